/// The parts of the gallery's window that are in sight: all side by side, or one at a time.
package struct GalleryLayout: Hashable, Sendable {
  /// The width of the window, in points.
  package var width = 1320.0
  /// The part in sight in a narrow window.
  package private(set) var part = Part.page

  /// Makes the layout of a wide window.
  package init() {}

  /// A part of the gallery.
  package enum Part: Hashable, Sendable, CaseIterable {
    /// The list of all sections.
    case sections
    /// The page of the selected section.
    case page
    /// The phone with the app and its overlays.
    case phone
  }

  /// Whether the window is too narrow for more than one part: below 900 points.
  package var isNarrow: Bool { width < 900 }

  /// Whether a part is in sight.
  package func shows(_ part: Part) -> Bool { !isNarrow || part == self.part }

  /// The part that the way back leads to; `nil` where there is none.
  package var back: Part? {
    guard isNarrow else { return nil }
    return switch part {
    case .sections: nil
    case .page: .sections
    case .phone: .page
    }
  }

  /// Brings a part in sight.
  package mutating func show(_ part: Part) { self.part = part }
}
