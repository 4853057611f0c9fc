import Usher

/// A slow model of system notifications, as described in the article *Background notifications*.
struct BackgroundDeliveryModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var messages: [Message] = []
  private var known = Facts()
  private var rules = 0
  private var isActive = true
  private var isVisible = true
  /// The minimum priority for notifications, or `nil` for none.
  private var least: Int?
  /// The moment from which the user is away, or `nil` while a window is in front.
  private var away: Int?
  /// The notifications, in the order in which they were sent.
  private var notifications: [Notification] = []

  private struct Message {
    let request: Int
    let terms: BackgroundDeliveryStep.Terms
    var text: String
    /// Whether the user saw the message in front of the window, or pressed its button.
    var wasSeen = false

    var look: String { terms.hasButton ? "\(text) | [OK]" : text }
    var notice: String { terms.isPrivate ? "New message" : look }
  }

  private struct Notification {
    let number: Int
    let message: Int
    var words: String
  }

  private var isInFront: Bool { isActive && isVisible }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().compactMap { number in
      messages.first { $0.request == number }?.look
    }
    facts.state = notifications.map { "usher-\($0.number): \($0.words)" }
    return facts
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), voice.nextStep(until: time),
      away.flatMap { $0 > screen.now && $0 <= time ? $0 : nil },
    ].compactMap({ $0 }).min() {
      screen.advance(to: next)
      settle()
    }
    screen.advance(to: time)
    settle()
  }

  /// Performs everything that belongs to this moment.
  private mutating func settle() {
    takeNote()
    notify()
    voice.advance(to: screen.now) { [screen] in screen.isUsable($0) }
    voice.flush(at: screen.now)
  }

  mutating func apply(_ step: BackgroundDeliveryStep) {
    switch step {
    case .setActive(let isActive):
      self.isActive = isActive
      screen.setActive(isActive)
      followUser()
    case .setVisible(let isVisible):
      self.isVisible = isVisible
      screen.setVisible(isVisible)
      takeNote()
      followUser()
    case .notify(let least):
      guard least != self.least else { break }
      self.least = least
      notifications = []
      away = nil
      followUser()
    case .present(let terms):
      let request = screen.present(
        "R\(messages.count)", .informs, lifetime: terms.lifetime,
        ModelScreen.Manner(delay: terms.delay, priority: terms.priority))
      messages.append(
        Message(request: request, terms: terms, text: "\(messages.count) \(terms.word)"))
    case .change(let place, let word):
      guard !messages.isEmpty else { break }
      change(place % messages.count, to: word)
    case .dismiss(let place):
      if !messages.isEmpty { screen.dismiss(messages[place % messages.count].request) }
    case .pressNotification(let number):
      guard let place = notifications.firstIndex(where: { $0.number == number }) else { break }
      let message = notifications[place].message
      guard messages[message].terms.hasButton, !messages[message].terms.isPrivate else { break }
      notifications.remove(at: place)
      press(message)
    case .press(let place):
      let usable = screen.usable
      guard !usable.isEmpty else { break }
      let request = usable[place % usable.count]
      if let message = messages.firstIndex(where: { $0.request == request }),
        messages[message].terms.hasButton
      {
        press(message)
      }
    case .keepQuiet(let length):
      screen.beginQuiet(
        ModelQuiet(
          id: rules, below: nil, names: nil, end: length.map { screen.now + $0 },
          afterwards: .showAll))
      rules += 1
    case .endQuiet(let place): if rules > 0 { screen.endQuietNow(place % rules) }
    case .closeWindow: screen.closeWindow()
    }
    settle()
  }

  private mutating func change(_ number: Int, to word: String) {
    let request = messages[number].request
    switch screen.phase(of: request) {
    case .gone: return
    case .leaving(_, let reason) where reason.isByUser: return
    case .waiting, .entering, .resting, .leaving, .givingWay: break
    }
    messages[number].text = "\(number) \(word)"
    screen.update(request, lifetime: messages[number].terms.lifetime)
    if screen.isUsable(request) {
      voice.change(request, to: words(of: number), at: screen.now)
    } else {
      voice.changeUnseen(request, to: words(of: number))
    }
  }

  /// Presses a message's button, unless the message is exiting.
  private mutating func press(_ number: Int) {
    let request = messages[number].request
    switch screen.phase(of: request) {
    case .gone, .leaving: return
    case .waiting, .entering, .resting, .givingWay: break
    }
    messages[number].wasSeen = true
    known.call("R\(number)", "pressed", at: screen.now)
    screen.dismiss(request, for: .button(ActionID(0)))
  }

  private func words(of number: Int) -> ModelVoice.Words {
    let terms = messages[number].terms
    // A message that stays until the user presses its button is urgent.
    return ModelVoice.Words(
      text: messages[number].text, isUrgent: terms.hasButton && terms.lifetime == nil)
  }

  /// Updates whether the user is in front of the window.
  private mutating func followUser() {
    if isInFront {
      for number in messages.indices where screen.shown.contains(messages[number].request) {
        messages[number].wasSeen = true
      }
      notifications = []
      away = nil
    } else if away == nil, least != nil {
      away = screen.now + 1000
    }
  }

  /// Sends notifications for important, unseen requests while the user is away.
  private mutating func notify() {
    notifications.removeAll { screen.phase(of: messages[$0.message].request) == .gone }
    guard let away, away <= screen.now, let least else { return }
    for (number, message) in messages.enumerated()
    where message.terms.priority >= least && !message.wasSeen && mayTell(message.request) {
      if let place = notifications.firstIndex(where: { $0.message == number }) {
        notifications[place].words = message.notice
      } else {
        let free = (1...).first { id in !notifications.contains { $0.number == id } }
        notifications.append(
          Notification(number: free ?? 1, message: number, words: message.notice))
      }
    }
  }

  /// Whether a request can cause a notification now.
  private func mayTell(_ request: Int) -> Bool {
    guard !screen.isDelayed(request), !screen.isQuiet(request) else { return false }
    return switch screen.phase(of: request) {
    case .gone, .leaving: false
    case .waiting, .entering, .resting, .givingWay: true
    }
  }

  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      guard let number = messages.firstIndex(where: { $0.request == news.request }) else {
        continue
      }
      switch news.kind {
      case .appears:
        if isInFront { messages[number].wasSeen = true }
        voice.appear(news.request, words(of: number), isFocused: false, at: screen.now)
      case .comesBack: voice.comeBack(news.request, isFocused: false, at: screen.now)
      case .leaves: break
      case .isGone: voice.forget(news.request)
      }
    }
  }
}
