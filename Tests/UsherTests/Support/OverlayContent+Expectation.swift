import Testing
import Usher

/// Expects that a tree equals `outline`.
func expect(
  _ node: OverlayNode?, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = node.map { Outline(root: $0).description }
  #expect(found == outline, sourceLocation: sourceLocation)
}

/// Expects that the root of `content` equals `outline`.
func expect(
  _ content: OverlayContent, _ outline: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(content.root, outline, sourceLocation: sourceLocation)
}
