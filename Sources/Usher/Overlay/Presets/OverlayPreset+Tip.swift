public import UsherCore

/// The preset of a tip, which is Usher's own.
extension OverlayPreset {
  /// A tip beside something of the app's: as wide as its content, at most 280 points, with an
  /// arrow to its anchor.
  ///
  /// It stays until a tap, a swipe away from its anchor, Escape or the app ends it, or until its
  /// anchor has gone.
  ///
  /// ```swift
  /// presenter.present(.tip("Archive with one key: A", anchor: "archive"))
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: The name that the app has given the view or widget.
  ///   - edge: The edge at which the tip lies if there is space.
  /// - Returns: The preset.
  public static func tip(
    beside anchor: AnchorID, _ edge: Anchoring.Edge = .bottom
  ) -> OverlayPreset {
    OverlayPreset().anchor(anchor, edge: edge).duration(.infinite)
      .size(SizeConstraints(width: .intrinsic, maximumWidth: .constant(280))).margins(8)
      .entrance(.tipEntrance).exit(.tipExit).style(.tip)
  }
}

extension OverlayTransition {
  /// The entrance of what lies beside an anchor: it grows out of the tip of its arrow.
  static let tipEntrance = OverlayTransition(
    scale: Scale(.easeOut(.milliseconds(180)), from: 0.8),
    fade: Fade(.easeOut(.milliseconds(120))))
  /// The exit of what lies beside an anchor.
  static let tipExit = OverlayTransition(fade: .easeIn(.milliseconds(150)))
}
