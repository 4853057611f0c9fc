/// The visible parts of the gallery's window: all side by side, two, or one.
package struct GalleryLayout: Hashable, Sendable {
  /// The width of the window, in points.
  package var width = 1320.0
  /// The minimum width of the stage, in points.
  package var stageWidth = 320.0
  /// The part that was shown last.
  package private(set) var part = Part.page

  /// Creates the layout of a wide window.
  package init() {}

  package enum Part: Hashable, Sendable, CaseIterable {
    /// The list of all pages.
    case contents
    /// The selected page.
    case page
    /// The stage with the app and its overlays.
    case stage
  }

  /// The number of parts that fit without being clipped.
  private enum Room {
    case all
    /// The stage, and the page or the contents.
    case two
    case one
  }

  /// The minimum width of a page, including lines and the margins around the stage, in points.
  private static let pageWidth = 340.0
  /// The minimum width of the list of all pages, in points.
  private static let listWidth = 190.0
  /// The width of the settings in the title bar, in points.
  private static let settingsWidth = 1040.0

  private var room: Room {
    let two = Self.pageWidth + stageWidth
    if width >= max(two + Self.listWidth, Self.settingsWidth) { return .all }
    return width >= two ? .two : .one
  }

  /// Whether all parts are visible.
  package var isWide: Bool { room == .all }

  package func shows(_ part: Part) -> Bool {
    switch room {
    case .all: true
    case .two: part == .stage || part == (self.part == .contents ? .contents : .page)
    case .one: part == self.part
    }
  }

  /// The part that the Back button shows, or `nil` if there is no Back button.
  package var back: Part? {
    switch (room, part) {
    case (.all, _), (_, .contents): nil
    case (.two, _), (.one, .page): .contents
    case (.one, .stage): .page
    }
  }

  package mutating func show(_ part: Part) { self.part = part }
}
