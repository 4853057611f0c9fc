import Usher

/// A slow model of work with an overlay, as described in the article *Asking and working*.
struct WorkModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var works: [Work] = []
  private var failures = 0
  private var known = Facts()
  /// The texts of the overlays, by request number.
  private var looks: [Int: String] = [:]

  private struct Work {
    let name: String
    let terms: WorkStep.Terms
    /// The current or future overlay, or `nil` for none.
    var request: Int?
    /// The moment from which the minimum time is measured.
    var since: Int?
    /// Whether the user dismissed the overlay, or the window closed.
    var isSentAway = false
    /// Whether a failure is shown, or will be shown after the minimum time.
    var isTold = false
    /// The number of the failure, in order.
    var failure = 0
    /// The overlay that shows the failure.
    var teller: Int?
    var isRunning = true
    var awaitsRetry = false
    var isOver = false
    /// The result that waits for an overlay's minimum time, and the end of this wait.
    var pending: (last: Last, overlay: Int?, until: Int)?
  }

  /// A result of work.
  private enum Last {
    case nothing
    case done
    case failed
    case failedWithRetry
  }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { looks[$0] ?? "Other" }
    return facts
  }

  private mutating func note(_ number: Int, _ words: String) {
    known.call("call \(number)", words, at: screen.now)
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), voice.nextStep(until: time),
      works.compactMap { $0.pending?.until }.filter { $0 <= time }.min(),
    ].compactMap({ $0 }).min() {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    screen.advance(to: time)
    takeNote()
    let due = works.indices.filter { works[$0].pending?.until == time }
    // Automatic announcements precede the results of the same moment.
    if !due.isEmpty { voice.flush(at: time) }
    for number in due where works[number].pending?.until == time { conclude(number) }
    voice.advance(to: time) { [screen] in screen.isUsable($0) }
    voice.flush(at: time)
  }

  mutating func apply(_ step: WorkStep) {
    switch step {
    case .begin(let terms, let again): begin(on: terms, again: again)
    case .finish(let place, let succeeds):
      let running = works.indices.filter { works[$0].isRunning }
      if !running.isEmpty { finish(running[place % running.count], succeeds: succeeds) }
    case .retry(let place):
      let buttons = screen.seen.filter { looks[$0]?.contains("Retry") == true }
      guard !buttons.isEmpty else { break }
      let request = buttons[place % buttons.count]
      if let number = works.firstIndex(where: { $0.request == request && $0.awaitsRetry }) {
        retry(number)
      }
    case .escape:
      guard screen.usable.count == 1, let only = screen.usable.first else { break }
      let isOpen = works.contains {
        $0.request == only && $0.terms.dismissPolicy == .notDismissible && looks[only] == $0.name
      }
      if !isOpen { screen.dismiss(only, for: .escape) }
    case .dismiss(let place):
      let usable = screen.usable
      if !usable.isEmpty { screen.dismiss(usable[place % usable.count]) }
    case .cancel(let place):
      if !works.isEmpty, !works[place % works.count].isOver { cancel(place % works.count) }
    case .displace(let lifetime):
      _ = screen.present(
        "Other", .replies, lifetime: lifetime, takesPlace: true, restores: false)
    case .closeWindow: screen.closeWindow()
    }
    takeNote()
    voice.flush(at: screen.now)
  }

  private mutating func begin(on terms: WorkStep.Terms, again: Int?) {
    let name =
      again.flatMap { works.isEmpty ? nil : works[$0 % works.count].name }
      ?? "W\(works.count)"
    // An earlier failure with this name is dismissed if it's still shown.
    let told = works.indices.filter { works[$0].name == name && works[$0].isTold }
    for number in told.sorted(by: { works[$0].failure < works[$1].failure }) {
      works[number].isTold = false
      works[number].pending = nil
      works[number].isSentAway = true
      if let request = works[number].request { screen.dismiss(request) }
      if works[number].awaitsRetry { end(number, with: "failed") }
      takeNote()
    }
    works.append(Work(name: name, terms: terms))
    note(works.count - 1, "works")
    show(works.count - 1, name, lifetime: nil, delay: terms.grace)
  }

  private mutating func finish(_ number: Int, succeeds: Bool) {
    works[number].isRunning = false
    let terms = works[number].terms
    if succeeds {
      end(number, with: "done")
      tell(terms.saysEnd ? .done : .nothing, of: number)
    } else if terms.saysEnd && terms.offersRetry {
      works[number].awaitsRetry = true
      works[number].isTold = true
      noteFailure(number)
      tell(.failedWithRetry, of: number)
    } else {
      end(number, with: "failed")
      works[number].isTold = terms.saysEnd
      noteFailure(number)
      tell(terms.saysEnd ? .failed : .nothing, of: number)
    }
    takeNote()
  }

  private mutating func noteFailure(_ number: Int) {
    failures += 1
    works[number].failure = failures
  }

  /// Shows a result after the overlay's minimum time.
  private mutating func tell(_ last: Last, of number: Int) {
    let seen = works[number].request != nil ? works[number].since : nil
    let until = seen.map { $0 + works[number].terms.least } ?? screen.now
    works[number].pending = (last, works[number].request, max(until, screen.now))
    if until <= screen.now { conclude(number) }
  }

  private mutating func conclude(_ number: Int) {
    guard let last = works[number].pending?.last else { return }
    works[number].pending = nil
    // If a result revived an overlay, its exit isn't reported again.
    if let request = works[number].request, screen.isLeavingByUser(request) { sendAway(number) }
    let name = works[number].name
    let (words, lifetime): (String, Int?) =
      switch last {
      case .nothing: ("", nil)
      case .done: ("\(name) done", 4000)
      case .failed: ("\(name) failed", 4000)
      case .failedWithRetry: ("\(name) failed | [Retry]", nil)
      }
    if case .nothing = last {
      if let request = works[number].request { screen.dismiss(request) }
      works[number].isSentAway = true
      works[number].request = nil
    } else if let request = works[number].request, !screen.isDelayed(request) {
      looks[request] = words
      screen.update(request, lifetime: lifetime)
      if screen.isUsable(request) {
        voice.change(request, to: spoken(words), at: screen.now)
      } else {
        voice.changeUnseen(request, to: spoken(words))
      }
      works[number].teller = request
    } else if !works[number].isSentAway || works[number].isTold {
      // The overlay of quick work never appears.
      if let request = works[number].request {
        works[number].request = nil
        screen.dismiss(request)
      }
      show(number, words, lifetime: lifetime, delay: 0)
    }
    takeNote()
  }

  private func spoken(_ words: String) -> ModelVoice.Words {
    let text = words.replacing(" | [Retry]", with: "")
    let fails = words.contains("failed")
    return ModelVoice.Words(text: text, isUrgent: fails)
  }

  private mutating func show(_ number: Int, _ words: String, lifetime: Int?, delay: Int) {
    works[number].isSentAway = false
    works[number].since = nil
    let request = screen.present(
      works[number].name, .replies, lifetime: lifetime, delay: delay)
    works[number].request = request
    if works[number].isTold { works[number].teller = request }
    looks[request] = words
    if screen.phase(of: request) == .gone { end(of: request) }
    takeNote()
  }

  private mutating func retry(_ number: Int) {
    guard let request = works[number].request else { return }
    works[number].awaitsRetry = false
    works[number].isTold = false
    works[number].teller = nil
    works[number].isRunning = true
    works[number].since = screen.now
    note(number, "works")
    looks[request] = works[number].name
    screen.update(request, lifetime: nil)
    voice.change(request, to: spoken(works[number].name), at: screen.now)
  }

  private mutating func cancel(_ number: Int) {
    stop(number)
    works[number].isTold = false
    works[number].pending = nil
    works[number].isSentAway = true
    if let request = works[number].request { screen.dismiss(request) }
    end(number, with: "cancelled")
  }

  private mutating func stop(_ number: Int) {
    guard works[number].isRunning else { return }
    works[number].isRunning = false
    note(number, "stops")
  }

  /// Updates the work with the events of its overlays.
  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      let number = works.firstIndex { $0.request == news.request }
      switch news.kind {
      case .appears:
        let words =
          looks[news.request].map(spoken) ?? ModelVoice.Words(text: "Other", isUrgent: false)
        voice.appear(news.request, words, isFocused: false, at: screen.now)
        if let number, works[number].since == nil { works[number].since = screen.now }
      case .comesBack: voice.comeBack(news.request, isFocused: false, at: screen.now)
      case .leaves(let reason): if let number, reason.isByUser { sendAway(number) }
      case .isGone(let reason):
        voice.forget(news.request)
        if let number, reason.isByUser || reason == .hostClosed { sendAway(number) }
        end(of: news.request)
      }
    }
  }

  /// Records that the user dismissed the overlay, or that the window closed.
  private mutating func sendAway(_ number: Int) {
    works[number].isSentAway = true
    works[number].request = nil
    guard works[number].isRunning, works[number].terms.dismissPolicy == .cancelsWork else { return }
    stop(number)
    end(number, with: "cancelled")
  }

  /// Records that an overlay was removed.
  ///
  /// Its minimum time no longer applies, and its failure is no longer shown.
  private mutating func end(of request: Int) {
    for number in works.indices {
      if works[number].request == request { works[number].request = nil }
      if works[number].pending?.overlay == request { conclude(number) }
      guard works[number].teller == request else { continue }
      works[number].teller = nil
      works[number].isTold = false
      if works[number].awaitsRetry { end(number, with: "failed") }
    }
  }

  private mutating func end(_ number: Int, with words: String) {
    guard !works[number].isOver else { return }
    works[number].isOver = true
    works[number].awaitsRetry = false
    note(number, words)
  }
}
