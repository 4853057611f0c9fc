// swift-tools-version: 6.3

import PackageDescription

// The mutation run inserts small mistakes into copies of the modules and checks whether a test
// notices each mistake. It is a separate package, because only this tool depends on swift-syntax.
//
// Building its tests takes a minute or two:
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
    // Finds and inserts mistakes in text.
    .target(
      name: "Mistakes",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    // Builds mutants and runs the tests.
    .target(name: "MutationRun", dependencies: ["Mistakes"], swiftSettings: settings),
    .executableTarget(name: "Mutants", dependencies: ["MutationRun"], swiftSettings: settings),
    .testTarget(name: "MistakesTests", dependencies: ["Mistakes"], swiftSettings: settings),
    .testTarget(name: "MutationRunTests", dependencies: ["MutationRun"], swiftSettings: settings),
  ]
)
