public import Testing

/// A trait of tests in which constraints contradict each other, or make no sense, on purpose.
///
/// A test without arguments that has the trait fails where all its constraints hold.
public struct BreaksLayout: TestTrait {
  /// The reason to break layout.
  public let comments: [Comment]
}

extension Trait where Self == BreaksLayout {
  /// Lets a test break layout, and says why.
  public static func breaksLayout(_ reason: Comment) -> BreaksLayout {
    BreaksLayout(comments: [reason])
  }
}
