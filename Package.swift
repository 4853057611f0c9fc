// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// The engine must also build for targets without an operating system; see ARCHITECTURE.md.
let coreSettings: [SwiftSetting] =
  settings + [
    .strictMemorySafety(),
    .enableExperimentalFeature("Extern"),
    .treatWarning("EmbeddedRestrictions", as: .error),
  ]

let package = Package(
  name: "Usher",
  products: [
    .library(name: "UsherCore", targets: ["UsherCore"]),
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherGTK", targets: ["UsherGTK"]),
    .library(name: "CGTK", targets: ["CGTK"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The host for GTK 4 windows; needs GTK 4.8 or later.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .target(name: "UsherCore", swiftSettings: coreSettings),
    .target(
      name: "Usher", dependencies: ["UsherCore"], swiftSettings: settings + [.strictMemorySafety()]),
    .target(
      name: "UsherTesting", dependencies: ["Usher"],
      swiftSettings: settings + [.strictMemorySafety()]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "UsherGTK",
      dependencies: ["Usher", .target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      swiftSettings: settings),
    .target(
      name: "SampleApp",
      dependencies: [.target(name: "CGTK", condition: .when(traits: ["GTK"]))],
      swiftSettings: settings),
    .target(name: "GalleryModel", dependencies: ["Usher"], swiftSettings: settings),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "GalleryModel", "SampleApp", "Usher", "UsherGTK", "UsherTesting",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["GTK"])),
      ],
      swiftSettings: settings),
    .target(
      name: "WindowScenarios",
      dependencies: [
        "SampleApp", "Usher", "UsherGTK", "UsherTesting",
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
      ],
      path: "Tests/WindowScenarios", swiftSettings: settings),
    .executableTarget(
      name: "WindowRunner", dependencies: ["WindowScenarios"], path: "Tests/WindowRunner",
      swiftSettings: settings),
    .testTarget(
      name: "UsherGTKTests", dependencies: ["Gallery", "WindowRunner", "WindowScenarios"],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests", dependencies: ["GalleryModel", "UsherTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "UsherTests", dependencies: ["Usher", "UsherTesting"], swiftSettings: settings),
    .testTarget(name: "UsherCoreTests", dependencies: ["UsherCore"], swiftSettings: settings),
  ]
)
