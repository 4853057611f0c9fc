extension MessageView {
  /// The arrangement of a message's parts, and the shape of its background.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// A full-width message with 20 points around the content; the background extends under the
    /// safe area.
    case messageView = "MessageView"
    /// A card with corners of 15 points, 10 points from the edges.
    case cardView = "CardView"
    /// A tab that is attached to the edge, with rounded corners at the other side.
    case tabView = "TabView"
    /// A single small line with the body.
    case statusLine = "StatusLine"
    /// A card with the parts stacked vertically.
    case centeredView = "CenteredView"
  }
}
