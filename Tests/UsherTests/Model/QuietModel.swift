import Usher

/// A slow model of quiet, as described in the article *Do Not Disturb, merging and rate limits*.
struct QuietModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var summary = ModelSummary()
  /// The app's requests, with their texts.
  private var looks: [(request: Int, text: String, isQuestion: Bool)] = []
  private var tokens = 0

  var facts: Facts {
    var facts = Facts()
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { number in
      guard let look = looks.first(where: { $0.request == number }) else {
        return summary.words(of: number)
      }
      return look.isQuestion ? "\(look.text) | [OK]" : look.text
    }
    return facts
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), voice.nextStep(until: time),
      summary.due.flatMap { $0 <= time ? $0 : nil },
    ].compactMap({ $0 }).min() {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    screen.advance(to: time)
    settle()
  }

  /// Performs everything that belongs to this moment.
  private mutating func settle() {
    screen.advance(to: screen.now)
    takeNote()
    if summary.isImmediate { showSummary() }
    voice.advance(to: screen.now) { [screen] in screen.isUsable($0) }
    showSummary()
    takeNote()
    voice.flush(at: screen.now)
  }

  private mutating func showSummary() {
    summary.show(on: &screen, sayingBy: &voice, as: ModelScreen.Manner(priority: 1))
  }

  mutating func apply(_ step: QuietStep) {
    switch step {
    case .begin(let below, let name, let length, let afterwards):
      let end = length.map { screen.now + $0 }
      screen.beginQuiet(
        ModelQuiet(
          id: tokens, below: below, names: name.map { [$0] }, end: end, afterwards: afterwards))
      tokens += 1
    case .end(let place): if tokens > 0 { screen.endQuietNow(place % tokens) }
    case .present(let terms): present(terms)
    case .displace(let lifetime):
      let request = screen.present(
        "Other", .informs, lifetime: lifetime,
        ModelScreen.Manner(priority: 1, takesPlace: true))
      looks.append((request, "Other", false))
    case .update(let place, let lifetime, let priority):
      guard !looks.isEmpty else { break }
      let request = looks[place % looks.count].request
      screen.update(request, lifetime: lifetime, priority: priority)
    case .dismiss(let place):
      if !looks.isEmpty { screen.dismiss(looks[place % looks.count].request) }
    case .closeWindow:
      screen.closeWindow()
      summary.close()
    }
    settle()
  }

  private mutating func present(_ terms: QuietStep.Terms) {
    let request = screen.present(
      terms.name, terms.kind, lifetime: terms.lifetime,
      ModelScreen.Manner(
        delay: terms.delay, maximumWait: terms.maximumWait, priority: terms.priority))
    looks.append((request, "\(terms.name)\(looks.count)", terms.kind == .asks))
  }

  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      let look = looks.first { $0.request == news.request }
      let words = ModelVoice.Words(
        text: look?.text ?? summary.words(of: news.request), isUrgent: false)
      let isQuestion = look?.isQuestion == true
      switch news.kind {
      case .appears:
        voice.appear(news.request, words, isFocused: isQuestion, at: screen.now)
      case .comesBack: voice.comeBack(news.request, isFocused: isQuestion, at: screen.now)
      case .leaves: break
      case .isGone(let reason):
        voice.forget(news.request)
        guard reason == .summarized else { break }
        // A summary may also wait.
        summary.add(news.request == summary.request ? summary.number : 1, on: screen)
      }
    }
  }
}
