// swift-tools-version: 6.3

import PackageDescription

// The gallery uses the package around it as any other app does, but for what it counts and measures
// of the host: that is marked `@_spi(Inspection)` there.

let isStrict = Context.environment["USHER_STRICT"] != nil
// See Usher's manifest.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

// The program, its windows, and the older libraries' demos. Elsewhere the gallery is its model,
// which an app shows.
#if os(Linux)
let gtk: [Target.Dependency] = [
  .product(name: "CGTK", package: "Usher", condition: .when(traits: ["GTK"]))
]
let programTargets: [Target] = [
  .target(
    name: "LibraryDemos",
    dependencies: usher("Usher")
      + ["OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages"].map {
        .product(name: $0, package: "UsherFacades")
      }),
  // The app behind the overlays, shared with the tests of the GTK host by a link.
  .target(name: "SampleApp", dependencies: gtk),
  // Widgets in a few words, shared with the phone over the stand-in for UIKit by a link.
  .target(name: "GTKWidgets", dependencies: gtk),
  // The pictures that move, as scripts that play with or without a window.
  .target(name: "Films", dependencies: ["GalleryModel"] + usher("Usher", "UsherTesting")),
  .executableTarget(
    name: "Gallery",
    dependencies: ["Films", "GTKWidgets", "GalleryModel", "LibraryDemos", "SampleApp"] + gtk
      + usher("Usher", "UsherGTK", "UsherTesting") + [
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["GTK"]))
      ]),
  .testTarget(name: "FilmTests", dependencies: ["Films"] + usher("Usher")),
  .testTarget(
    name: "GalleryProgramTests",
    dependencies: ["Gallery", "GalleryModel", "Films"] + usher("Usher") + gtk,
    exclude: ["libadwaita.py"]),
]
#else
let programTargets: [Target] = []
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v16), .macOS(.v13)],
  traits: [.trait(name: "GTK", description: "The gallery's windows; needs GTK 4.8 or later.")],
  dependencies: [
    .package(
      name: "Usher", path: "../..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))]),
    .package(
      name: "UsherFacades", path: "../../usher-facades",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "GalleryModel", dependencies: usher("Usher")),
    .testTarget(
      name: "GalleryTests", dependencies: ["GalleryModel"] + usher("Usher", "UsherTesting")),
  ] + programTargets
)

// Every target's settings; the system's libraries have none.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? strict : [])
}
