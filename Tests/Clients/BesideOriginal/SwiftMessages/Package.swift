// swift-tools-version: 6.3

import PackageDescription

// Stands for the original library of this name, which an app has beside Usher.
let package = Package(
  name: "SwiftMessages",
  products: [.library(name: "SwiftMessages", targets: ["SwiftMessages"])],
  targets: [.target(name: "SwiftMessages")])
