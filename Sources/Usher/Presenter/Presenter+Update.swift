internal import UsherCore

extension Presenter {
  func update(_ id: OverlayID, to content: OverlayContent?, as overlay: Overlay?) {
    guard requests[id] != nil else { return }
    if let content, content.root.isEmpty {
      onProblem(.emptyUpdate(id))
      return
    }
    take(.update(id, content, overlay))
  }

  func transform(_ id: OverlayID, to content: OverlayContent) {
    guard requests[id] != nil else { return }
    guard !content.root.isEmpty else {
      onProblem(.emptyUpdate(id))
      return
    }
    take(.transform(id, content))
  }

  /// Lets the buttons of an overlay do what those of another content do, which looks the same.
  func renewActions(of id: OverlayID, by content: OverlayContent) {
    guard requests[id]?.content != nil else { return }
    requests[id]?.content = content
    if requests[id]?.built != nil {
      requests[id]?.built = content.asShown(isFolded: engine.isFolded(id))
    }
  }

  func setLifetime(_ lifetime: Lifetime, of id: OverlayID) {
    guard requests[id] != nil else { return }
    handle(.lifetimeChanged(id, lifetime))
  }

  func setTransition(_ transition: OverlayTransition, of id: OverlayID) {
    guard requests[id] != nil else { return }
    handle(.transitionReplaced(id, transition))
  }

  /// The event of an update that has come to the head of the line; `nil` where it has gone meanwhile.
  func updateEvent(
    _ id: OverlayID, to content: OverlayContent?, as overlay: Overlay?
  ) -> Event? {
    guard let known = engine.overlay(of: id), let request = requests[id] else { return nil }
    let asked = overlay ?? request.asked.restored(in: known)
    var updated = fitted(asked, to: content ?? request.content)
    updated.name = known.name
    updated.asksFirst = updated.asksFirst || request.lifecycle.shouldPresent != nil
    // The engine tells of values that cannot be used; the content stays as it was then.
    if (try? updated.validate()) != nil {
      requests[id]?.asked = Request.Asked(asked)
      if let content, known.drawing == .host { requests[id]?.content = content }
    }
    return .updateRequested(id, updated)
  }

  /// The event of a transformation that has come to the head of the line; `nil` where there is nothing
  /// left to transform.
  func transformEvent(_ id: OverlayID, to content: OverlayContent) -> Event? {
    guard let known = engine.overlay(of: id), let request = requests[id], request.content != nil
    else { return nil }
    requests[id]?.content = content
    let fitted = fitted(request.asked.restored(in: known), to: content)
    return .contentReplaced(id, needs: ContentNeeds(of: fitted))
  }

  /// Lets `target` have what the request `source` brought, which ends by that.
  ///
  /// The callbacks of both stay their own, but for the question whether it is to be shown at all.
  func adopt(from source: OverlayID, into target: OverlayID) {
    guard let request = end(source, .updated(target)) else { return }
    // Who draws it stays as it was: no content takes the place of one, or comes where none was.
    if let content = request.content, requests[target]?.content != nil {
      requests[target]?.content = content
    }
    requests[target]?.interactions = request.interactions
    requests[target]?.asked = request.asked
    requests[target]?.lifecycle.shouldPresent = request.lifecycle.shouldPresent
  }
}
