public import UsherCore

/// Usher's preset for tips.
extension OverlayPreset {
  /// Returns the preset of a tip with an arrow to one of the app's views or widgets.
  ///
  /// The tip is as wide as its content, up to 280 points. It stays until a tap, a swipe, Escape or
  /// the app dismisses it, or until the view is removed.
  ///
  /// ```swift
  /// presenter.present(.tip("Archive with one key: A", anchor: "archive"))
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: The view's or widget's name.
  ///   - edge: The view's edge at which the tip is shown if there is space.
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
  /// The entrance of an anchored overlay, which grows from the tip of its arrow.
  static let tipEntrance = OverlayTransition(
    scale: Scale(.easeOut(.milliseconds(180)), from: 0.8),
    fade: Fade(.easeOut(.milliseconds(120))))
  /// The exit of an anchored overlay.
  static let tipExit = OverlayTransition(fade: .easeIn(.milliseconds(150)))
}
