internal import UsherCore

/// The preset of a list of a history, which is Usher's own.
extension OverlayPreset {
  /// A list of a history at the top, at most 420 points wide, above a scrim: it is shown at once
  /// and stays until its button, a click beside it, a swipe or Escape closes it.
  ///
  /// What is shown already stays behind the scrim, and goes on afterwards.
  ///
  /// ```swift
  /// presenter.presentHistory()
  /// ```
  public static let history = OverlayPreset()
    .position(.top).precedence(.stack).duration(.infinite)
    .size(SizeConstraints(maximumWidth: .constant(420))).margins(10).tap(.absorb)
    .backdrop(.dimmed).entrance(.slideIn).exit(.slideOut)
}
