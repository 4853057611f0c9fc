package import Usher

/// An appearance and a reading direction in which exhibits have golden pictures.
package struct GoldenView: Hashable, Sendable {
  /// Whether the picture is light or dark.
  package let appearance: Appearance
  /// Whether the app reads from right to left.
  package let isRightToLeft: Bool

  /// Light and dark, first from left to right, then from right to left.
  package static let all = [false, true].flatMap { isRightToLeft in
    Appearance.allCases.map { GoldenView(appearance: $0, isRightToLeft: isRightToLeft) }
  }

  /// Returns the names among `exhibits` that have a golden picture in the view.
  ///
  /// From left to right, all have one. From right to left, four sections' presets have, since the
  /// frames of the other presets are known to be mirrored.
  package func names(among exhibits: [String]) -> [String] {
    guard isRightToLeft else { return exhibits }
    let sections: [Section] = [.abilities, .beside, .platform, .words]
    let names = Set(sections.flatMap(\.presets).map(\.name))
    return exhibits.filter(names.contains)
  }

  /// Returns the name of an exhibit's golden picture.
  package func file(of exhibit: String) -> String {
    "\(exhibit)\(isRightToLeft ? "-right-to-left" : "")-\(appearance).png"
  }
}
