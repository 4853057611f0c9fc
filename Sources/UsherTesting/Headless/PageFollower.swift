internal import Usher

/// Observes the pages, the validation errors and the texts of multiline fields in content.
///
/// It also stores the last size proposal.
@MainActor
final class PageFollower {
  /// The last proposal, or `nil` before the first proposal.
  var proposal: SizeProposal?

  /// Observes content for as long as this object exists.
  ///
  /// - Parameters:
  ///   - root: The root node of the content.
  ///   - proposal: The last proposal for the overlay, or `nil` if there was none.
  ///   - onTurn: Called after each change of a page, a validation error or a multiline field's
  ///     text.
  init(_ root: OverlayNode, proposal: SizeProposal?, onTurn: @escaping @MainActor () -> Void) {
    self.proposal = proposal
    follow(root, onTurn)
  }

  private func follow(_ node: OverlayNode, _ onTurn: @escaping @MainActor () -> Void) {
    if case .pages(let pages) = node { pages.shown.addObserver(self, onTurn) }
    if case .field(let field) = node {
      field.error?.addObserver(self, onTurn)
      if field.isMultiline { field.text.addObserver(self, onTurn) }
    }
    for child in node.children { follow(child, onTurn) }
  }
}
