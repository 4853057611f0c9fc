// swift-tools-version: 6.3

import AppleProductTypes
import PackageDescription

// An app that Xcode can open. Its screens are in `UIKitGallery` in Examples/Gallery.

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
  dependencies: [.package(path: "../../Gallery")],
  targets: [
    .executableTarget(
      name: "GalleryApp",
      dependencies: [.product(name: "UIKitGallery", package: "Gallery")],
      path: "App",
      resources: [.process("Assets.xcassets")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
