// swift-tools-version: 6.2

import PackageDescription

let inner = Target.Dependency.product(name: "InnerLibrary", package: "inner")

let package = Package(
  name: "Outer",
  platforms: [.iOS(.v17)],
  dependencies: [.package(path: "../Inner")],
  targets: [
    .target(name: "Outer", dependencies: [inner], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "OuterMistakes", dependencies: [inner], swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "OuterAlone"),
  ]
)
