package import Usher

/// The conditions under which exhibits have golden pictures.
package struct GoldenView: Hashable, Sendable {
  /// Whether the picture is light or dark.
  package let appearance: Appearance
  /// What else differs from the usual; `nil` for nothing.
  package let condition: Condition?

  /// A preference of the user's, or the direction in which the app reads.
  package enum Condition: String, Sendable {
    case rightToLeft = "right-to-left"
    case increasedContrast = "increased-contrast"
    /// Text at 150 %.
    case largeText = "large-text"
  }

  /// Light and dark, first as usual and then from right to left; both are drawn by every host.
  package static let ofAllHosts = views(nil, .rightToLeft)
  /// All views.
  ///
  /// At increased contrast and with large text, GTK alone has pictures, as the text sizes of other
  /// systems are no percentages of the usual.
  package static let all = ofAllHosts + views(.increasedContrast, .largeText)

  private static func views(_ conditions: Condition?...) -> [GoldenView] {
    conditions.flatMap { condition in
      Appearance.allCases.map { GoldenView(appearance: $0, condition: condition) }
    }
  }

  /// Whether the app reads from right to left.
  package var isRightToLeft: Bool { condition == .rightToLeft }

  /// Returns the names among `exhibits` that have a golden picture in the view.
  ///
  /// As usual, all have one. From right to left, four sections' presets have, since the frames of
  /// the other presets are known to be mirrored; otherwise those with content of Usher's own.
  package func names(among exhibits: [String]) -> [String] {
    let sections: [Section]
    switch condition {
    case nil: return exhibits
    case .rightToLeft: sections = [.abilities, .beside, .platform, .words]
    case .increasedContrast, .largeText:
      sections = [.basics, .abilities, .beside, .dialogs, .progress, .lists]
    }
    let names = Set(sections.flatMap(\.presets).map(\.name))
    return exhibits.filter(names.contains)
  }

  /// Returns the name of an exhibit's golden picture.
  package func file(of exhibit: String) -> String {
    "\(exhibit)\(condition.map { "-" + $0.rawValue } ?? "")-\(appearance).png"
  }
}
