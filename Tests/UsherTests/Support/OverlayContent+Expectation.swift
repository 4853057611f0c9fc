import Testing
import Usher

/// Expects a tree to equal the whole of `outline`.
func expect(
  _ node: OverlayNode?, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = node.map { Outline(root: $0).description }
  #expect(found == outline, sourceLocation: sourceLocation)
}

/// Expects the pieces of `content` to equal the whole of `outline`.
func expect(
  _ content: OverlayContent, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(content.root, outline, sourceLocation: sourceLocation)
}
