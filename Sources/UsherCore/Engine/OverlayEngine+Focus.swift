extension OverlayEngine {
  /// Lets places, pointer and focus follow from what has just changed.
  mutating func follow(at now: Instant, commands: inout [Command]) {
    arrange(at: now)
    if let press,
      !presentations.contains(where: { $0.id == press.overlay && $0.phase.acceptsInput })
    {
      self.press = nil
    }
    let modal = presentations.last { $0.isModal }?.id
    guard modal != focused else { return }
    focused = modal
    commands.append(modal.map { .trapFocus($0) } ?? .restoreFocus)
  }
}

extension Presentation {
  /// Whether it keeps keys and focus to itself now.
  var isModal: Bool { overlay.backdrop?.isModal == true && isTouchable }

  /// Whether the host has something of it on screen, or is about to.
  var isOnScreen: Bool {
    switch phase {
    case .asked: false
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: overlay.drawing == .host
    }
  }

  /// Whether it is on screen and answers a person: the app's own drawing answers by itself.
  var isTouchable: Bool { overlay.drawing == .host && phase.acceptsInput }
}
