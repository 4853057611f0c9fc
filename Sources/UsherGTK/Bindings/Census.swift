#if GTK
/// How many objects of the host are alive in the program, for tests that look for what is left behind.
///
/// GTK makes and frees them on the main thread alone.
package enum Census {
  /// Widgets of our own: layers, cards, rows, images.
  package nonisolated(unsafe) internal(set) static var widgets = 0
  /// Closures that are connected to signals.
  package nonisolated(unsafe) internal(set) static var closures = 0
  /// Textures that cards are drawn from while they move.
  package nonisolated(unsafe) internal(set) static var textures = 0
}
#endif
