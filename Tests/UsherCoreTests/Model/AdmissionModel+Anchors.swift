import UsherCore

/// The known state of an anchor in `AdmissionModel`.
enum ModelAnchor {
  /// The anchor wasn't reported yet.
  case unknown
  case inSight
  case outOfSight
  case gone
}

// Anchors, without their positions.

extension AdmissionModel {
  /// Applies a report about an anchor that a shown overlay uses.
  func moveAnchor(_ id: AnchorID, _ visibility: AnchorVisibility) {
    guard isUsable(visibility) else {
      commands.append(.report(.unusableAnchor(id, visibility)))
      return
    }
    guard anchors[id] != nil else { return }
    let news = news(of: visibility)
    anchors[id] = news
    for request in shown.reversed() where anchorOnScreen(of: request) == id {
      if news == .gone {
        sendAway(request, .anchorGone)
      } else {
        followSight(of: request)
      }
    }
  }

  /// Requests the anchor of an overlay that is about to be built or was updated to a new anchor.
  func askForAnchor(of request: ModelRequest) {
    guard let id = anchorOnScreen(of: request) else { return }
    // The model doesn't know the motions between sides.
    isBeyondTheModel = isBeyondTheModel || !reducesMotion
    guard anchors[id] == nil else { return }
    anchors[id] = .unknown
    commands.append(.followAnchor(id))
  }

  /// Ends a request if its anchor is missing at the first measurement, and returns whether it did.
  func endsWithoutAnchor(_ request: ModelRequest) -> Bool {
    switch anchorOnScreen(of: request).flatMap({ anchors[$0] }) {
    case nil, .inSight, .outOfSight: return false
    case .unknown, .gone:
      end(request, .anchorGone)
      return true
    }
  }

  /// Applies an update that may have changed or removed an overlay's anchor.
  func changeAnchor(of request: ModelRequest) {
    askForAnchor(of: request)
    followSight(of: request)
    if request.stage != .measuring, anchorOnScreen(of: request).map({ anchors[$0] }) == .gone {
      sendAway(request, .anchorGone)
    }
  }

  /// Stops the countdown of an overlay whose anchor is hidden, or resumes it.
  func followSight(of request: ModelRequest) {
    let isOutOfSight = anchorOnScreen(of: request).map { anchors[$0] } == .outOfSight
    guard isOutOfSight != request.isOutOfSight else { return }
    request.isOutOfSight = isOutOfSight
    switch request.stage {
    case .entering, .resting, .exiting:
      // The model doesn't know the duration of a fade that interrupts another, or that a list
      // interrupts.
      isBeyondTheModel =
        isBeyondTheModel || request.fadeEnd.map { clock < $0 } ?? false
        || request.overlay.anchor == nil
          && lane(request.lane).settings.arrangement != .layered
      request.fadeEnd = clock.advanced(by: .milliseconds(120))
    case .asked, .delayed, .kept, .inLine, .checking, .measuring: break
    }
    if request.stage == .resting { reconsiderCountdown(request) }
  }

  /// Forgets the anchors that no longer belong to a shown overlay.
  func forgetAnchors() {
    let used = shown.compactMap { anchorOnScreen(of: $0) }
    for id in anchors.keys.filter({ !used.contains($0) }).sorted() {
      anchors[id] = nil
      // A closed window receives no commands about anchors.
      if !isClosed { commands.append(.unfollowAnchor(id)) }
    }
  }

  /// The anchor of a request with content, or `nil` if there is none.
  private func anchorOnScreen(of request: ModelRequest) -> AnchorID? {
    guard request.overlay.drawing == .host else { return nil }
    return switch request.stage {
    case .measuring, .entering, .resting, .exiting: request.overlay.anchor?.anchor
    case .asked, .delayed, .kept, .inLine, .checking: nil
    }
  }

  private func news(of visibility: AnchorVisibility) -> ModelAnchor {
    switch visibility {
    case .removed: .gone
    case .hidden: .outOfSight
    case .visible(let frame, let clip):
      frame.minX < clip.maxX && clip.minX < frame.maxX && frame.minY < clip.maxY
        && clip.minY < frame.maxY ? .inSight : .outOfSight
    }
  }

  private func isUsable(_ visibility: AnchorVisibility) -> Bool {
    switch visibility {
    case .removed, .hidden: true
    case .visible(let frame, let clip):
      [frame, clip].allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 }
    }
  }
}
