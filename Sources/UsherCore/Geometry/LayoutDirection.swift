extension Viewport {
  /// The direction of lines of text, which determines the leading side.
  public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in Latin script.
    case leftToRight
    /// Leading is right, as in Arabic or Hebrew script.
    case rightToLeft
  }
}
