// swift-tools-version: 6.3

import AppleProductTypes
import PackageDescription

// An app that Xcode opens as it is. Its model and the demos of the older libraries are links to the
// sources of `GalleryModel` and `LibraryDemos` in Examples/Gallery, so that all belong to one
// package; under other names, since no two modules of packages that are opened together may share
// one.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "UsherGallery",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "UsherGallery",
      targets: ["GalleryApp"],
      bundleIdentifier: "org.example.usher.gallery",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .asset("AppIcon"),
      accentColor: .presetColor(.indigo),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [
    .package(name: "Usher", path: "../../.."),
    .package(name: "UsherFacades", path: "../../../usher-facades"),
  ],
  targets: [
    .target(
      name: "AppModel",
      dependencies: [.product(name: "Usher", package: "Usher")],
      path: "AppModel",
      exclude: ["Goldens", "Monkey", "Pixels"],
      swiftSettings: settings),
    .target(
      name: "AppDemos",
      dependencies: [
        .product(name: "Usher", package: "Usher"), .product(name: "UsherUIKit", package: "Usher"),
      ]
        + ["OwlBanners", "Popup", "SwiftEntryKit", "SwiftMessages"].map {
          .product(name: $0, package: "UsherFacades")
        },
      path: "AppDemos",
      swiftSettings: settings),
    .executableTarget(
      name: "GalleryApp",
      dependencies: [
        "AppDemos", "AppModel", .product(name: "UsherUI", package: "Usher"),
        .product(name: "UsherUIKit", package: "Usher"),
      ],
      path: "App",
      resources: [.process("Assets.xcassets")],
      swiftSettings: settings),
  ]
)
