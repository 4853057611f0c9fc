import Scripts
import Usher

/// A step of a script about questions, each with the buttons *Keep*, *Work* and *Go*.
enum AskStep: ScriptStep {
  case ask(lifetime: Int?)
  case press(Int)
  /// Escape is pressed, unless the front question is working and another question may wait.
  case escape
  case returnKey
  /// The work of a choice ends.
  case finish(Int, succeeds: Bool)
  /// The app dismisses a question.
  case dismiss(Int)
  /// The task of a question is canceled.
  case cancel(Int)
  /// The app changes the front question's lifetime, unless the question is working.
  case change(lifetime: Int)
  /// Another overlay displaces the question for a while.
  case displace(lifetime: Int?)
  case dismissOther
  case closeWindow

  static func random(_ random: inout SplitMix) -> AskStep {
    switch random.int(in: 0...27) {
    case 0...5: .ask(lifetime: random.pick(nil, nil, 500, 1000, 2000))
    case 6...11: .press(random.pick(0, 1, 1, 1, 1, 2))
    case 12: .escape
    case 13: .returnKey
    case 14...19: .finish(random.int(in: 0...1), succeeds: random.chance(1, outOf: 3))
    case 20: .dismiss(random.int(in: 0...2))
    case 21: .cancel(random.int(in: 0...2))
    case 22: .change(lifetime: random.pick(500, 1000))
    case 23...25: .displace(lifetime: random.pick(nil, 300, 500))
    case 26: .dismissOther
    default: random.chance(1, outOf: 6) ? .closeWindow : .press(1)
    }
  }
}

/// A slow model of questions, as described in the article *Asking and working*.
struct AskModel: AbilityModel {
  private var screen = ModelScreen()
  private var questions: [Question] = []
  private var others: [Int] = []
  private var known = Facts()
  private var voice = ModelVoice()

  private struct Question {
    let name: String
    let request: Int
    /// The lifetime while the question isn't working.
    var lifetime: Int?
    var isWorking = false
    /// Whether its buttons show that it's working, until it's removed or fails.
    var isBusy = false
    var hasFailed = false
    /// Whether the call has returned.
    var isOver = false
  }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { number in
      questions.first { $0.request == number }.map(look) ?? "Other"
    }
    return facts
  }

  private func look(of question: Question) -> String {
    let text = question.hasFailed ? " | No luck" : ""
    let buttons = question.isBusy ? "(Keep) | [Work …] | (Go)" : "[Keep] | [Work] | [Go]"
    return "\(question.name)\(text) | \(buttons)"
  }

  mutating func advance(to time: Int) {
    while let next = [screen.nextStep(until: time), voice.nextStep(until: time)]
      .compactMap({ $0 }).min()
    {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    screen.advance(to: time)
    takeNote()
    voice.advance(to: time) { [screen] in screen.isUsable($0) }
    voice.flush(at: time)
  }

  mutating func apply(_ step: AskStep) {
    switch step {
    case .ask(let lifetime): ask(lifetime: lifetime)
    case .press(let button): press(button)
    case .escape:
      if let front = screen.usable.last, !isWorking(front) {
        screen.dismiss(front, for: .escape)
      }
    case .returnKey: press(2)
    case .finish(let place, let succeeds):
      let working = questions.indices.filter { questions[$0].isWorking }
      if !working.isEmpty { finish(working[place % working.count], succeeds: succeeds) }
    case .dismiss(let place):
      if !questions.isEmpty { screen.dismiss(questions[place % questions.count].request) }
    case .cancel(let place):
      guard !questions.isEmpty else { break }
      let number = place % questions.count
      guard !questions[number].isOver else { break }
      end(number, with: "cancelled")
      screen.dismiss(questions[number].request)
    case .change(let lifetime):
      guard let front = screen.usable.last, !isWorking(front), let number = question(of: front)
      else {
        break
      }
      questions[number].lifetime = lifetime
      screen.update(front, lifetime: lifetime)
    case .displace(let lifetime):
      others.append(screen.present("Other", .asks, lifetime: lifetime, takesPlace: true))
    case .dismissOther: if let other = others.last { screen.dismiss(other) }
    case .closeWindow: screen.closeWindow()
    }
    takeNote()
    voice.flush(at: screen.now)
  }

  private func words(of number: Int) -> ModelVoice.Words {
    let question = questions[number]
    return ModelVoice.Words(
      text: question.hasFailed ? "\(question.name). No luck" : question.name, isUrgent: true)
  }

  /// Shows a question's changes, with a new lifetime or without any.
  private mutating func update(_ number: Int, lifetime: Int?) {
    let request = questions[number].request
    screen.update(request, lifetime: lifetime)
    if screen.isUsable(request) {
      voice.change(request, to: words(of: number), at: screen.now)
    } else {
      voice.changeUnseen(request, to: words(of: number))
    }
  }

  private mutating func ask(lifetime: Int?) {
    let name = "Q\(questions.count)"
    let request = screen.present(name, .asks, lifetime: lifetime)
    questions.append(Question(name: name, request: request, lifetime: lifetime))
    if screen.isClosed { end(questions.count - 1, with: "refused") }
  }

  private func question(of request: Int) -> Int? {
    questions.firstIndex { $0.request == request }
  }

  private func isWorking(_ request: Int) -> Bool {
    questions.contains { $0.request == request && $0.isWorking }
  }

  /// Presses a button of the front question.
  private mutating func press(_ button: Int) {
    guard let front = screen.usable.last, let number = question(of: front), !isWorking(front) else {
      return
    }
    if button == 1 {
      questions[number].isWorking = true
      questions[number].isBusy = true
      questions[number].hasFailed = false
      known.call(questions[number].name, "works", at: screen.now)
      // While the question is working, it stays.
      update(number, lifetime: nil)
    } else {
      end(number, with: "\(button), button(\(button))")
      screen.dismiss(front, for: .button(ActionID(button)))
    }
  }

  private mutating func finish(_ number: Int, succeeds: Bool) {
    questions[number].isWorking = false
    if succeeds {
      end(number, with: "1, button(1)")
      screen.dismiss(questions[number].request, for: .button(ActionID(1)))
    } else {
      questions[number].isBusy = false
      questions[number].hasFailed = true
      update(number, lifetime: questions[number].lifetime)
    }
  }

  /// Ends the calls according to the events of their overlays.
  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      guard let number = question(of: news.request) else {
        if news.kind == .appears {
          let words = ModelVoice.Words(text: "Other", isUrgent: true)
          voice.appear(news.request, words, isFocused: false, at: screen.now)
        }
        continue
      }
      switch news.kind {
      case .appears:
        voice.appear(news.request, words(of: number), isFocused: true, at: screen.now)
      case .comesBack: voice.comeBack(news.request, isFocused: true, at: screen.now)
      case .leaves: stopWork(number)
      case .isGone(let reason):
        end(number, with: "nil, \(reason)")
        voice.forget(news.request)
      }
    }
  }

  private mutating func stopWork(_ number: Int) {
    guard questions[number].isWorking else { return }
    questions[number].isWorking = false
    known.call(questions[number].name, "stops", at: screen.now)
  }

  private mutating func end(_ number: Int, with words: String) {
    guard !questions[number].isOver else { return }
    questions[number].isOver = true
    known.call(questions[number].name, "\(words)", at: screen.now)
    stopWork(number)
  }
}
