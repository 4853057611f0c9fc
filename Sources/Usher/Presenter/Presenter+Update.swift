internal import UsherCore

extension Presenter {
  func update(
    _ id: OverlayID, to content: OverlayContent?, as values: NewSettings,
    announces: UpdateAnnouncement = .ifChanged
  ) {
    guard let update = errand(id, to: content, as: values, announces: announces) else { return }
    append(update)
  }

  /// Updates an overlay immediately, before queued entries are performed.
  func updateNow(_ id: OverlayID, to overlay: Overlay) {
    errand(id, to: overlay.content, as: .added(overlay.settings)).map(perform)
  }

  /// Returns the queue entry for an update, or `nil` if the request has ended.
  ///
  /// For empty content, it reports a problem and returns `nil`. An overlay that the app draws gets
  /// no content.
  private func errand(
    _ id: OverlayID, to content: OverlayContent?, as values: NewSettings,
    announces: UpdateAnnouncement = .ifChanged
  ) -> Errand? {
    guard hasRequest(id) else { return nil }
    let content = handles[id]?.request?.content == nil ? nil : content
    if let content, content.root.isEmpty {
      onProblem(.emptyUpdate(id))
      return nil
    }
    return .update(id, content, values, announces)
  }

  func transform(_ id: OverlayID, to content: OverlayContent) {
    guard hasRequest(id) else { return }
    guard !content.root.isEmpty else {
      onProblem(.emptyUpdate(id))
      return
    }
    append(.transform(id, content))
  }

  /// Replaces the actions of an overlay's buttons with the actions of content that looks the same.
  func renewActions(of id: OverlayID, by content: OverlayContent) {
    guard hasRequest(id), let request = handles[id]?.request, request.given != nil else { return }
    let given = content
    let content = styled(given, by: request.layers, in: request.lane)
    handles[id]?.request?.show(content, given: given)
    if request.built != nil {
      let built = shown(
        content.withLiveTexts().asShown(isCollapsed: engine.isCollapsed(id)), by: id)
      handles[id]?.request?.built = built
    }
  }

  func setLifetime(_ lifetime: OverlayDuration, of id: OverlayID) {
    guard hasRequest(id) else { return }
    if case .reading = lifetime { append(.act { [weak self] in self?.meetReader(of: id) }) }
    receive(.lifetimeChanged(id, lifetime))
    if engine.timeoutScale == .endless
      || handles[id]?.request?.content?.closeButton.dependsOnLifetime == true
    {
      receive(.contentReplaced(id, needs: nil))
    }
  }

  /// Sends the reading time of an overlay's content to the engine, for a lifetime that requires it.
  private func meetReader(of id: OverlayID) {
    guard var overlay = engine.overlay(of: id) else { return }
    let known = overlay.readingTime
    overlay.readingTime =
      OverlayDuration.reading(atLeast: .zero).readingTime(of: handles[id]?.request?.content)
    guard overlay.readingTime != known else { return }
    send(.contentReplaced(id, needs: ContentNeeds(of: overlay)))
  }

  func hold(_ id: OverlayID, _ isHeld: Bool) {
    guard hasRequest(id), handles[id]?.state.isShown == true else { return }
    receive(.attentionChanged(.held, of: id, isPresent: isHeld))
  }

  func extend(_ id: OverlayID, by length: Duration) {
    guard hasRequest(id) else { return }
    inOrder { [weak self] in
      guard let self, let rest = engine.rest(of: id, at: host.now) else { return }
      setLifetime(.timed(max(rest + length, .zero)), of: id)
    }
  }

  func selectDetent(_ detent: OverlayDetent, of id: OverlayID) {
    if hasRequest(id) { receive(.detentSelected(id, detent)) }
  }

  func detent(of id: OverlayID) -> OverlayDetent? { hasRequest(id) ? engine.detent(of: id) : nil }

  /// Returns the detent above an overlay's selected detent, or the lowest if there is none.
  func detent(after id: OverlayID) -> OverlayDetent? { engine.detent(after: id) }

  /// The overlay of a request with its latest settings, without name and callbacks.
  ///
  /// `nil` if the request has ended.
  func asked(_ id: OverlayID) -> Overlay? {
    guard hasRequest(id), let request = handles[id]?.request, let content = request.given else {
      return nil
    }
    var overlay = Overlay(content, preset: request.layers.preset.map { OverlayPreset($0) })
    overlay.settings.merge(request.layers.own)
    return overlay
  }

