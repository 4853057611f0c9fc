package import Usher

/// The conditions of golden images.
package struct GoldenView: Hashable, Sendable {
  package let appearance: Appearance
  /// The condition that differs from the default, or `nil`.
  package let condition: Condition?

  /// One of the user's preferences, or the app's text direction.
  package enum Condition: String, Sendable {
    case rightToLeft = "right-to-left"
    case increasedContrast = "increased-contrast"
    /// Text at 150 %.
    case largeText = "large-text"
  }

  /// Light and dark, with default settings and right to left.
  ///
  /// Every host draws them.
  package static let ofAllHosts = views(nil, .rightToLeft)
  /// All views.
  ///
  /// Only GTK has images with increased contrast and large text, because text sizes on other
  /// systems aren't percentages of the default.
  package static let all = ofAllHosts + views(.increasedContrast, .largeText)

  private static func views(_ conditions: Condition?...) -> [GoldenView] {
    conditions.flatMap { condition in
      Appearance.allCases.map { GoldenView(appearance: $0, condition: condition) }
    }
  }

  package var isRightToLeft: Bool { condition == .rightToLeft }

  /// Returns the names among `exhibits` that have a golden image in this view.
  ///
  /// By default, all exhibits have one. Right to left, only the presets in four sections have one,
  /// because the frames of other presets are known to be mirrored. In other views, presets with
  /// Usher's own content have one.
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

  package func file(of exhibit: String) -> String {
    "\(exhibit)\(condition.map { "-" + $0.rawValue } ?? "")-\(appearance).png"
  }
}
