extension MessageView {
  /// How the pieces of a message lie, and on what.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// From side to side, with 20 points around; its ground goes on under the safe area.
    case messageView = "MessageView"
    /// A card with corners of 15 points, 10 points from the edges.
    case cardView = "CardView"
    /// It hangs from the edge it is shown at, and is round at the other side.
    case tabView = "TabView"
    /// One small line, the body alone.
    case statusLine = "StatusLine"
    /// One below the other, on a card.
    case centeredView = "CenteredView"
  }
}
