/// Where an overlay that has not ended can be.
public enum Presence: Hashable, Sendable, CaseIterable {
  /// Its turn has come: it is shown, on its way in or out included.
  case shown
  /// It waits, in line or for its delay to end.
  case waiting
  /// Either of them.
  case either
}