  func setTransition(_ transition: OverlayTransition, of id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.transitionReplaced(id, transition))
  }

  /// Returns the event for an update at the head of the queue.
  ///
  /// `nil` if the overlay was removed, or if the update can't end its exit.
  func updateEvent(
    _ id: OverlayID, to content: OverlayContent?, as values: NewSettings
  ) -> OverlayEvent? {
    guard let known = engine.overlay(of: id), let request = handles[id]?.request else {
      return nil
    }
    let layers = values.added(to: request.layers, with: content)
    let given = content
    let content = content.map { styled($0, by: layers, in: request.lane) }
    let asked = values.applied(to: request.asked.restored(in: known))
    guard !engine.staysDismissed(id, under: asked) else { return nil }
    var updated = fitted(asked, to: content?.withLiveTexts() ?? request.content)
    updated.name = known.name
    updated.hasCondition = updated.hasCondition || request.lifecycle.hasCondition
    if request.lifecycle.shouldDismiss != nil { updated.asksBeforeDismissal = true }
    // The engine reports invalid values. The content then doesn't change.
    if (try? updated.validate()) != nil {
      handles[id]?.request?.asked = Request.Asked(asked)
      handles[id]?.request?.layers = layers
      if let content, known.drawing == .host {
        handles[id]?.request?.show(content, given: given)
      }
    }
    return .updateRequested(id, updated)
  }

  /// Returns the event for a replacement of content at the head of the queue.
  ///
  /// `nil` if the overlay was removed or the app draws it.
  func transformEvent(_ id: OverlayID, to content: OverlayContent) -> OverlayEvent? {
    guard let known = engine.overlay(of: id), let request = handles[id]?.request,
      request.given != nil
    else { return nil }
    let given = content
    let content = styled(given, by: request.layers, in: request.lane)
    handles[id]?.request?.show(content, given: given)
    let fitted = fitted(request.asked.restored(in: known), to: content.withLiveTexts())
    return .contentReplaced(id, needs: ContentNeeds(of: fitted))
  }

  /// Applies the content, actions and settings of the request `source` to the overlay `target`.
  ///
  /// `source` then ends. The callbacks of both requests are called, except that only the
  /// `shouldPresent` and `shouldDismiss` callbacks of `source` are used.
  func adopt(from source: OverlayID, into target: OverlayID) {
    guard let request = happened(.merged(into: target), to: source) else { return }
    // The overlay is still drawn by the same side, so content only replaces content.
    if let content = request.content, handles[target]?.request?.given != nil {
      handles[target]?.request?.show(content, given: request.given)
    }
    handles[target]?.request?.interactions = request.interactions
    handles[target]?.request?.asked = request.asked
    handles[target]?.request?.layers = request.layers
    handles[target]?.request?.lifecycle.add(request.lifecycle)
    happened(.updated, to: target)
  }
}

/// The new settings of an overlay that is updated.
enum NewSettings: Sendable {
  /// The settings override the same settings of the overlay.
  case added(OverlaySettings)
  /// The settings override the same settings of the overlay, and replace its style for new content.
  ///
  /// New content is styled using only these settings and the preset's settings.
  case replacing(OverlaySettings)

  private var settings: OverlaySettings {
    switch self {
    case .added(let settings), .replacing(let settings): settings
    }
  }

  static func configuration(_ configuration: OverlayConfiguration) -> NewSettings {
    var settings = OverlaySettings()
    settings.set(\.configuration, to: configuration)
    return .added(settings)
  }

  func applied(to configuration: OverlayConfiguration) -> OverlayConfiguration {
    var target = OverlaySettings.Target(configuration: configuration)
    settings.apply(to: &target)
    return target.configuration
  }

  /// Returns the settings for new content of the overlay after the update.
  ///
  /// If there is new content, a label and description for the previous content are replaced.
  func added(to layers: Overlay.Layers, with content: OverlayContent?) -> Overlay.Layers {
    var layers = layers
    switch self {
    case .added(let settings):
      if let words = content?.semantics { layers.own.forgetWords(insteadOf: words) }
      layers.own.merge(settings)
    case .replacing(let settings): layers.own = settings.alone
    }
    return layers
  }
}

/// Whether screen readers announce the text of an updated overlay.
///
/// An announcement is made at most every two seconds, with the newest text. See
/// ``Semantics/Announcement``.
///
/// ```swift
/// handle.update(.notification(title: "12 seconds left"), announces: .never)
/// ```
public enum UpdateAnnouncement: Hashable, Sendable, CaseIterable {
  /// The text is announced if it changed.
  case ifChanged
  /// The text is announced even if it didn't change, for example if work fails again.
  case always
  /// The text isn't announced, for example for a clock.
  case never
}
