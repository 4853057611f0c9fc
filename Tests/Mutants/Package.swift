// swift-tools-version: 6.3

import PackageDescription

// The mutation run: plants small mistakes in copies of the modules and sees whether a test notices
// each. A package of its own, as only this tool depends on swift-syntax.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Mutants",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    // Finds and plants mistakes, from text to text.
    .target(
      name: "Mistakes",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .testTarget(name: "MistakesTests", dependencies: ["Mistakes"], swiftSettings: settings),
  ]
)
