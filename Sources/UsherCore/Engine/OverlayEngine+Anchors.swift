extension Step {
  /// Orders the host to report an overlay's anchor, unless the anchor is already followed.
  ///
  /// `place` is the overlay's previous place, for example at another anchor.
  mutating func follow(_ anchoring: Anchoring?, from place: OverlayRect? = nil) {
    guard let id = anchoring?.anchor, viewport.anchors[id] == nil else { return }
    // If the new anchor is hidden, the overlay disappears near its current place.
    viewport.anchors[id] = AnchorState(from: place)
    give(.followAnchor(id))
  }
}

extension OverlayEngine {
  /// Moves an anchor's overlays with the anchor.
  ///
  /// If the anchor is removed, each overlay waits invisibly, moves to its own position, or is
  /// dismissed.
  mutating func moveAnchor(_ id: AnchorID, _ visibility: AnchorVisibility) {
    guard visibility.isUsable else {
      step.give(.report(.unusableAnchor(id, visibility)))
      return
    }
    guard var state = step.viewport.anchors[id] else { return }
    state.follow(visibility)
    let known = step.viewport
    step.viewport.anchors[id] = state
    // Iterates from front to back, so that a removal doesn't shift the remaining indices.
    for index in presentations.indices.reversed()
    where presentations[index].isBuilt && presentations[index].overlay.anchor?.anchor == id {
      switch state.condition {
      case .seen, .hidden: presentations[index].followAnchor(from: known, in: step)
      case .gone where presentations[index].overlay.anchor?.fallsBackToPosition == true:
        presentations[index].followAnchor(from: known, in: step)
      case .gone: dismissesWithoutAnchor(at: index)
      case .unknown: break
      }
    }
  }

  /// Dismisses an overlay if its anchor was removed, unless `awaitAnchor(in:)` returns `true`.
  ///
  /// Returns whether the overlay was dismissed.
  @discardableResult
  mutating func dismissesWithoutAnchor(at index: Presentation.Index) -> Bool {
    guard let anchor = presentations[index].overlay.anchor?.anchor, step.viewport.isGone(anchor),
      !presentations[index].awaitAnchor(in: step)
    else { return false }
    dismiss(at: index, for: .anchorGone)
    return true
  }

  /// Stops following the anchors that no shown overlay uses.
  mutating func forgetAnchors() {
    guard !step.viewport.anchors.isEmpty else { return }
    var unused = step.viewport.anchors
    for index in presentations.indices where presentations[index].isBuilt {
      if let anchor = presentations[index].overlay.anchor?.anchor { unused[anchor] = nil }
    }
    for id in unused.keys.sorted() {
      step.viewport.anchors[id] = nil
      step.give(.unfollowAnchor(id))
    }
  }
}
