#if GTK && os(Linux)
/// Counts the host's existing objects, for tests that find leaks.
///
/// GTK creates and frees these objects only on the main thread.
@_spi(Inspection) public enum Census {
  /// Widgets of the host's classes, such as layers, cards, rows and images.
  public nonisolated(unsafe) internal(set) static var widgets = 0
  /// Closures connected to signals.
  public nonisolated(unsafe) internal(set) static var closures = 0
  /// Fills of scrims.
  public nonisolated(unsafe) internal(set) static var fills = 0
  /// Textures that moving cards are drawn from.
  public nonisolated(unsafe) internal(set) static var textures = 0
}
#endif
