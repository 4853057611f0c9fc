/// The drawing side of an overlay: the host or the app.
public enum Drawing: Hashable, Sendable, CaseIterable {
  /// The host draws the overlay from its content.
  case host
  /// The app draws the overlay by its own means.
  ///
  /// The overlay only takes its turn, from `willPresent` until the app dismisses it or its lifetime
  /// ends.
  case app
}
