// swift-tools-version: 6.3

import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

#if os(Linux)
let windowTargets: [Target] = [
  .executableTarget(name: "AppBenchmark", dependencies: ["Measuring"]),
  // A library for comparison. Only the benchmark depends on it.
  .systemLibrary(
    name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
  .executableTarget(
    name: "WindowBenchmark",
    dependencies: [
      "CAllocations", "Measuring", "Metering",
      .product(name: "CGTK", package: "Usher", condition: .when(traits: ["GTK"])),
      .target(name: "CAdw", condition: .when(traits: ["GTK"])),
    ] + usher("Usher", "UsherGTK")),
  .target(name: "PlainViews", dependencies: usher("UIKit")),
  .executableTarget(
    name: "UIKitBenchmark",
    dependencies: ["CAllocations", "Measuring", "Metering", "PlainViews"]
      + usher("UIKit", "Usher", "UsherUIKit")),
  .testTarget(
    name: "EffortTests",
    dependencies: ["PlainViews"] + usher("UIKit", "UIKitTesting", "Usher", "UsherUIKit")),
]
#else
let windowTargets: [Target] = []
#endif

let package = Package(
  name: "UsherBenchmarks",
  traits: [.trait(name: "GTK", description: "The benchmark in a window; needs GTK 4.8 or later.")],
  dependencies: [
    .package(
      name: "Usher", path: "..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"])), "UIKit"])
  ],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: ["Measuring", "Metering"] + usher("UsherCore", "Usher", "UsherRecording")),
    // Code shared by the benchmarks of both hosts.
    .target(name: "Metering", dependencies: ["Measuring"] + usher("Usher")),
  ] + windowTargets
)

// The settings of all targets except the system's libraries.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .define("UIKIT_STAND_IN", .when(platforms: [.linux])),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}
