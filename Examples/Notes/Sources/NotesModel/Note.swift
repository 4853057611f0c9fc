/// A note in the list.
public struct Note: Equatable, Identifiable, Sendable {
  /// A number that is unique in the list.
  public let id: Int
  /// The text that the list shows.
  public internal(set) var title: String
}
