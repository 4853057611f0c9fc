public import Testing

/// A trait for tests with constraints that intentionally contradict each other or make no sense.
///
/// A test without arguments that has the trait fails if all its constraints hold.
public struct BreaksLayout: TestTrait {
  /// The reason for the broken layout.
  public let comments: [Comment]
}

extension Trait where Self == BreaksLayout {
  /// Allows a test to break layout, and documents the reason.
  public static func breaksLayout(_ reason: Comment) -> BreaksLayout {
    BreaksLayout(comments: [reason])
  }
}
