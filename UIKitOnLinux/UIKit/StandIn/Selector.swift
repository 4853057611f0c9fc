import Foundation

/// A function to call on a target.
///
/// On Apple's systems a selector names an Objective-C method. Without the Objective-C runtime, it
/// is a closure that receives the target and the sender. A selector equals its copies, but two
/// selectors that were created separately are never equal.
public struct Selector: Hashable {
  let act: @MainActor (_ target: Any, _ sender: Any) -> Void
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates a selector that calls a closure.
  public init(_ act: @escaping @MainActor (_ target: Any, _ sender: Any) -> Void) {
    self.act = act
  }

  /// Returns whether one selector is a copy of the other.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.identity === other.identity
  }

  /// Adds the selector's identity to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}
