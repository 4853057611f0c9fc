/// The parts of the gallery's window that are in sight: all side by side, two, or one at a time.
package struct GalleryLayout: Hashable, Sendable {
  /// The width of the window, in points.
  package var width = 1320.0
  /// The least width of the stage, in points.
  package var stageWidth = 320.0
  /// The part that was brought in sight last.
  package private(set) var part = Part.page

  /// Makes the layout of a wide window.
  package init() {}

  /// A part of the gallery.
  package enum Part: Hashable, Sendable, CaseIterable {
    /// The list of all pages.
    case contents
    /// The selected page.
    case page
    /// The stage with the app and its overlays.
    case stage
  }

  /// The number of parts that there is room for, none of which is cut off.
  private enum Room {
    /// Room for all parts.
    case all
    /// Room for the stage, and beside it the page or the contents.
    case two
    /// Room for one part.
    case one
  }

  /// The least width of a page, with lines and with margins around the stage, in points.
  private static let pageWidth = 340.0
  /// The least width of the list of all pages, in points.
  private static let listWidth = 190.0
  /// The width that the settings in the title bar need, in points.
  private static let settingsWidth = 1040.0

  private var room: Room {
    let two = Self.pageWidth + stageWidth
    if width >= max(two + Self.listWidth, Self.settingsWidth) { return .all }
    return width >= two ? .two : .one
  }

  /// Whether all parts are in sight.
  package var isWide: Bool { room == .all }

  /// Whether a part is in sight.
  package func shows(_ part: Part) -> Bool {
    switch room {
    case .all: true
    case .two: part == .stage || part == (self.part == .contents ? .contents : .page)
    case .one: part == self.part
    }
  }

  /// The part that the way back leads to; `nil` where there is none.
  package var back: Part? {
    switch (room, part) {
    case (.all, _), (_, .contents): nil
    case (.two, _), (.one, .page): .contents
    case (.one, .stage): .page
    }
  }

  /// Brings a part in sight.
  package mutating func show(_ part: Part) { self.part = part }
}
