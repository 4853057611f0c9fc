/// A section of the demos: an older library shown through its facade, or all libraries together.
package enum Library: String, CaseIterable, Sendable {
  case swiftEntryKit = "SwiftEntryKit"
  case swiftMessages = "SwiftMessages"
  case owlBanners = "OwlBanners"
  case popup = "Popup"
  case oneQueue = "One queue"

  /// A sentence about the section's demos.
  package var note: String {
    switch self {
    case .swiftEntryKit: "The list of its example app, by import SwiftEntryKit."
    case .swiftMessages: "The rows of its demo app, by import SwiftMessages."
    case .owlBanners: "The buttons of its demo app, by import OwlBanners."
    case .popup: "Its three tasks and what else it can do, by import Popup."
    case .oneQueue: "All four at the same moment: they take turns, or not."
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
