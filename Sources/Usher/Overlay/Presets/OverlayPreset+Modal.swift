internal import UsherCore

/// Usher's preset for sheets.
extension OverlayPreset {
  /// A sheet at the bottom, above a backdrop that blocks the app.
  ///
  /// It is as wide as the window, but at most 480 points in a window with regular width, and its
  /// background covers the safe area. It stays until a downward swipe, a tap on the backdrop,
  /// Escape, a button or the app dismisses it.
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

/// Usher's preset for dialogs.
extension OverlayPreset {
  /// A centered dialog above a backdrop, which is a sheet while the window is narrow.
  ///
  /// It is at most 480 points wide, and stays until a tap on the backdrop, Escape, a button or the
  /// app dismisses it. In a window of compact width, it has the settings of ``sheet``.
  ///
  /// ```swift
  /// presenter.present(.dialog { Text("Edit profile").font(.headline) })
  /// ```
  public static let dialog = question.size(SizeConstraints(maximumWidth: .constant(480)))
    .backdrop(.dimmed).compactAdaptation(.sheet)
}

/// Usher's preset for questions.
extension OverlayPreset {
  /// A centered question that blocks the app until a button, Escape or the app dismisses it.
  ///
  /// It is at most 360 points wide, with margins of 20 points. Overlays behind the question stay,
  /// but their countdowns are paused. Another question waits until this one ends.
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

  /// Returns the preset of a question next to the button that asked, with an arrow to it.
  ///
  /// A tap outside also dismisses the question. While the button isn't visible, the question is in
  /// the center without an arrow. Otherwise the same as ``question``.
  ///
  /// ```swift
  /// let empties = try await presenter.confirm(
  ///   "Empty the bin?", action: "Empty", role: .destructive, using: .question(beside: "bin"))
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: The name of the button's view or widget.
  ///   - edge: The button's edge at which the question is shown if there is space.
  /// - Returns: The preset.
  public static func question(
    beside anchor: AnchorID, _ edge: Anchoring.Edge = .bottom
  ) -> OverlayPreset {
    var anchoring = Anchoring(anchor, edge: edge)
    anchoring.fallsBackToPosition = true
    return question.with { $0.anchor = anchoring }.margins(8).backdrop(Backdrop(tap: .dismiss))
      .entrance(.tipEntrance).exit(.tipExit)
  }
}
