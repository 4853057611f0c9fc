/// A page with a title and a back button.
public struct ContentPage: Sendable {
  /// The title at the top; an empty title leaves only the back button.
  public let title: Node.Text
  /// The page's content.
  public let body: Node
  /// The number of the page that the back button leads to, from 0; `nil` for no back button.
  public let parent: Int?

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title at the top.
  ///   - body: The page's content.
  ///   - parent: The number of the page that the back button leads to; a number without a page
  ///     counts as `nil`.
  public init(title: Node.Text, body: Node, parent: Int? = nil) {
    self.title = title
    self.body = body
    self.parent = parent
  }
}
