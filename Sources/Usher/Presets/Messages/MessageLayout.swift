public import UsherCore

/// The arrangement of a message's parts, and the shape of its surface, as in SwiftMessages.
public enum MessageLayout: Hashable, Sendable {
  /// A row from side to side with a padding of 20 points.
  ///
  /// Use it with `OverlayPreset.top` and `OverlayPreset.bottom`.
  case bar
  /// A row on a card with a corner radius of 15 points.
  ///
  /// Use it with `OverlayPreset.topCard` and `OverlayPreset.bottomCard`.
  case card
  /// A row on a tab at the given edge, with round corners on the opposite side.
  ///
  /// Use it with `OverlayPreset.topTab` and `OverlayPreset.bottomTab`.
  case tab(at: OverlayPosition.Vertical)
  /// A small single line with only the description.
  ///
  /// Use it with `OverlayPreset.statusLine`.
  case statusLine
  /// A centered column.
  ///
  /// Use it with `OverlayPreset.center`.
  case centered

  var cornerRadius: Double {
    switch self {
    case .bar, .statusLine: 0
    case .card, .tab, .centered: 15
    }
  }

  func corners(_ radius: Double) -> Corners {
    switch self {
    case .bar, .card, .statusLine, .centered, .tab(at: .center): .all(radius)
    case .tab(at: .top): .bottom(radius)
    case .tab(at: .bottom): .top(radius)
    }
  }

  var padding: Insets {
    switch self {
    case .bar, .card, .tab, .centered: Insets(horizontal: 20, vertical: 20)
    case .statusLine: Insets(horizontal: 30, vertical: 2)
    }
  }
}
