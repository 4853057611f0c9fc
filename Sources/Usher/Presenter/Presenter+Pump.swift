public import UsherCore

extension Presenter {
  /// How much of the line is done in one go; the rest waits for the next frame.
  ///
  /// An event takes a few microseconds beside the client's callbacks, so that this many leave most of
  /// the 16 milliseconds of a frame to the app.
  private static let batchSize = 512

  /// Takes an event from the host; from inside a callback, it is handled when the callback returns.
  ///
  /// Where so much is asked for at once that it would hold up a frame, the rest is done from the next
  /// frame on, in order.
  public func handle(_ event: Event) {
    let isTimePassed = if case .timePassed = event { true } else { false }
    if case .hostClosed = event {
      isClosing = true
      Defaults.current.close(self)
    }
    take(.event(event), isTimePassed: isTimePassed)
  }

  /// Does something in order with everything else that happens: at once, or, called from inside a callback,
  /// when that returns.
  ///
  /// What it asks of this presenter is done when it returns itself, as with any callback. It is not done any
  /// more once the presenter has gone.
  public func inOrder(_ act: @escaping @MainActor () -> Void) {
    take(.act(act))
  }

  /// Puts something in line, and does what is in line unless that is being done already.
  func take(_ errand: Errand, isTimePassed: Bool = false) {
    // What was left for the next frame waits for that, so that no call does more than one batch.
    let isLeftOver = !line.isEmpty
    line.append(errand)
    guard !isPumping, !isLeftOver || isTimePassed || isClosing else { return }
    pump()
  }

  /// Does what is in line: a batch of it, or all where no frame will come any more.
  ///
  /// What the host tells while it draws is put in line, too: a scene is drawn to its end before the next
  /// one.
  private func pump() {
    isPumping = true
    var done = 0
    repeat {
      while done < Self.batchSize || isClosing, let errand = line.popFirst() {
        perform(errand)
        done += 1
      }
      ringAlarms()
      if isServed { drawIfChanged() }
    } while !line.isEmpty && (done < Self.batchSize || isClosing)
    isPumping = false
    guard isServed else { return }
    host.schedule(line.isEmpty ? wakeup : .nextFrame)
  }

  private func perform(_ errand: Errand) {
    switch errand {
    case .event(let event): send(event)
    case .dismiss(let selection, let dismissal): dismiss(selection, dismissal)
    case .update(let id, let content, let overlay):
      if let event = updateEvent(id, to: content, as: overlay) { send(event) }
    case .transform(let id, let content):
      if let event = transformEvent(id, to: content) { send(event) }
    case .act(let act): act()
    }
  }

  /// Hands an event to the engine and performs what it commands.
  func send(_ event: Event) {
    var event = event
    switch event {
    case .viewportChanged(let viewport): event = note(viewport)
    case .attentionChanged(let reasons, of: nil, let isPresent):
      common.value = isPresent ? attention.union(reasons) : attention.subtracting(reasons)
    default: break
    }
    for command in engine.handle(event, at: host.now) { perform(command) }
  }

  /// Keeps what the host told, and adds what the app says is covered.
  private func note(_ viewport: Viewport) -> Event {
    self.viewport = viewport
    var whole = viewport
    whole.obstructions += obstructions.filter { $0.isUsable }
    covered.value = whole.obstructions
    return .viewportChanged(whole)
  }

  private func drawIfChanged() {
    let moment = host.displayTime
    engine.draw(into: &spare, at: moment)
    // A motion that begins, turns or stops may look the same at this moment, and needs other tracks.
    let moves = host.playsMotion && engine.changes(from: moment)
    guard spare != scene || moves || isMoving else { return }
    isMoving = moves
    swap(&scene, &spare)
    host.draw(scene)
  }
}
