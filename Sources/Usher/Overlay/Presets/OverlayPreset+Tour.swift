internal import UsherCore

/// The preset of a tour, which is Usher's own.
extension OverlayPreset {
  /// A tour: at most 320 points wide, beside the anchor of its step or in the middle of the window,
  /// over a scrim with a hole around the anchor.
  ///
  /// A tap on the scrim has no effect, and the app can be used through the hole.
  public static let tour = OverlayPreset()
    .position(.center).duration(.infinite).size(SizeConstraints(width: .constant(320)))
    .margins(8).tap(.absorb).swipe(nil)
    .backdrop(Backdrop(tap: .absorb, isModal: false, spotlight: Spotlight()))
    .entrance(.tipEntrance).exit(.tipExit)
}
