// Anchors, which overlays lie beside.

extension Step {
  /// Asks the host about the anchor of an overlay whose content is built next.
  mutating func follow(_ anchoring: Anchoring?) {
    guard let id = anchoring?.anchor, viewport.anchors[id] == nil else { return }
    viewport.anchors[id] = AnchorState()
    give(.followAnchor(id))
  }
}

extension OverlayEngine {
  /// Moves the overlays beside an anchor with it, and dismisses them once it has gone.
  mutating func moveAnchor(_ id: AnchorID, _ sighting: AnchorSighting) {
    guard sighting.isUsable else {
      step.give(.report(.unusableAnchor(id, sighting)))
      return
    }
    guard var state = step.viewport.anchors[id] else { return }
    state.follow(sighting)
    let known = step.viewport
    step.viewport.anchors[id] = state
    // From front to back, so that removing an unseen overlay does not shift the indices still to
    // come.
    for index in presentations.indices.reversed()
    where presentations[index].isOnScreen && presentations[index].overlay.anchor?.anchor == id {
      if dismissesWithoutAnchor(at: index) { continue }
      presentations[index].followAnchor(from: known, in: step)
    }
  }

  /// Dismisses an overlay whose anchor has gone, and returns whether it has.
  mutating func dismissesWithoutAnchor(at index: Presentation.Index) -> Bool {
    guard let anchor = presentations[index].overlay.anchor?.anchor, step.viewport.isGone(anchor)
    else { return false }
    dismiss(at: index, for: .anchorGone)
    return true
  }

  /// Forgets the anchors that no shown overlay lies beside any more.
  mutating func forgetAnchors() {
    guard !step.viewport.anchors.isEmpty else { return }
    var unused = step.viewport.anchors
    for index in presentations.indices where presentations[index].isOnScreen {
      if let anchor = presentations[index].overlay.anchor?.anchor { unused[anchor] = nil }
    }
    for id in unused.keys.sorted() {
      step.viewport.anchors[id] = nil
      step.give(.unfollowAnchor(id))
    }
  }
}
