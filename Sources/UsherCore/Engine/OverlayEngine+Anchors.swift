// Anchors, which overlays lie beside.

extension Step {
  /// Asks the host about the anchor of an overlay whose content is built next, or which moves there
  /// from a place, such as another anchor.
  mutating func follow(_ anchoring: Anchoring?, from place: OverlayRect? = nil) {
    guard let id = anchoring?.anchor, viewport.anchors[id] == nil else { return }
    // An overlay whose new anchor cannot be seen vanishes where it is, or close to that.
    viewport.anchors[id] = AnchorState(from: place)
    give(.followAnchor(id))
  }
}

extension OverlayEngine {
  /// Moves the overlays beside an anchor with it; once it has gone, they wait for it or go.
  mutating func moveAnchor(_ id: AnchorID, _ visibility: AnchorVisibility) {
    guard visibility.isUsable else {
      step.give(.report(.unusableAnchor(id, visibility)))
      return
    }
    guard var state = step.viewport.anchors[id] else { return }
    state.follow(visibility)
    let known = step.viewport
    step.viewport.anchors[id] = state
    // From front to back, so that removing an unseen overlay does not shift the indices still to
    // come.
    for index in presentations.indices.reversed()
    where presentations[index].isBuilt && presentations[index].overlay.anchor?.anchor == id {
      switch state.condition {
      case .seen, .hidden: presentations[index].followAnchor(from: known, in: step)
      case .gone: dismissesWithoutAnchor(at: index)
      case .unknown: break
      }
    }
  }

  /// Dismisses an overlay whose anchor has gone, unless it waits for that; returns whether it went.
  @discardableResult
  mutating func dismissesWithoutAnchor(at index: Presentation.Index) -> Bool {
    guard let anchor = presentations[index].overlay.anchor?.anchor, step.viewport.isGone(anchor),
      !presentations[index].awaitAnchor(in: step)
    else { return false }
    dismiss(at: index, for: .anchorGone)
    return true
  }

  /// Forgets the anchors that no shown overlay lies beside any more.
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
