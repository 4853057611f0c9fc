extension Viewport {
  /// Which way lines of text run, and so which side is the leading one.
  public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left, as in Latin script.
    case leftToRight
    /// Leading is right, as in Arabic or Hebrew script.
    case rightToLeft
  }
}
