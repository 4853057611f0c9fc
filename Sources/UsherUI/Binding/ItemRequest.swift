package import Usher

/// A request that a presenter was asked for on behalf of an item.
@MainActor
package final class ItemRequest {
  /// The request.
  package let handle: PresentationHandle
  private var description: OverlayDescription

  /// Asks a presenter for an overlay.
  ///
  /// - Parameters:
  ///   - description: The overlay.
  ///   - presenter: Shows the overlay.
  ///   - report: Is told of the overlay's exit and end.
  package init(_ description: OverlayDescription, on presenter: Presenter, _ report: RequestReport)
  {
    self.description = description
    handle = presenter.present(
      description.content, as: description.overlay, name: description.name,
      lifecycle: Lifecycle(willDismiss: report.exitBegan))
    handle.whenEnded(report.ended)
  }

  /// Shows what another description says, as far as it differs.
  ///
  /// Content that looks the same is left as it is; only its buttons do what those of the new one do, unless a user
  /// types, chooses or turns pages in it. Other content takes its place in the same life: the countdown goes on.
  /// Other values of the overlay begin the countdown anew.
  package func update(to new: OverlayDescription) {
    let old = description
    let isAlike = new.content.looks(like: old.content)
    // Fields and what reads them belong together: those of the new content have never been shown.
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

  /// Sends the overlay away, or takes it back.
  package func dismiss() {
    handle.dismiss()
  }
}
