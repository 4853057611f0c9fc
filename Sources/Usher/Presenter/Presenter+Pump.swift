package import UsherCore

extension Presenter {
  /// The number of queue entries in a batch.
  ///
  /// The next batch waits for the next frame.
  ///
  /// Without the app's callbacks, an event takes a few microseconds, so a batch leaves most of a
  /// frame's 16 milliseconds to the app.
  private static let batchSize = 512

  /// Receives an event from the host, or queues it until the current callback returns.
  ///
  /// After 512 events, the presenter continues in the next frame.
  package func receive(_ event: OverlayEvent) {
    let isTimePassed = if case .timePassed = event { true } else { false }
    if case .hostClosed = event {
      isClosed = true
      Defaults.current.close(self)
    }
    append(.event(event), isTimePassed: isTimePassed)
  }

  /// Sends a pressed key to an overlay.
  ///
  /// An overlay with the focus gets it first, and overlays behind a modal overlay don't get it.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - isFocusBeside: Whether the focus is in a part of the window that the host doesn't cover. A
  ///     modal overlay then doesn't absorb the key.
  /// - Returns: Whether an overlay used the key. If `false`, the app gets the key.
  package func press(_ key: Key, isFocusBeside: Bool = false) -> Bool {
    switch engine.response(to: key) {
    case .passOn: return false
    case .absorb where isFocusBeside: return false
    case .pressDefault(let id) where defaultButton(of: id) == nil: return false
    case .dismiss(let id):
      if let (action, button) = cancelButton(of: id) {
        receive(.actionTaken(id, action, dismisses: button.dismisses))
        return true
      }
    case .pressDefault, .absorb: break
    }
    receive(.keyPressed(key))
    return true
  }

  /// Calls `act` in order with all other events, or when the current callback returns.
  ///
  /// Requests that `act` makes are received when it returns. If the presenter was released, `act`
  /// isn't called.
  @_spi(Facades) public func inOrder(_ act: @escaping @MainActor () -> Void) {
    append(.act(act))
  }

  /// Appends an entry to the queue, and performs the queue unless this is already happening.
  func append(_ errand: Errand, isTimePassed: Bool = false) {
    // Remaining entries wait for the next frame, so that no call performs more than one batch.
    let isLeftOver = !errands.isEmpty
    errands.append(errand)
    guard !isPumping, !isLeftOver || isTimePassed || isClosed else { return }
    // The callbacks don't belong to the work that may have made the request.
    if Asker.current.isEmpty { pump() } else { Asker.$current.withValue([]) { pump() } }
  }

  /// Performs a batch of the queue, or the whole queue if the window closed.
  ///
  /// Events that the host sends while it draws are queued, so a scene is drawn completely before
  /// the next one.
  private func pump() {
    isPumping = true
    var done = 0
    repeat {
      while done < Self.batchSize || isClosed, let errand = errands.popFirst() {
        perform(errand)
        done += 1
      }
      // An overlay that was leaving may have returned.
      adaptToWidth(waiting: false)
      ringAlarms()
      pursueFocusGoal()
      passAnnouncementsOn()
      if isServed { drawIfChanged() }
      for ability in abilities { ability.didFinishBatch(in: self) }
    } while !errands.isEmpty && (done < Self.batchSize || isClosed)
    isPumping = false
    guard isServed else { return }
    host.schedule(errands.isEmpty ? wakeup : .nextFrame)
  }

  var wakeup: Wakeup {
    let wakeup = engine.wakeup(playsMotion: host.playsMotion)
    guard let alarm = alarms.first else { return wakeup }
    return switch wakeup {
    case .never: .at(alarm.moment)
    case .at(let moment): .at(min(moment, alarm.moment))
    case .nextFrame: .nextFrame
    }
  }

  func perform(_ errand: Errand) {
    switch errand {
    case .event(let event): send(event)
    case .dismiss(let selection, let dismissal): dismiss(selection, dismissal)
    case .update(let id, let content, let values, let announces):
      if let event = updateEvent(id, to: content, as: values) {
        announcing(announces, changesOf: id) { send(event) }
      }
    case .transform(let id, let content):
      if let event = transformEvent(id, to: content) { send(event) }
    case .act(let act): act()
    }
  }

  func send(_ event: OverlayEvent) {
    // The button may have been disabled while the press was on its way.
    if case .actionTaken(let id, let action, _) = event,
      handles[id]?.request?.built?.button(action.rawValue)?.isPressable == false
    {
      return
    }
    var event = event
    if case .viewportChanged(let viewport) = event {
      let wasCompact = hasCompactWidth
      event = note(viewport)
      if wasCompact != hasCompactWidth { awaitsAdaptation = true }
      adaptToWidth(waiting: true)
    }
    if case .attentionChanged(let reasons, of: nil, let isPresent) = event {
      common.value = isPresent ? attention.union(reasons) : attention.subtracting(reasons)
      presenceChanged()
    }
    var dueCount = 0
    let now = host.now
    for ability in abilities { ability.willReceive(event, at: now, in: self) }
    let commands = engine.receive(event, at: now, dueCount: &dueCount)
    for command in commands[..<dueCount] { perform(command) }
    if feed.isHeard { tell(event, answeredBy: commands[dueCount...]) }
    for command in commands[dueCount...] { perform(command) }
    if feed.isHeard { lookAtShown() }
    if case .visibilityChanged(let isVisible) = event {
      self.isVisible = isVisible
      presenceChanged()
    }
    for ability in abilities { ability.didReceive(event, in: self) }
  }

  /// Stores the host's viewport, and returns it with the app's obstructions.
  private func note(_ viewport: OverlayViewport) -> OverlayEvent {
    self.viewport = viewport
    var whole = viewport
    whole.obstructions += obstructions.filter { $0.isUsable }
    covered.value = whole.obstructions
    return .viewportChanged(whole)
  }

  private func drawIfChanged() {
    let moment = host.displayTime
    engine.draw(into: &spare, at: moment)
    // A motion that starts, turns or ends may not change this frame, but it needs new tracks.
    let moves = host.playsMotion && engine.changes(from: moment)
    guard spare != scene || moves || isMoving else { return }
    isMoving = moves
    swap(&scene, &spare)
    host.draw(scene)
  }
}

/// An entry of a presenter's queue.
///
/// An overlay is stored indirectly, because most entries are much smaller.
enum Errand: Sendable {
  case event(OverlayEvent)
  /// Overlays to dismiss, selected when the entry is performed.
  ///
  /// `nil` selects none.
  case dismiss(OverlaySelection<OverlayName>?, Dismissal)
  /// An update of an overlay, which keeps its content if the new content is `nil`.
  indirect case update(OverlayID, OverlayContent?, NewSettings, UpdateAnnouncement)
  /// A replacement of an overlay's content that doesn't affect its countdown or exit.
  case transform(OverlayID, OverlayContent)
  case act(@MainActor () -> Void)
}
