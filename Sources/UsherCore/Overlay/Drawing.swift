/// Who draws an overlay.
public enum Drawing: Hashable, Sendable, CaseIterable {
  /// The host, from its content.
  case host
  /// The app, by means of its own: the overlay only takes its turn, from `willPresent` until the app
  /// dismisses it or its lifetime ends.
  case app
}
