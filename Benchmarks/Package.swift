// swift-tools-version: 6.3

import PackageDescription

let isStrict = Context.environment["USHER_STRICT"] != nil
let strictSettings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  strictSettings + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]

#if os(Linux)
let windowTargets: [Target] = [
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
    ],
    swiftSettings: settings),
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
    .target(name: "Measuring", dependencies: ["CAllocations"], swiftSettings: settings),
    .testTarget(name: "MeasuringTests", dependencies: ["Measuring"], swiftSettings: settings),
    .executableTarget(
      name: "CoreBenchmark",
      dependencies: [
        "Measuring",
        .product(name: "UsherCore", package: "Usher"),
        .product(name: "Usher", package: "Usher"),
      ],
      swiftSettings: settings),
  ] + windowTargets
)
