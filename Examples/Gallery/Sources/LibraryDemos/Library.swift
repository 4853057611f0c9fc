/// A section of the demos: an older library shown using its facade, or all libraries together.
package enum Library: String, CaseIterable, Sendable {
  case swiftEntryKit = "SwiftEntryKit"
  case swiftMessages = "SwiftMessages"
  case owlBanners = "OwlBanners"
  case popup = "Popup"
  case oneQueue = "One queue"

  /// A sentence about the section's demos.
  package var note: String {
    switch self {
    case .swiftEntryKit: "The presets of SwiftEntryKit's example app."
    case .swiftMessages: "The demos of SwiftMessages' demo app, and more."
    case .owlBanners: "The demos of OwlBanners' demo app, and more."
    case .popup: "The three tasks of Popup's example, and more."
    case .oneQueue: "Requests of all four libraries at the same moment."
    }
  }

  /// The section's name in file names.
  package var name: String {
    rawValue.lowercased().replacing(" ", with: "-")
  }

  /// Returns the demo's name in file names, unique among all sections.
  package func fileName(of demo: Demo) -> String { "\(name)-\(demo.name)" }

  /// The section's demos, in the order of the original.
  @MainActor
  package var demos: [Demo] {
    switch self {
    case .swiftEntryKit: Demo.swiftEntryKit
    case .swiftMessages: Demo.swiftMessages
    case .owlBanners: Demo.owlBanners
    case .popup: Demo.popup
    case .oneQueue: Demo.oneQueue
    }
  }
}
