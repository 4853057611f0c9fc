/// The identifier of an action of an overlay, such as that of a button.
public struct ActionID: Hashable, Sendable {
  /// The number; without meaning to the engine.
  public let rawValue: Int

  /// Creates an identifier from a number that the app chooses.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}
