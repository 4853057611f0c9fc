// swift-tools-version: 6.3

import PackageDescription

// An app for Linux and iOS that uses an original library and Usher together. The packages are used
// by path, or by version from the repository in the folder that USHER_REPOSITORIES specifies.
let usher: Package.Dependency =
  if let folder = Context.environment["USHER_REPOSITORIES"] {
    .package(url: "\(folder)/usher", from: "0.1.0")
  } else {
    .package(name: "usher", path: "../../..")
  }

// A program that uses the app's screens without a display.
#if os(Linux)
let apps: [Target] = [
  .executableTarget(
    name: "App", dependencies: ["Screens", .product(name: "UsherTesting", package: "usher")])
]
#else
let apps: [Target] = []
#endif

let package = Package(
  name: "BesideOriginal",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [usher, .package(path: "SwiftMessages")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "SwiftMessages", package: "SwiftMessages"),
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherUI", package: "usher"),
        .product(name: "UsherUIKit", package: "usher"),
        .product(name: "UsherGTK", package: "usher", condition: .when(platforms: [.linux])),
      ])
  ] + apps
)
