import Testing
import Usher

/// Expects a tree to be what `outline` says, all of it.
func expect(
  _ node: Node?, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = node.map { Outline(root: $0).description }
  #expect(found == outline, sourceLocation: sourceLocation)
}

/// Expects the pieces of `content` to be what `outline` says, all of them.
func expect(
  _ content: OverlayContent, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(content.root, outline, sourceLocation: sourceLocation)
}
