// swift-tools-version: 6.3

import PackageDescription

// Warnings are errors only for this package's own commands. Xcode builds dependencies with
// suppressed warnings, and the compiler refuses both settings together.
let isStrict = Context.environment["USHER_STRICT"] != nil
// Compile the files of a module in one batch, because each batch reads all of the module's files
// again. This saves a tenth of the work in a first build.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error), .unsafeFlags(["-driver-batch-count", "1"]),
]

let isDocumented = Context.environment["USHER_DOCS"] != nil

// The engine must also build for targets without an operating system (see ARCHITECTURE.md).
let coreSettings: [SwiftSetting] =
  [.strictMemorySafety(), .enableExperimentalFeature("Extern")]
  + (isStrict ? [.treatWarning("EmbeddedRestrictions", as: .error)] : [])

// GTK, and the targets that are tested in its windows. They don't exist on a Mac, which resolves
// the package for iOS.
#if os(Linux)
let gtk: [Target.Dependency] = [.target(name: "CGTK", condition: .when(traits: ["GTK"]))]
// GLib alone, whose headers GTK needs.
let glib: [Target.Dependency] = [
  .target(name: "CGLibMainActor", condition: .when(traits: ["GLib", "GTK"]))
]
let glibTargets: [Target] = [
  .systemLibrary(
    name: "CGLibMainActor", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
  .executableTarget(
    name: "GLibRunner", dependencies: ["GLibMainActor"] + glib, path: "Tests/GLibRunner"),
  .testTarget(name: "GLibMainActorTests", dependencies: ["GLibRunner"]),
]
// UIKit on Linux, for libraries and apps for iOS. Their sources check the condition. Documentation
// builds ignore conditions with traits.
let uiKit: [Target.Dependency] = ["UIKit", "UserNotifications"].map {
  .target(
    name: $0, condition: isDocumented ? nil : .when(platforms: [.linux], traits: ["UIKit"]))
}
let windowTargets: [Target] = [
  .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
  .target(name: "SampleApp", dependencies: gtk, path: "Tests/SampleApp"),
  .target(
    name: "WindowScenarios",
    dependencies: [
      "SampleApp", "Trials", "Usher", "UsherGTK", "UsherRecording", "UsherTesting",
    ] + gtk,
    path: "Tests/WindowScenarios", exclude: ["Pictures"]),
  .executableTarget(
    name: "WindowRunner",
    dependencies: [
      "Usher", "UsherGTK", "WindowScenarios",
      .target(name: "UIKitPhone", condition: .when(platforms: [.linux], traits: ["UIKit"])),
    ] + uiKit,
    path: "Tests/WindowRunner"),
  .target(name: "TestProcesses", path: "Tests/TestProcesses"),
  .testTarget(
    name: "UsherGTKTests",
    dependencies: ["TestProcesses", "Usher", "UsherGTK", "WindowRunner", "WindowScenarios"]),
]
let windowProducts: [Product] = [
  .library(name: "CGTK", targets: ["CGTK"]),
  // Code that the example gallery's program and its tests share with the tests of windows.
  .library(name: "WindowTesting", targets: ["SampleApp", "TestProcesses"]),
]

let uiKitTesting: [Target.Dependency] = [
  "UIKitTesting", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics",
].map { .target(name: $0, condition: .when(platforms: [.linux], traits: ["UIKit"])) }
let uiKitTargets: [Target] = [
  .target(name: "UIKit", dependencies: gtk, path: "UIKitOnLinux/UIKit"),
  .target(name: "QuartzCore", dependencies: ["UIKit"], path: "UIKitOnLinux/QuartzCore"),
  .target(name: "CoreGraphics", dependencies: ["UIKit"], path: "UIKitOnLinux/CoreGraphics"),
  .target(
    name: "UserNotifications", dependencies: ["UIKit"], path: "UIKitOnLinux/UserNotifications"),
  .target(name: "_Testing_UIKit", path: "UIKitOnLinux/_Testing_UIKit"),
  .target(name: "_Testing_CoreGraphics", path: "UIKitOnLinux/_Testing_CoreGraphics"),
  .target(
    name: "UIKitTesting", dependencies: ["UIKit", "_Testing_UIKit"],
    path: "UIKitOnLinux/UIKitTesting"),
  // A phone in a window, whose screen is drawn.
  .target(name: "GTKWidgets", dependencies: gtk, path: "UIKitOnLinux/GTKWidgets"),
  .target(
    name: "UIKitPhone", dependencies: ["GLibMainActor", "GTKWidgets", "UsherGTK"] + uiKit + gtk,
    path: "UIKitOnLinux/UIKitPhone"),
  .testTarget(name: "UIKitTests", dependencies: uiKit + uiKitTesting),
  .testTarget(
    name: "UsherUIKitTests",
    dependencies: ["SampleApp", "Trials", "Usher", "UsherTesting", "UsherUIKit"] + uiKit
      + uiKitTesting),
]
let uiKitProducts: [Product] = [
  .library(
    name: "UIKit",
    targets: [
      "UIKit", "QuartzCore", "CoreGraphics", "UserNotifications", "_Testing_UIKit",
      "_Testing_CoreGraphics",
    ]),
  .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
  .library(name: "UIKitPhone", targets: ["UIKitPhone", "GTKWidgets"]),
]
#else
let gtk: [Target.Dependency] = []
let glib: [Target.Dependency] = []
let glibTargets: [Target] = []
let windowTargets: [Target] = []
let windowProducts: [Product] = []
let uiKit: [Target.Dependency] = []
let uiKitTargets: [Target] = []
let uiKitProducts: [Product] = []
#endif

let package = Package(
  name: "Usher",
  // The first systems with `Duration`.
  platforms: [
    .iOS(.v16), .macCatalyst(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "UsherCore", targets: ["UsherCore"]),
    .library(name: "Usher", targets: ["Usher"]),
    .library(name: "UsherRecording", targets: ["UsherRecording"]),
    .library(name: "UsherTesting", targets: ["UsherTesting"]),
    .library(name: "UsherUIKit", targets: ["UsherUIKit"]),
    .library(name: "UsherUI", targets: ["UsherUI"]),
    .library(name: "UsherGTK", targets: ["UsherGTK"]),
    .library(name: "GLibMainActor", targets: ["GLibMainActor"]),
    // For the playground of the example gallery.
    .library(name: "OverlayProperties", targets: ["OverlayProperties"]),
  ] + windowProducts + uiKitProducts,
  traits: [
    .trait(
      name: "GTK", description: "The host for GTK 4 windows on Linux; needs GTK 4.8 or later."),
    .trait(
      name: "GLib",
      description: "The product GLibMainActor on Linux; needs GLib. The trait GTK includes it."
    ),
    .trait(
      name: "UIKit",
      description: "The hosts for UIKit and SwiftUI on Linux, over a UIKit of the package's own."),
  ],
  // Only `./usher docs` uses the plugin. An app that depends on this package doesn't fetch it.
  dependencies: !isDocumented
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")],
  targets: [
    .target(name: "UsherCore", swiftSettings: coreSettings),
    .target(name: "Usher", dependencies: ["UsherCore"], swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "UsherRecording", dependencies: ["UsherCore", "Usher"],
      swiftSettings: [.strictMemorySafety()]),
    .target(
      name: "UsherTesting", dependencies: ["Usher", "UsherRecording"],
      swiftSettings: [.strictMemorySafety()]),
    .target(name: "UsherUIKit", dependencies: ["Usher"] + uiKit),
    .target(name: "UsherUI", dependencies: ["Usher", "UsherUIKit"] + uiKit),
    // It is empty on all systems except Linux, so that an app for several systems can always depend
    // on it.
    .target(name: "UsherGTK", dependencies: ["GLibMainActor", "Usher"] + gtk),
    .target(name: "GLibMainActor", dependencies: glib),
    .target(
      name: "Trials", dependencies: ["Usher"], path: "Tests/Trials", exclude: ["Picture.png"]),
    // The properties of an overlay, for the gallery's playground and for random overlays in tests.
    .target(name: "OverlayProperties", dependencies: ["Usher"], path: "Tests/OverlayProperties"),
    // Code shared by tests with random scripts.
    .target(name: "Scripts", dependencies: ["UsherCore"], path: "Tests/Scripts"),
    .testTarget(
      name: "UsherUITests", dependencies: ["Usher", "UsherTesting", "UsherUI", "UsherUIKit"]),
    .testTarget(
      name: "UsherTests",
      dependencies: [
        "OverlayProperties", "Scripts", "Trials", "Usher", "UsherRecording", "UsherTesting",
      ]),
    .testTarget(
      name: "UsherCoreTests",
      dependencies: ["OverlayProperties", "Scripts", "UsherCore", "Usher", "UsherRecording"]),
  ] + glibTargets + windowTargets + uiKitTargets
)

// The settings of all targets except the system's libraries.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // Almost every file of UIKit exposes Foundation's types, so its imports are public.
    + (target.name == "UIKit"
      ? []
      : [
        .enableUpcomingFeature("InternalImportsByDefault")
      ])
    + (target.name == "UIKit"
      ? []
      : [
        .define(
          "UIKIT_STAND_IN",
          isDocumented ? .when(platforms: [.linux]) : .when(platforms: [.linux], traits: ["UIKit"])
        )
      ])
    + (isStrict ? strict : [])
}
