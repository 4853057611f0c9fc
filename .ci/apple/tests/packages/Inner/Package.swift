// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Inner",
  platforms: [.iOS(.v16)],
  products: [.library(name: "InnerLibrary", targets: ["Inner"])],
  targets: [.target(name: "Inner")]
)
