/// Names one of an overlay's actions, such as a button inside it.
public struct ActionID: Hashable, Sendable {
  /// The number behind the name; the engine reads nothing into it.
  public let rawValue: Int

  /// Makes the name with a number of the client's choice.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
