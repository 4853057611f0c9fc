internal import UsherCore

/// Mending of lengths in content and styles, so that every toolkit can draw them.
enum Length {
  /// The longest length, in points: larger than any screen, and within the range of every toolkit.
  static let longest = 10_000.0

  /// Returns a distance or radius clamped to 0...10,000; 0 if it is not finite.
  static func mended(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), longest) : 0
  }

  /// Returns the insets with each edge mended by itself.
  static func mended(_ insets: Insets) -> Insets {
    Insets(
      top: mended(insets.top), left: mended(insets.left), bottom: mended(insets.bottom),
      right: mended(insets.right))
  }

  /// Returns an offset clamped to -10,000...10,000; 0 if it is not finite.
  static func mendedOffset(_ offset: Double) -> Double {
    offset.isFinite ? min(max(offset, -longest), longest) : 0
  }

  /// Returns the size of a text or picture, at most 10,000; `usual` if the size is less than 1 or
  /// not finite.
  static func mendedSize(_ size: Double, usual: Double) -> Double {
    size.isFinite && size >= 1 ? min(size, longest) : usual
  }
}
