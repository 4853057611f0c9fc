package import Usher

/// A request for the overlay that shows a binding's item.
@MainActor
package final class ItemRequest {
  package let handle: PresentationHandle
  private var description: OverlayDescription

  /// Requests an overlay from a presenter.
  ///
  /// - Parameters:
  ///   - description: The overlay and its callbacks.
  ///   - presenter: The presenter that shows the overlay.
  ///   - report: The callbacks for the overlay's exit and end.
  package init(_ description: OverlayDescription, on presenter: Presenter, _ report: RequestReport)
  {
    self.description = description
    var lifecycle = description.lifecycle
    lifecycle.willDismiss = { [act = lifecycle.willDismiss] in
      act?()
      report.exitBegan()
    }
    handle =
      description.overlay.drawing == .app
      ? presenter.presentExternally(
        description.overlay, name: description.name, lifecycle: lifecycle)
      : presenter.present(
        description.content, as: description.overlay, name: description.name,
        interactions: description.interactions, lifecycle: lifecycle)
    handle.whenEnded(report.ended)
  }

  /// Updates the overlay if a new description differs from the previous description.
  ///
  /// If the configuration differs, the content is replaced and the countdown starts again. If only
  /// the look of the content differs, the content is replaced and the countdown continues. If the
  /// selected detent differs, the new detent is selected.
  ///
  /// If the new content looks the same, the shown content stays and its buttons get the new
  /// actions. If the content has fields, ratings or pages, the buttons keep their actions, which
  /// use the values that the user has entered.
  package func update(to new: OverlayDescription) {
    let old = description
    let isAlike = new.content.looks(like: old.content)
    // The shown fields keep their observable values, because the values of the new content were
    // never shown.
    if isAlike, old.content.keepsInput {
      description.overlay = new.overlay
    } else {
      description = new
    }
    let selected = new.overlay.selectedDetent
    var unselected = new.overlay
    unselected.selectedDetent = old.overlay.selectedDetent
    defer {
      if let selected, selected != old.overlay.selectedDetent { handle.selectDetent(selected) }
    }
    if unselected != old.overlay {
      handle.update(to: description.content, as: new.overlay)
    } else if !isAlike {
      handle.transform(to: new.content)
    } else if !old.content.keepsInput {
      handle.renewActions(of: new.content)
    }
  }

  /// Dismisses the overlay, or cancels the request if it is still waiting.
  package func dismiss() {
    handle.dismiss()
  }
}
