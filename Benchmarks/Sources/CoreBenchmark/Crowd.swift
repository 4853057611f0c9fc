internal import UsherCore

/// Waiting overlays of five priorities, each with its own name.
enum Crowd {
  static func id(_ number: Int) -> OverlayID { OverlayID(UInt64(number) + 1) }

  static func name(_ number: Int) -> OverlayName { OverlayName(UInt64(number) + 1) }

  /// An overlay that stays until dismissed, and appears and disappears without motion.
  static func overlay(_ number: Int, maximumWait: Duration? = nil) -> Overlay {
    var overlay = Overlay(name: name(number), priority: Priority(number % 5 * 100))
    overlay.lifetime = .untilDismissed
    (overlay.entrance, overlay.exit) = (still, still)
    overlay.maximumWait = maximumWait
    return overlay
  }

  private static let still = OverlayTransition()

  /// Returns distinct numbers in an irregular order, the same in every run; the multiplier is the
  /// odd number nearest to the golden section of 2⁶⁴.
  static func scatter(_ number: Int) -> Int {
    Int(bitPattern: UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15)
  }
}
