/// What a person may feel when an overlay comes, or something in it is chosen.
public enum Haptic: Hashable, Sendable, CaseIterable {
  /// Something went well.
  case success
  /// Something needs a look.
  case warning
  /// Something failed.
  case error
  /// Another thing was chosen.
  case selection
}
