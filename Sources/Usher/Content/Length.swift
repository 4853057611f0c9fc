internal import UsherCore

/// Replacements for lengths in content and styles that a toolkit can't draw.
enum Length {
  /// The maximum length, in points.
  ///
  /// It is larger than any screen, and valid in every toolkit.
  static let longest = 10_000.0

  /// Returns a distance or radius clamped to 0...10,000, or 0 if it is not finite.
  static func mended(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), longest) : 0
  }

  static func mended(_ insets: Insets) -> Insets {
    Insets(
      top: mended(insets.top), left: mended(insets.left), bottom: mended(insets.bottom),
      right: mended(insets.right))
  }

  /// Returns an offset clamped to -10,000...10,000, or 0 if it is not finite.
  static func mendedOffset(_ offset: Double) -> Double {
    offset.isFinite ? min(max(offset, -longest), longest) : 0
  }

  /// Returns the size of a text or an image, limited to 10,000.
  ///
  /// If the size is below 1 or not finite, `usual` is returned.
  static func mendedSize(_ size: Double, usual: Double) -> Double {
    size.isFinite && size >= 1 ? min(size, longest) : usual
  }
}
