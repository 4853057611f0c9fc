// swift-tools-version: 6.3

import PackageDescription

// A replacement for the original library with this name, which an app uses together with Usher.
let package = Package(
  name: "SwiftMessages",
  products: [.library(name: "SwiftMessages", targets: ["SwiftMessages"])],
  targets: [.target(name: "SwiftMessages")])
