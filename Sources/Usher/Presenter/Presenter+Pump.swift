package import UsherCore

extension Presenter {
  /// The number of queue entries performed in one go; the rest waits for the next frame.
  ///
  /// An event takes a few microseconds without the app's callbacks, so a batch leaves most of a
  /// frame's 16 milliseconds to the app.
  private static let batchSize = 512

  /// Receives an event from the host; from inside a callback, when that callback returns.
  ///
  /// Events beyond a batch of 512 are performed from the next frame on, in order, so that they hold
  /// up no frame.
  package func receive(_ event: OverlayEvent) {
    let isTimePassed = if case .timePassed = event { true } else { false }
    if case .hostClosed = event {
      isClosed = true
      Defaults.current.close(self)
    }
    append(.event(event), isTimePassed: isTimePassed)
  }

  /// Sends a pressed key to the overlay that the engine chooses: one with the focus before others,
  /// and none behind a modal one.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - isFocusBeside: Whether the focus is in a part of the window that the host does not
  ///     cover, from where a modal overlay keeps no key.
  /// - Returns: Whether an overlay took the key; otherwise the key is for the app.
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

  /// Calls `act` in order with all other events: at once, or, from inside a callback, when that
  /// callback returns.
  ///
  /// Requests that `act` makes of this presenter are received when `act` returns, as with any
  /// callback. Once the presenter has been released, `act` is not called.
  @_spi(Facades) public func inOrder(_ act: @escaping @MainActor () -> Void) {
    append(.act(act))
  }

  /// Appends an entry to the queue, and performs the queue unless it is being performed already.
  func append(_ errand: Errand, isTimePassed: Bool = false) {
    // Entries left for the next frame stay there, so that no call performs more than one batch.
    let isLeftOver = !errands.isEmpty
    errands.append(errand)
    guard !isPumping, !isLeftOver || isTimePassed || isClosed else { return }
    // The callbacks are no part of the work that may have made the request.
    if Asker.current.isEmpty { pump() } else { Asker.$current.withValue([]) { pump() } }
  }

  /// Performs one batch of the queue, or the whole queue if the window has closed and no frame will
  /// follow.
  ///
  /// Events that the host sends while it draws are queued, too: a scene is drawn completely before
  /// the next.
  private func pump() {
    isPumping = true
    var done = 0
    repeat {
      while done < Self.batchSize || isClosed, let errand = errands.popFirst() {
        perform(errand)
        done += 1
      }
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

  /// The moment at which the presenter next wants to be called.
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

  /// Sends an event to the engine and performs its commands.
  func send(_ event: OverlayEvent) {
    // The button may have been disabled while the press was on its way.
    if case .actionTaken(let id, let action, _) = event,
      handles[id]?.request?.built?.button(action.rawValue)?.isPressable == false
    {
      return
    }
    var event = event
    if case .viewportChanged(let viewport) = event { event = note(viewport) }
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

  /// Keeps the host's viewport and returns it with the app's obstructions added.
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
    // A motion that begins, turns or stops may look the same at this moment, but needs other
    // tracks.
    let moves = host.playsMotion && engine.changes(from: moment)
    guard spare != scene || moves || isMoving else { return }
    isMoving = moves
    swap(&scene, &spare)
    host.draw(scene)
  }
}

/// An entry of a presenter's queue.
///
/// An overlay is stored indirectly, as in an event, because most entries are much smaller.
enum Errand: Sendable {
  /// An event for the engine.
  case event(OverlayEvent)
  /// Overlays to dismiss, selected when the entry is performed; `nil` selects none.
  case dismiss(OverlaySelection<OverlayName>?, Dismissal)
  /// An update of an overlay, whose content stays if there is none.
  indirect case update(OverlayID, OverlayContent?, NewSettings, UpdateAnnouncement)
  /// A replacement of an overlay's content that leaves its life unchanged.
  case transform(OverlayID, OverlayContent)
  /// A callback of the app.
  case act(@MainActor () -> Void)
}
