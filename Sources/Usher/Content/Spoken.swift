/// Words that a screen reader announces.
public struct Spoken: Hashable, Sendable {
  /// The words; never blank.
  public let words: String
  /// Whether the announcement may interrupt other speech.
  public let politeness: Semantics.Politeness

  /// Makes an announcement; `nil` if the words are blank.
  public init?(_ words: String, _ politeness: Semantics.Politeness) {
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    self.words = words
    self.politeness = politeness
  }
}
