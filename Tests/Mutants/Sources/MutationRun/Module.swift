import Foundation

/// A module in which mistakes are planted.
struct Module {
  let name: String
  /// The folder of its sources, relative to the repository's root.
  let folder: String

  /// The modules, without the GTK host, because no headless test compiles it.
  static let all = [
    Module(name: "UsherCore", folder: "Sources/UsherCore"),
    Module(name: "Usher", folder: "Sources/Usher"),
    Module(name: "UsherRecording", folder: "Sources/UsherRecording"),
    Module(name: "UsherUIKit", folder: "Sources/UsherUIKit"),
    Module(name: "UsherUI", folder: "Sources/UsherUI"),
    Module(name: "SwiftEntryKit", folder: "usher-facades/Sources/SwiftEntryKit"),
    Module(name: "SwiftMessages", folder: "usher-facades/Sources/SwiftMessages"),
    Module(name: "OwlBanners", folder: "usher-facades/Sources/OwlBanners"),
    Module(name: "Popup", folder: "usher-facades/Sources/Popup"),
    // The rest of this module replaces UIKit, and isn't part of an app.
    Module(name: "UIKitBridge", folder: "usher-facades/Sources/UIKitBridge"),
  ]

  /// Whether a file of the repository is one of the module's sources.
  func contains(_ path: String) -> Bool {
    path.hasPrefix(folder + "/") && path.hasSuffix(".swift") && !path.contains("/StandIn/")
  }

  /// The file with the switch, which is added to the module.
  var switchFile: String { "\(folder)/IsMistaken.swift" }
}
