internal import UsherCore

/// Mends the lengths of content and styles: what a toolkit could not draw becomes what it can.
enum Length {
  /// The longest length there is, in points: beyond any screen, and within what toolkits count in.
  static let longest = 10_000.0

  /// A distance or radius: 0 where it is negative or not finite.
  static func mended(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), longest) : 0
  }

  /// Distances from four edges, each by itself.
  static func mended(_ insets: Insets) -> Insets {
    Insets(
      top: mended(insets.top), left: mended(insets.left), bottom: mended(insets.bottom),
      right: mended(insets.right))
  }

  /// A way along an axis: 0 where it is not finite.
  static func mendedOffset(_ offset: Double) -> Double {
    offset.isFinite ? min(max(offset, -longest), longest) : 0
  }

  /// The size of letters or pictures: `usual` where it is less than 1 or not finite.
  static func mendedSize(_ size: Double, usual: Double) -> Double {
    size.isFinite && size >= 1 ? min(size, longest) : usual
  }
}
