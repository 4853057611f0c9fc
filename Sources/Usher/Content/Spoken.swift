/// Words to be said aloud.
public struct Spoken: Hashable, Sendable {
  /// The words; there are some.
  public let words: String
  /// Whether they may interrupt.
  public let politeness: Semantics.Politeness

  /// Makes words to be said; `nil` where there are none.
  public init?(_ words: String, _ politeness: Semantics.Politeness) {
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    self.words = words
    self.politeness = politeness
  }
}
