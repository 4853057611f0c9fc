internal import Usher

/// Notices when content shows another page, and remembers what it was to be measured within.
@MainActor
final class PageFollower {
  /// The last proposal; `nil` before the first one.
  var proposal: SizeProposal?

  /// Calls `onTurn` after every change, for as long as it lives.
  init(_ root: Node, proposal: SizeProposal?, onTurn: @escaping @MainActor () -> Void) {
    self.proposal = proposal
    follow(root, onTurn)
  }

  private func follow(_ node: Node, _ onTurn: @escaping @MainActor () -> Void) {
    if case .pages(let pages) = node { pages.shown.follow(by: self, onTurn) }
    for child in node.children { follow(child, onTurn) }
  }
}
