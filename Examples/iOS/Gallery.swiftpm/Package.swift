// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

// An app that Xcode opens as it is. The gallery's model is a link to the sources of the package that this
// one depends on, so that model and app belong to one package.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "Gallery",
      targets: ["GalleryApp"],
      bundleIdentifier: "org.example.usher.gallery",
      teamIdentifier: "",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "Usher", path: "../../..")],
  targets: [
    .target(
      name: "GalleryModel",
      dependencies: [.product(name: "Usher", package: "Usher")],
      path: "GalleryModel",
      exclude: ["Goldens", "Monkey"],
      swiftSettings: settings),
    .executableTarget(
      name: "GalleryApp",
      dependencies: ["GalleryModel", .product(name: "UsherUIKit", package: "Usher")],
      path: "App",
      swiftSettings: settings),
  ]
)
