// swift-tools-version: 6.3

import PackageDescription

// The mutation run plants small mistakes in copies of the modules, and checks whether a test
// notices each. It is a separate package, because only this tool depends on swift-syntax.
//
// Its own tests need a minute or two to build:
// swift test --package-path Tests/Mutants --scratch-path .build-mutants/tool

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
    // Builds the planted mistakes and runs the tests.
    .target(name: "MutationRun", dependencies: ["Mistakes"], swiftSettings: settings),
    .executableTarget(name: "Mutants", dependencies: ["MutationRun"], swiftSettings: settings),
    .testTarget(name: "MistakesTests", dependencies: ["Mistakes"], swiftSettings: settings),
    .testTarget(name: "MutationRunTests", dependencies: ["MutationRun"], swiftSettings: settings),
  ]
)
