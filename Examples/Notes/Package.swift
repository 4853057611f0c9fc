// swift-tools-version: 6.3

import PackageDescription

// An app that uses the surrounding package like any other app.

let isStrict = Context.environment["USHER_STRICT"] != nil

func usher(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Usher") }
}

// The program and its windows. On other systems, the app consists only of its model.
#if os(Linux)
let gtk: [Target.Dependency] = [
  .product(name: "CGTK", package: "Usher", condition: .when(traits: ["GTK"]))
]
let programTargets: [Target] = [
  .executableTarget(
    name: "Notes", dependencies: ["NotesModel"] + gtk + usher("Usher", "UsherGTK"))
]
#else
let programTargets: [Target] = []
#endif

let package = Package(
  name: "Notes",
  platforms: [.iOS(.v16), .macOS(.v13)],
  traits: [.trait(name: "GTK", description: "The app's windows; needs GTK 4.8 or later.")],
  dependencies: [
    .package(
      name: "Usher", path: "../..",
      // This package doesn't need UIKit. With the trait, the build of Usher's tests is reused.
      traits: Set(["GTK", "UIKit"].map { .trait(name: $0, condition: .when(traits: ["GTK"])) }))
  ],
  targets: [
    .target(name: "NotesModel", dependencies: usher("Usher")),
    // An ability that Usher doesn't have.
    .target(name: "Promotions", dependencies: usher("Usher")),
    .testTarget(
      name: "NotesModelTests", dependencies: ["NotesModel"] + usher("Usher", "UsherTesting")),
    .testTarget(
      name: "PromotionsTests", dependencies: ["Promotions"] + usher("Usher", "UsherTesting")),
  ] + programTargets
)

// The settings of all targets except the system's libraries.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])
}
