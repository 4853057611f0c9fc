extension OverlayEngine {
  /// Updates places, the press and the focus after a change.
  mutating func follow() {
    arrange()
    if let press,
      !presentations.contains(where: { $0.id == press.overlay && $0.phase.acceptsInput })
    {
      self.press = nil
    }
    let modal = presentations.last { $0.isModal }?.id
    guard modal != focused else { return }
    focused = modal
    step.give(modal.map { .trapFocus($0) } ?? .restoreFocus)
  }
}

extension Presentation {
  /// Whether the overlay keeps keys and focus to itself now.
  var isModal: Bool { overlay.backdrop?.isModal == true && isTouchable }

  /// Whether the host has built the overlay's content, or is about to.
  var isOnScreen: Bool {
    switch phase {
    case .asked: false
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: overlay.drawing == .host
    }
  }

  /// Whether the overlay is visible and takes input; false for overlays drawn by the app.
  var isTouchable: Bool { overlay.drawing == .host && phase.acceptsInput }
}
