#if GTK && os(Linux)
/// Counts of the host's living objects in the program, for tests that look for leaks.
///
/// GTK makes and frees these objects on the main thread only.
@_spi(Inspection) public enum Census {
  /// Widgets of the host's own classes, such as layers, cards, rows and images.
  public nonisolated(unsafe) internal(set) static var widgets = 0
  /// Closures connected to signals.
  public nonisolated(unsafe) internal(set) static var closures = 0
  /// Fills of scrims.
  public nonisolated(unsafe) internal(set) static var fills = 0
  /// Textures that moving cards are drawn from.
  public nonisolated(unsafe) internal(set) static var textures = 0
}
#endif
