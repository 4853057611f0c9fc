internal import Usher

/// An observer of the pages and the fields' mistakes in content that also stores the content's last
/// size proposal.
@MainActor
final class PageFollower {
  /// The last proposal; `nil` before the first one.
  var proposal: SizeProposal?

  /// Calls `onTurn` after each change of a shown page or of a mistake, for as long as the object
  /// lives.
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
