// swift-tools-version: 6.3

import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil

#if os(Linux)
let windowTargets: [Target] = [
  .executableTarget(name: "AppBenchmark", dependencies: ["Measuring"]),
  // A library to compare with; only the benchmark depends on it.
  .systemLibrary(
    name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
  .executableTarget(
    name: "WindowBenchmark",
    dependencies: [
      "CAllocations", "Measuring",
      .product(name: "Usher", package: "Usher"),
      .product(name: "UsherGTK", package: "Usher"),
      .product(name: "CGTK", package: "Usher", condition: .when(traits: ["GTK"])),
      .target(name: "CAdw", condition: .when(traits: ["GTK"])),
    ]),
]
#else
let windowTargets: [Target] = []
#endif

let package = Package(
  name: "UsherBenchmarks",
  traits: [.trait(name: "GTK", description: "The benchmark in a window; needs GTK 4.8 or later.")],
  dependencies: [
    .package(
      name: "Usher", path: "..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "CAllocations"),
    .target(name: "Measuring", dependencies: ["CAllocations"]),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"]),
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: [
        "Measuring",
        .product(name: "UsherCore", package: "Usher"),
        .product(name: "Usher", package: "Usher"),
      ]),
  ] + windowTargets
)

// Every target's settings; the system's libraries have none.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}
