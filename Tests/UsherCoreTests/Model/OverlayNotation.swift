import OverlayProperties
import UsherCore

/// Writes a script's overlays with only the values that differ from `OverlayConfiguration.model`.
enum OverlayNotation {
  /// The functions that reset each property to the default value.
  static var resets: [(OverlayConfiguration) -> OverlayConfiguration] {
    OverlayProperty.all.map { property in
      { overlay in
        var overlay = overlay
        property.copy(.model, &overlay)
        return overlay
      }
    }
  }

  static func describe(_ overlay: OverlayConfiguration) -> String {
    let values = OverlayProperty.all.filter { !$0.isSame(overlay, .model) }
      .map { "\($0.name): \($0.value(overlay))" }
    return "OverlayConfiguration(\(values.joined(separator: ", ")))"
  }

  /// Returns the script as a list of events with their times in milliseconds.
  static func describe(_ script: [Timed]) -> String {
    script.map { timed in
      let event =
        switch timed.event {
        case .presentRequested(let id, let overlay): "presentRequested(\(id), \(describe(overlay)))"
        case .updateRequested(let id, let overlay): "updateRequested(\(id), \(describe(overlay)))"
        default: "\(timed.event)"
        }
      return "(\(timed.time), .\(event)),"
    }
    .joined(separator: "\n").withoutTypeNames
  }
}

extension String {
  /// The text without type names that a reader doesn't need.
  var withoutTypeNames: String {
    replacing("UsherCore.", with: "").replacing("rawValue: ", with: "")
      .replacing("Optional", with: "")
  }
}
