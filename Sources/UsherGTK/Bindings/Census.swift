#if GTK && os(Linux)
/// Counts the host's live objects, for tests that look for leaks.
///
/// GTK creates and frees these objects only on the main thread.
@_spi(Inspection) public enum Census {
  /// The number of widgets of the host's classes, such as layers, cards, rows and images.
  public nonisolated(unsafe) internal(set) static var widgets = 0
  /// The number of closures connected to signals.
  public nonisolated(unsafe) internal(set) static var closures = 0
  /// The number of scrim fills.
  public nonisolated(unsafe) internal(set) static var fills = 0
  /// The number of textures that moving cards are drawn from.
  public nonisolated(unsafe) internal(set) static var textures = 0
}
#endif
