internal import UsherCore

/// The attributes of a list of a history, which are Usher's own.
extension Presets {
  /// A list of a history at the top, at most 420 points wide, above a scrim: it is shown at once
  /// and stays until its button, a click beside it, a swipe or Escape closes it.
  ///
  /// What is shown already stays behind the scrim, and goes on afterwards.
  ///
  /// ```swift
  /// presenter.present(.history(of: presenter), using: Presets.history)
  /// ```
  public static let history = OverlayAttributes(
    overlay: Overlay(
      placement: .top, precedence: .stack, lifetime: .untilDismissed,
      size: SizeConstraints(maximumWidth: .constant(420)),
      margins: Insets(horizontal: 10, vertical: 10), tap: .absorb,
      backdrop: Backdrop(tap: .dismiss),
      entrance: .slideIn, exit: .slideOut))
}
