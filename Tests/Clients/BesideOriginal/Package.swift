// swift-tools-version: 6.3

import PackageDescription

// An app for Linux and iOS that has an original library, and Usher beside it; by path, or by version from the repository
// that USHER_REPOSITORY names.
let usher: Package.Dependency =
  if let repository = Context.environment["USHER_REPOSITORY"] {
    .package(url: repository, from: "0.1.0")
  } else {
    .package(name: "usher", path: "../../..")
  }

let package = Package(
  name: "BesideOriginal",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [usher, .package(path: "SwiftMessages")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "SwiftMessages", package: "SwiftMessages"),
        .product(name: "Usher", package: "usher"),
        .product(name: "UsherTesting", package: "usher"),
        .product(name: "UsherUI", package: "usher"),
        .product(name: "UsherUIKit", package: "usher"),
        .product(name: "UsherGTK", package: "usher", condition: .when(platforms: [.linux])),
      ])
  ]
)
