import Usher

/// A slow model of changes that can be undone, as described in the article *Undoing*.
struct UndoModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var known = Facts()
  private var changes: [Change] = []
  private var messages: [Message] = []
  /// The texts of questions, failures and ended messages, by request number.
  private var looks: [Int: String] = [:]
  private var other: Int?
  private var question: Int?
  /// The message that a finger touches.
  private var touched: Int?
  private var user = UndoModelClock.User()
  /// The names of the messages whose changes were committed without being offered.
  private var unoffered: [String] = []
  /// The changes that were undone, in order.
  private var undone: [Int] = []
  /// The names with unfinished changes, in the order in which they started.
  private var active: [String] = []

  private struct Change {
    let terms: UndoStep.Terms
    /// The number of the end that the change shares with others, or `nil` before the end.
    var batch: Int?
    var isCommitting = false
    var isOver = false
  }

  private struct Message {
    let name: String
    /// The overlay, or `nil` if the app was in the background.
    var request: Int?
    var changes: [Int]
    var clock: UndoModelClock
    var isOpen = true
    /// The next moment at which the clock is read, and the number of that reading.
    var reading: (time: Int, number: Int)?
  }

  /// The outcomes of a message.
  private enum End {
    case undone
    case committed
    case left
  }

  /// The failures that were shown, by the number of the shared end.
  private var told: Set<Int> = []
  private var batches = 0
  private var readings = 0

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { number in
      looks[number] ?? messages.first { $0.request == number }.map(look) ?? otherLook
    }
    facts.state =
      unoffered.map { "\($0) was not offered" } + undone.map { "change \($0) was undone" }
      + ["\(screen.waiting.count) wait"] + (active.isEmpty ? [] : ["held"])
    return facts
  }

  private func look(of message: Message) -> String {
    "\(words(of: message)) | [Undo]\(user.isPatient ? " | []" : "")"
  }

  /// With an endless timeout scale, overlays with a lifetime have a close button.
  private var otherLook: String { user.isEndless ? "Other | []" : "Other" }

  private func words(of message: Message) -> String {
    "\(message.name) \(message.changes.reduce(0) { $0 + changes[$1].terms.count })"
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), voice.nextStep(until: time),
      messages.compactMap { $0.reading?.time }.filter { $0 <= time }.min(),
    ].compactMap({ $0 }).min() {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    grow(by: time - screen.now)
    screen.advance(to: time)
    takeNote()
    // Pending announcements started to wait before the clocks were last read.
    voice.advance(to: time) { [screen] in screen.isUsable($0) }
    let due = messages.indices.filter { messages[$0].reading?.time == time }
    for number in due.sorted(by: { readingNumber($0) < readingNumber($1) }) {
      readClock(of: number)
    }
    takeNote()
    voice.flush(at: time)
    settle()
  }

  private mutating func grow(by time: Int) {
    for number in messages.indices { messages[number].clock.pass(time, for: user) }
  }

  /// Reads a message's clock, at least once a second.
  ///
  /// When its time has ended, plus a tenth of a second for the last press, its changes are
  /// committed, unless the user keeps the message.
  private mutating func readClock(of number: Int) {
    messages[number].reading = nil
    guard messages[number].isOpen, let left = messages[number].clock.left(for: user)
    else { return }
    let rest = left + 100
    guard rest > 0 || isKept(number) else { return end(number, .committed) }
    readings += 1
    messages[number].reading = (screen.now + (rest > 0 ? min(rest, 1000) : 100), readings)
  }

  private func readingNumber(_ message: Int) -> Int { messages[message].reading?.number ?? 0 }

  /// Whether a finger, or a question in front, keeps a message after its time.
  private func isKept(_ number: Int) -> Bool {
    guard let request = messages[number].request, screen.isUsable(request) else { return false }
    let isWithinLimit = messages[number].clock.limit(for: user).map { $0 > 0 } ?? true
    return touched == number || isWithinLimit && isBehindQuestion
  }

  private var isBehindQuestion: Bool { question.map(screen.isUsable) ?? false }

  mutating func apply(_ step: UndoStep) {
    let usable = screen.usable
    switch step {
    case .change(let terms):
      if terms.isUnseen { leaveAll() }
      change(on: terms)
    case .undo: if let message { press(message) }
    case .close:
      if let message, user.isPatient, let request = messages[message].request {
        screen.dismiss(request, for: .button(ActionID(1)))
      }
    case .finish(let place, let succeeds):
      let long = changes.indices.filter { changes[$0].isCommitting }
      if !long.isEmpty { finish(long[place % long.count], succeeds: succeeds) }
    case .escape:
      if usable.count == 1 { screen.dismiss(usable[0], for: .escape) }
    case .dismiss(let place):
      if !usable.isEmpty { screen.dismiss(usable[place % usable.count]) }
    case .cancel: break
    case .displace(let restores):
      guard !screen.showsQuestion else { break }
      touched = nil
      other = screen.present(
        "Other", .offersUndo, lifetime: nil, takesPlace: true, restores: restores)
    case .queueOther: other = screen.present("Other", .offersUndo, lifetime: nil)
    case .dismissOther: if let other { screen.dismiss(other) }
    case .ask:
      guard !screen.showsQuestion else { break }
      touched = nil
      question = screen.present("Question", .asks, lifetime: nil)
      if let question { looks[question] = "Sure? | [Yes]" }
    case .answer:
      if let question, screen.isUsable(question) {
        screen.dismiss(question, for: .button(ActionID(0)))
      }
    case .doubleTimeoutScale, .endlessTimeoutScale: changeTimeoutScale(step)
    case .screenReader(let isUsed): changeReader(isUsed)
    case .sleep(let time): grow(by: time)
    case .touch: if touched == nil, usable.count == 1 { touched = message }
    case .lift(let presses):
      if presses, let touched, messages[touched].isOpen, isPressable(touched) { press(touched) }
      touched = nil
    case .leaveAndReturn: leaveAll()
    case .quit: for name in active { leave(name) }
    case .closeWindow: screen.closeWindow()
    }
    takeNote()
    voice.flush(at: screen.now)
    settle()
  }

  /// The message that the user can use.
  private var message: Int? {
    guard !isBehindQuestion else { return nil }
    let pressable = messages.indices.filter(isPressable)
    return pressable.max { (messages[$0].request ?? 0) < (messages[$1].request ?? 0) }
  }

  private func isPressable(_ number: Int) -> Bool {
    messages[number].request.map(screen.isUsable) ?? false
  }

  private mutating func press(_ number: Int) {
    end(number, .undone, as: .button(ActionID(0)))
  }

  private mutating func changeTimeoutScale(_ step: UndoStep) {
    let before = user
    switch step {
    case .doubleTimeoutScale where !user.isEndless: user.factor = min(2 * user.factor, 4)
    case .endlessTimeoutScale(let isEndless) where user.factor == 1: user.isEndless = isEndless
    default: return
    }
    guard before != user else { return }
    for number in messages.indices.sorted(by: { messages[$0].name < messages[$1].name })
    where messages[number].isOpen {
      if before.isPatient != user.isPatient { update(number) }
      readClock(of: number)
    }
  }

  private mutating func changeReader(_ isUsed: Bool) {
    guard isUsed != user.hasReader else { return }
    user.hasReader = isUsed
    for number in messages.indices where messages[number].isOpen {
      messages[number].clock.changeReader()
      guard !user.isEndless else { continue }
      update(number)
      readClock(of: number)
    }
  }

  private mutating func change(on terms: UndoStep.Terms) {
    let number = changes.count
    changes.append(Change(terms: terms))
    if !active.contains(terms.name) { active.append(terms.name) }
    if let open = messages.firstIndex(where: { $0.isOpen && $0.name == terms.name }) {
      if joins(number, open) { return }
      end(open, .committed)
      takeNote()
    }
    guard terms.time > 0 else { return conclude(.committed, [number]) }
    messages.append(Message(name: terms.name, changes: [number], clock: UndoModelClock(terms.time)))
    let message = messages.count - 1
    messages[message].clock.hadReader = user.hasReader
    guard !terms.isUnseen else { return end(message, .left) }
    let request = screen.present(terms.name, .offersUndo, lifetime: nil)
    messages[message].request = request
    if screen.isClosed { end(message, .left) }
    takeNote()
    readClock(of: message)
  }

  /// Adds a change to an open message, if the change's full time is available.
  private mutating func joins(_ number: Int, _ message: Int) -> Bool {
    let time = changes[number].terms.time
    guard time > 0, !user.isPatient, messages[message].clock.join(time, for: user) else {
      return false
    }
    messages[message].changes.append(number)
    update(message)
    readClock(of: message)
    return true
  }

  /// Shows a message's changed text and buttons.
  private mutating func update(_ number: Int) {
    guard let request = messages[number].request else { return }
    screen.update(request, lifetime: nil)
    let words = ModelVoice.Words(text: words(of: messages[number]), isUrgent: false)
    if screen.isUsable(request) {
      voice.change(request, to: words, at: screen.now)
    } else {
      voice.changeUnseen(request, to: words)
    }
  }

  private mutating func leaveAll() {
    for name in active.sorted() { leave(name) }
  }

  private mutating func leave(_ name: String) {
    for number in messages.indices where messages[number].name == name { end(number, .left) }
    takeNote()
  }

  private func undoes(_ end: End, _ number: Int) -> Bool {
    switch end {
    case .undone: true
    case .committed: false
    case .left: changes[number].terms.whenAbandoned == .undoes
    }
  }

  private mutating func end(
    _ number: Int, _ end: End, as reason: DismissReason = .programmatic
  ) {
    guard messages[number].isOpen else { return }
    messages[number].isOpen = false
    messages[number].reading = nil
    let message = messages[number]
    if !message.clock.hasAppeared, message.changes.contains(where: { !undoes(end, $0) }) {
      unoffered.append(message.name)
    }
    conclude(end, message.changes)
    guard let request = message.request else { return }
    looks[request] = look(of: message)
    screen.dismiss(request, for: reason)
  }

  /// Undoes changes, latest first, or queues them for their commits.
  private mutating func conclude(_ end: End, _ numbers: [Int]) {
    for number in numbers.reversed() where undoes(end, number) { undo(number, "undone") }
    batches += 1
    for number in numbers where !changes[number].isOver { changes[number].batch = batches }
  }

  private mutating func undo(_ number: Int, _ words: String) {
    undone.append(number)
    known.call("change \(number)", "is undone", at: screen.now)
    finish(number, words)
  }

  private mutating func finish(_ number: Int, _ words: String) {
    changes[number].isOver = true
    changes[number].isCommitting = false
    known.call("change \(number)", "returns \(words)", at: screen.now)
  }

  /// Ends a slow commit.
  private mutating func finish(_ number: Int, succeeds: Bool) {
    guard !succeeds else { return finish(number, "committed") }
    undo(number, "failed")
    guard !screen.isClosed, let batch = changes[number].batch, told.insert(batch).inserted else {
      return
    }
    let words = "\(changes[number].terms.name) failed"
    let request = screen.present("#\(screen.nextNumber + 1)", .replies, lifetime: nil)
    looks[request] = "\(words) | [OK]"
  }

  /// Starts the commits that don't have to wait for earlier commits with their name.
  private mutating func settle() {
    for name in active {
      let line = changes.indices.filter { changes[$0].terms.name == name && !changes[$0].isOver }
        .filter { changes[$0].batch != nil }
      for number in line {
        guard !changes[number].isCommitting else { break }
        known.call("change \(number)", "commits", at: screen.now)
        if changes[number].terms.takesLong {
          changes[number].isCommitting = true
          break
        }
        finish(number, "committed")
      }
    }
    active.removeAll { name in
      !changes.contains { $0.terms.name == name && !$0.isOver }
    }
  }

  /// Updates the messages with the events of their overlays.
  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      let number = messages.firstIndex { $0.request == news.request }
      switch news.kind {
      case .appears:
        let words = number.map { self.words(of: messages[$0]) } ?? looks[news.request] ?? "Other"
        voice.appear(
          news.request,
          ModelVoice.Words(
            text: words.replacing(" | [OK]", with: ""), isUrgent: words.contains("failed")),
          isFocused: news.request == question, at: screen.now)
        if let number { appear(number) }
      case .comesBack: voice.comeBack(news.request, isFocused: false, at: screen.now)
      case .leaves(let reason): if let number { end(number, reason.isByUser ? .committed : .left) }
      case .isGone(let reason):
        voice.forget(news.request)
        if let number { end(number, reason.isByUser ? .committed : .left) }
      }
    }
  }

  private mutating func appear(_ number: Int) {
    guard messages[number].isOpen else { return }
    messages[number].clock.appear()
    readClock(of: number)
  }
}
