internal import UsherCore

/// The preset of a sheet, which is Usher's own.
extension OverlayPreset {
  /// A sheet: at the bottom, as wide as the window, above a backdrop that keeps the app out of
  /// reach.
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
    .corners(.top(16))
    .entrance(.slideIn).exit(.slideOut)
}
