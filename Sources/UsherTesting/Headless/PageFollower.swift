internal import Usher

/// Observes the pages and validation errors in content, and stores the last size proposal.
@MainActor
final class PageFollower {
  /// The last proposal, or `nil` before the first proposal.
  var proposal: SizeProposal?

  /// Calls `onTurn` after each change of a page or a validation error, as long as this object
  /// exists.
  init(_ root: OverlayNode, proposal: SizeProposal?, onTurn: @escaping @MainActor () -> Void) {
    self.proposal = proposal
    follow(root, onTurn)
  }

  private func follow(_ node: OverlayNode, _ onTurn: @escaping @MainActor () -> Void) {
    if case .pages(let pages) = node { pages.shown.addObserver(self, onTurn) }
    if case .field(let field) = node { field.error?.addObserver(self, onTurn) }
    for child in node.children { follow(child, onTurn) }
  }
}
