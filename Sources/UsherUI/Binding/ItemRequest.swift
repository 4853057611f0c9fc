package import Usher

/// A request made on behalf of an item.
@MainActor
package final class ItemRequest {
  /// The request.
  package let handle: PresentationHandle
  private var description: OverlayDescription

  /// Requests an overlay from a presenter.
  ///
  /// - Parameters:
  ///   - description: The overlay.
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

  /// Updates the overlay to another description, as far as the two differ.
  ///
  /// Content that looks the same stays; only its buttons get the actions of the new content, unless
  /// the content has fields, ratings or pages that keep the user's input. Other content replaces
  /// the shown content, and the countdown continues. Other values of the overlay restart the
  /// countdown.
  package func update(to new: OverlayDescription) {
    let old = description
    let isAlike = new.content.looks(like: old.content)
    // Fields share observable values with the content around them: those of the new content were
    // never shown.
    if isAlike, old.content.keepsInput {
      description.overlay = new.overlay
    } else {
      description = new
    }
    if new.overlay != old.overlay {
      handle.update(to: description.content, as: new.overlay)
    } else if !isAlike {
      handle.transform(to: new.content)
    } else if !old.content.keepsInput {
      handle.renewActions(of: new.content)
    }
  }

  /// Dismisses the overlay, or cancels a waiting request.
  package func dismiss() {
    handle.dismiss()
  }
}
