#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension GTKHost {
  /// Observes when the focus moves in the pane, when its child changes, and when it is shown again.
  func follow(_ pane: PaneView) {
    pane.moveFocus = { [weak self] direction in self?.moveFocus(direction) ?? false }
    pane.childChanged = { [weak self] in self?.followContent() }
    connections.add("map", after: true) { [weak self] in self?.focus.cardsWereDrawn() }
  }

  func letGo(of pane: PaneView) {
    pane.moveFocus = nil
    pane.childChanged = {}
    pane.destroyed = nil
  }

  /// Moves the focus within the pane or into it.
  ///
  /// Returns `false` if the focus must leave the pane.
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
