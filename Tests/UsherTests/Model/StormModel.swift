import Usher

/// A slow model of merging messages and rates, as described in the article *Do Not
/// Disturb, merging and rate limits*.
struct StormModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var summary = ModelSummary()
  private var summaryStacks = false
  private var messages: [Message] = []
  private var known = Facts()

  private struct Message {
    let request: Int
    let terms: StormStep.Terms?
    var lifetime: Int?
    var text: String
    var count = 1
    /// The text and the number that it shows.
    var shownText = ""
    var shownCount = 1
    /// The moment at which it shows merged requests, or `nil` if it's up to date.
    var due: Int?
    var next = 0
    /// Whether it merged into another message.
    var hasMerged = false

    var look: String {
      let number = shownCount > 1 ? " | ×\(shownCount)" : ""
      return shownText + number + (terms?.hasButton == true ? " | [OK]" : "")
    }
  }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { number in
      message(of: number).map { messages[$0].look } ?? summary.words(of: number)
    }
    return facts
  }

  private func message(of request: Int) -> Int? {
    messages.firstIndex { $0.request == request && !$0.hasMerged }
  }

  mutating func advance(to time: Int) {
    while let next =
      ([screen.nextStep(until: time), voice.nextStep(until: time)].compactMap { $0 }
      + ([summary.due] + messages.map(\.due)).compactMap { $0 }.filter { $0 <= time }).min()
    {
      screen.advance(to: next)
      settle()
    }
    screen.advance(to: time)
    settle()
  }

  /// Performs everything that belongs to this moment.
  private mutating func settle() {
    screen.advance(to: screen.now)
    takeNote()
    if summary.isImmediate { showSummary() }
    voice.advance(to: screen.now) { [screen] in screen.isUsable($0) }
    for number in messages.indices where messages[number].due == screen.now { showMerged(number) }
    showSummary()
    takeNote()
    voice.flush(at: screen.now)
  }

  private mutating func showSummary() {
    summary.show(
      on: &screen, sayingBy: &voice,
      as: ModelScreen.Manner(priority: max(screen.rate?.passing ?? 1, 1), stacks: summaryStacks))
  }

  mutating func apply(_ step: StormStep) {
    switch step {
    case .send(let terms, let times): for _ in 0..<times { send(terms) }
    case .change(let place, let word):
      guard !messages.isEmpty else { break }
      let number = place % messages.count
      guard isPending(number), let terms = messages[number].terms else { break }
      messages[number].text = "\(terms.name) \(word)"
      update(number)
    case .extend(let place, let lifetime):
      guard !messages.isEmpty else { break }
      let number = place % messages.count
      guard isPending(number), messages[number].terms != nil else { break }
      messages[number].lifetime = lifetime
      update(number)
    case .dismiss(let place):
      guard !messages.isEmpty else { break }
      let number = place % messages.count
      if isPending(number) { screen.dismiss(messages[number].request) }
    case .displace(let lifetime):
      let request = screen.present(
        "Other", .informs, lifetime: lifetime,
        ModelScreen.Manner(priority: 2, takesPlace: true))
      messages.append(Message(request: request, terms: nil, text: "Other"))
    case .limit(let limit, let stacks):
      let rate = limit.map {
        ModelRate(count: $0.count, time: $0.time, excess: $0.excess, passing: $0.passing)
      }
      if rate.map({ screen.rate?.isSame(as: $0) != true }) ?? true { screen.rate = rate }
      summaryStacks = stacks
    case .closeWindow:
      screen.closeWindow()
      summary.close()
      for number in messages.indices { messages[number].due = nil }
    }
    settle()
  }

  private func isPending(_ number: Int) -> Bool {
    !messages[number].hasMerged && screen.phase(of: messages[number].request) != .gone
  }

  private mutating func send(_ terms: StormStep.Terms) {
    let text = "\(terms.name) \(terms.word)"
    if terms.merges, !screen.isClosed, let target = target(of: terms) {
      merge(text, into: target)
      let request = screen.nextNumber
      screen.merge(terms.name)
      messages.append(Message(request: request, terms: terms, text: text, hasMerged: true))
      known.call("r\(messages.count - 1)", "merges into r\(target)", at: screen.now)
      return
    }
    let request = screen.present(
      terms.name, .informs, lifetime: terms.lifetime,
      ModelScreen.Manner(delay: terms.delay, priority: terms.priority))
    messages.append(Message(request: request, terms: terms, lifetime: terms.lifetime, text: text))
    settle()
  }

  /// The message that a new message merges into, or `nil` for none.
  private func target(of terms: StormStep.Terms) -> Int? {
    let line = screen.line.filter { screen.requests[$0].isRestored }
    let others = screen.requests.indices.filter {
      screen.phase(of: $0) == .waiting && !line.contains($0)
    }
    // Requests in line are before delayed requests.
    let sorted = others.sorted {
      let delayed = [screen.isDelayed($0), screen.isDelayed($1)]
      return delayed[0] == delayed[1]
        ? screen.requests[$0].arrival < screen.requests[$1].arrival : delayed[1]
    }
    return (screen.shown.filter(screen.isUsable) + line + sorted).lazy.compactMap(message)
      .first {
        guard let other = messages[$0].terms else { return false }
        return other.merges && other.name == terms.name && other.hasButton == terms.hasButton
      }
  }

  private func words(of number: Int) -> ModelVoice.Words {
    let message = messages[number]
    // A message that stays until the user presses its button is urgent.
    return ModelVoice.Words(
      text: message.text,
      isUrgent: message.terms?.hasButton == true && message.lifetime == nil)
  }

  private mutating func merge(_ text: String, into number: Int) {
    let request = messages[number].request
    messages[number].text = text
    messages[number].count += 1
    voice.merge(request, to: words(of: number), count: messages[number].count)
    screen.restart(request)
    if messages[number].due == nil {
      messages[number].due = max(messages[number].next, screen.now)
      if messages[number].due == screen.now { showMerged(number) }
    }
  }

  private mutating func showMerged(_ number: Int) {
    messages[number].due = nil
    messages[number].next = screen.now + 100
    show(number)
  }

  /// Shows a message's text and number.
  private mutating func show(_ number: Int) {
    messages[number].shownText = messages[number].text
    messages[number].shownCount = messages[number].count
    let request = messages[number].request
    if screen.isUsable(request) {
      voice.change(request, to: words(of: number), at: screen.now)
    } else {
      voice.changeUnseen(request, to: words(of: number))
    }
  }

  private mutating func update(_ number: Int) {
    screen.update(messages[number].request, lifetime: messages[number].lifetime)
    show(number)
  }

  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      let number = message(of: news.request)
      switch news.kind {
      case .appears:
        let words =
          number.map(words)
          ?? ModelVoice.Words(text: summary.words(of: news.request), isUrgent: false)
        let count = number.map { messages[$0].count } ?? 1
        voice.appear(news.request, words, count: count, isFocused: false, at: screen.now)
        if let number {
          messages[number].shownText = messages[number].text
          messages[number].shownCount = count
        }
      case .comesBack: voice.comeBack(news.request, isFocused: false, at: screen.now)
      case .leaves: break
      case .isGone(let reason):
        voice.forget(news.request)
        guard let number else { break }
        messages[number].due = nil
        if reason == .summarized { summary.add(messages[number].count, on: screen) }
      }
    }
  }
}
