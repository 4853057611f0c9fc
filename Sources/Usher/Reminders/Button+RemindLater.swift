extension OverlayNode.Button {
  /// Returns a button that dismisses the overlay, and presents it again after a time.
  ///
  /// ``PresentationHandle/remind(after:)`` describes the overlay that returns.
  ///
  /// ```swift
  /// presenter.present(
  ///   .notification(
  ///     title: "Version 4 is ready",
  ///     buttons: [.remindLater(after: .seconds(3600)), .button("Update") { update() }]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The label. The default is "Remind me later" in the language of
  ///     `OverlayStrings.current`.
  ///   - time: The time after the overlay has gone.
  /// - Returns: The button.
  @MainActor
  public static func remindLater(
    _ title: String = OverlayStrings.current[.remindLater], after time: Duration
  ) -> OverlayNode.Button {
    OverlayNode.Button(title) { handle in handle.remind(after: time) }
  }
}
