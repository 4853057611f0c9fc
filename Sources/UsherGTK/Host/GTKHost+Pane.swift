#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The part of the host for a pane: the focus and the pane's children.
extension GTKHost {
  /// Listens to the pane: for the focus on its way in, and for a page that is shown again.
  func follow(_ pane: PaneView) {
    pane.moveFocus = { [weak self] direction in self?.moveFocus(direction) ?? false }
    pane.childChanged = { [weak self] in self?.followContent() }
    connections.add("map", after: true) { [weak self] in self?.focus.cardsWereDrawn() }
  }

  /// Leaves the pane to itself.
  func letGo(of pane: PaneView) {
    pane.moveFocus = nil
    pane.childChanged = {}
    pane.destroyed = nil
  }

  /// Moves the focus within the pane, or into it; returns `false` if it has to go elsewhere.
  private func moveFocus(_ direction: GtkDirectionType) -> Bool {
    let step: @MainActor () -> Bool = { [weak self] in
      guard let self else { return false }
      return focus.move(direction) ?? tabOrder.move(direction)
    }
    var hasMoved = step()
    if hasMoved { editing.follow { hasMoved = step() } }
    return hasMoved
  }
}
#endif
