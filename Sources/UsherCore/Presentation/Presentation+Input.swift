extension Presentation {
  /// Records whether a backdrop in front keeps the pointer from the overlay.
  mutating func shutOff(_ isShutOff: Bool) { self.isShutOff = isShutOff }

  /// Whether the user can act on the overlay: it is on screen, not exiting, and behind no backdrop
  /// that keeps the pointer.
  var acceptsInput: Bool { phase.acceptsInput && !isShutOff }

  /// Whether the overlay keeps keys and focus to itself now.
  var isModal: Bool {
    overlay.backdrop?.isModal == true && isTouchable && !hidden.contains(.anchorHidden)
  }

  /// Whether the host has built the overlay's content, or is about to.
  var isBuilt: Bool {
    switch phase {
    case .checking: false
    case .measuring, .entering, .resting, .dragged, .returning, .exiting: overlay.drawing == .host
    }
  }

  /// Whether the overlay is visible and takes input; false for overlays drawn by the app.
  var isTouchable: Bool { overlay.drawing == .host && phase.acceptsInput }
}
