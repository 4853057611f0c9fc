import Usher
@_spi(Inspection) public import UsherRecording

extension Recording {
  /// Replays the recording, and draws its overlays on a host.
  ///
  /// The host shows a placeholder for each overlay. If titles were recorded, the placeholder
  /// contains the overlay's title. The host's clock advances with the recorded time, and its
  /// transcript contains the orders.
  ///
  /// ```swift
  /// try Recording(file).replay(on: HeadlessHost())
  /// ```
  ///
  /// - Parameter host: A host without a presenter.
  /// - Throws: A `ReplayDifference` if the overlays behave differently than in the recording.
  @MainActor
  public func replay(on host: HeadlessHost) throws(ReplayDifference) {
    var titles = titles
    for id in beginning.shown { place(id, titles[id], on: host) }
    var now: Instant?
    var scene = OverlayScene()
    try replay { moment in
      if let now { host.clock.advance(by: now.duration(to: moment.time)) }
      now = moment.time
      for command in moment.commands {
        switch command {
        case .attach(let id), .refresh(let id), .expand(let id):
          place(id, titles[id], on: host)
        case .adopt(let target, let source), .merge(let target, let source):
          titles[target] = titles[source] ?? titles[target]
        case .detach(let id): host.detach(id)
        case .trapFocus(let id): host.trapFocus(in: id)
        case .restoreFocus: host.restoreFocus()
        case .checkCondition, .checkDismissal, .measure, .notify, .perform, .performTap,
          .pressDefault, .refuse,
          .claimPointer, .followAnchor, .unfollowAnchor, .offerMore, .summarize, .report:
          break
        }
      }
      moment.engine.draw(into: &scene, at: moment.time)
      host.draw(scene)
    }
  }

  @MainActor
  private func place(_ id: OverlayID, _ title: String?, on host: HeadlessHost) {
    let content = OverlayContent.notification(title: title ?? "overlay \(id.rawValue)")
    let overlay = OverlayConfiguration()
    host.attach(id, content, as: content.semantics.resolved(for: content.root, as: overlay))
  }
}
