public import UsherCore

/// How the pieces of a message lie, and on what surface, as in SwiftMessages.
public enum MessageLayout: Hashable, Sendable {
  /// From side to side, with 20 points around; for `Presets.top` and `Presets.bottom`.
  case bar
  /// A card with corners of 15 points; for `Presets.topCard` and `Presets.bottomCard`.
  case card
  /// It hangs from the edge it is placed at, and is round at the other side; for `Presets.topTab` and
  /// `Presets.bottomTab`.
  case tab(at: Placement.Vertical)
  /// One small line, the description alone; for `Presets.statusLine`.
  case statusLine
  /// One below the other in the middle; for `Presets.center`.
  case centered

  /// How round its corners are, where nothing else is said.
  var cornerRadius: Double {
    switch self {
    case .bar, .statusLine: 0
    case .card, .tab, .centered: 15
    }
  }

  /// Which corners are round.
  func corners(_ radius: Double) -> Corners {
    switch self {
    case .bar, .card, .statusLine, .centered, .tab(at: .center): .all(radius)
    case .tab(at: .top): .bottom(radius)
    case .tab(at: .bottom): .top(radius)
    }
  }

  /// What is around its pieces, where nothing else is said.
  var padding: Insets {
    switch self {
    case .bar, .card, .tab, .centered: Insets(horizontal: 20, vertical: 20)
    case .statusLine: Insets(horizontal: 30, vertical: 2)
    }
  }
}
