/// A page of content that has its own navigation.
public struct ContentPage: Sendable {
  /// What stands at its head; an empty one leaves only the way back.
  public let title: Node.Text
  /// What is on it.
  public let body: Node
  /// The page that the way back leads to, counted from 0; `nil` has no way back.
  public let parent: Int?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What stands at its head.
  ///   - body: What is on it.
  ///   - parent: The page that the way back leads to; one that there is not counts as none.
  public init(title: Node.Text, body: Node, parent: Int? = nil) {
    self.title = title
    self.body = body
    self.parent = parent
  }
}
