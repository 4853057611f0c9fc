internal import UsherCore

/// The preset of a sheet, which is Usher's own.
extension OverlayPreset {
  /// A sheet: at the bottom, as wide as the window, but at most 480 points in a wide one, above a
  /// backdrop that keeps the app out of reach.
  ///
  /// It stays until a swipe down, a tap on the backdrop, Escape, a button or the app dismisses it.
  /// Its background covers the safe area.
  ///
  /// ```swift
  /// presenter.present(
  ///   .sheet {
  ///     Text("Share").font(.headline)
  ///     Button("Copy the link") { copy() }
  ///   })
  /// ```
  public static let sheet = OverlayPreset()
    .position(.bottom).duration(.infinite).fullWidth().margins(0).safeArea(.filled).buffer(40)
    .tap(.absorb).swipe(SwipePolicy(directions: .down)).backdrop(.dimmed)
    .with { $0.size.regularWidthCap = 480 }
    .corners(.top(Look.modalRadius)).entrance(.slide(.spring(Look.Motion.sheet))).exit(.slideOut)
}

/// The preset of a question, which is Usher's own.
extension OverlayPreset {
  /// A question in the middle of the window, 20 points from its edges at least: it stays above what
  /// is shown until a button or Escape ends it, and the app behind is out of reach meanwhile.
  ///
  /// What it covers stays, with its countdown stopped. Another question waits for its end.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(title: "Empty the bin?", text: "3 letters", button: .button("Empty")),
  ///   using: .question)
  /// ```
  public static let question = OverlayPreset()
    .position(.center).duration(.infinite).size(SizeConstraints(maximumWidth: .constant(360)))
    .margins(20).tap(.absorb).swipe(nil).backdrop(Backdrop(tap: .absorb))
    .entrance(Look.Motion.alertEntrance).exit(Look.Motion.alertExit)
}
