import Usher

/// A slow model of a history and its list, as described in the article *Events, history and missed
/// messages*.
struct HistoryModel: AbilityModel {
  private var screen = ModelScreen()
  private var known = Facts()
  private var records = HistoryModelRecords()
  /// The content of the messages, and their lifetimes, by request number.
  private var contents: [Int: Content] = [:]
  private var lifetimes: [Int: Int] = [:]
  /// The requests of the messages, in order, or `nil` after the app has released the handle.
  private var handles: [Int?] = []
  private var titles = 0
  private var isActive = true
  /// The moments since which messages are in sight.
  private var sights: [Int: Int] = [:]
  /// The moments at which messages appeared, and the messages that were seen.
  private var appearances: [Int: Int] = [:]
  private var seen: Set<Int> = []
  private var list: HistoryModelList?

  /// The content of a message.
  struct Content {
    let title: String
    let hasButton: Bool
    let isPrivate: Bool
  }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.screen = screen.shown.sorted().map { number in
      if number == list?.request { return list?.look ?? "" }
      return contents[number].map { $0.hasButton ? "\($0.title) | [OK]" : $0.title } ?? ""
    }
    facts.state = records.entries.map(\.words) + (list.map { ["list: \($0.texts)"] } ?? [])
    return facts
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), sights.values.map { $0 + 1000 }.filter { $0 <= time }.min(),
      list?.renewals.filter { $0 <= time }.min(),
    ].compactMap({ $0 }).min() {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    screen.advance(to: time)
    for (number, began) in sights where time >= began + 1000 { noteSight(of: number) }
    takeNote()
    if let list, !list.isOpen, screen.isAtRest(list.request) {
      self.list?.open(records)
      records.setOpen(true)
    }
    if list?.renewals.contains(time) == true {
      self.list?.renewals.removeAll { $0 == time }
      render()
    }
    settle()
  }

  mutating func apply(_ step: HistoryStep) {
    let usable = screen.usable
    switch step {
    case .present(let terms): present(terms, takesPlace: false, restores: true)
    case .displace(let terms, let restores):
      if list == nil { present(terms, takesPlace: true, restores: restores) }
    case .update(let place, let isPrivate):
      guard !handles.isEmpty, let number = handles[place % handles.count] else { break }
      titles += 1
      update(
        number, to: Content(title: "T\(titles)", hasButton: true, isPrivate: isPrivate),
        lifetime: lifetimes[number])
    case .dismiss(let place):
      if !usable.isEmpty { screen.dismiss(usable[place % usable.count]) }
    case .dismissWaiting: for number in screen.waiting { screen.dismiss(number) }
    case .press(let place): press(place)
    case .escape: if usable.count == 1 { screen.dismiss(usable[0], for: .escape) }
    case .activate(let isNow): isActive = isNow
    case .limit(let limit): records.setLimit(limit)
    case .clear: _ = records.clear()
    case .markSeen: records.markSeen()
    case .openList: openList()
    case .closeList:
      if let list, screen.isUsable(list.request) {
        screen.dismiss(list.request, for: .button(ActionID(0)))
      }
    case .clearInList:
      if has("Clear") { self.list?.cleared += records.clear() }
    case .restoreInList:
      if has("Undo") {
        records.restore(list?.cleared ?? [])
        self.list?.cleared = []
      }
    case .choose(let missed): choose(missed: missed)
    case .search(let words):
      guard let list, list.search != words else { break }
      self.list?.search = words
      self.list?.renewals.append(screen.now + 100)
    case .release(let place): if !handles.isEmpty { handles[place % handles.count] = nil }
    case .beginAnew: beginAnew()
    case .closeWindow: screen.closeWindow()
    }
    takeNote()
    settle()
  }

  private mutating func present(
    _ terms: HistoryStep.Terms, takesPlace: Bool, restores: Bool
  ) {
    titles += 1
    let content = Content(
      title: "T\(titles)", hasButton: terms.hasButton, isPrivate: terms.isPrivate)
    let number = screen.nextNumber
    handles.append(number)
    contents[number] = content
    lifetimes[number] = terms.lifetime
    if !screen.isClosed {
      switch terms.identity {
      case .updateInPlace:
        guard let target = screen.requestToUpdate(named: terms.name) else { break }
        screen.merge(terms.name)
        records.change(target) { $0.count += 1 }
        lifetimes[target] = terms.lifetime
        update(target, to: content, lifetime: terms.lifetime)
        return
      case .ignore:
        guard screen.request(named: terms.name) != nil else { break }
        records.add(screen.refuse(terms.name), terms.name, content, at: screen.now)
        return records.end(number, as: "refused", isMissed: false, at: screen.now)
      default: break
      }
    }
    records.add(number, terms.name, content, at: screen.now)
    _ = screen.present(
      terms.name, .informs, lifetime: terms.lifetime, takesPlace: takesPlace, restores: restores)
    if screen.isClosed { records.end(number, as: "refused", isMissed: true, at: screen.now) }
  }

  private mutating func update(_ number: Int, to content: Content, lifetime: Int?) {
    guard screen.phase(of: number) != .gone, !screen.isLeavingByUser(number) else { return }
    contents[number] = content
    records.change(number) { $0.note(content) }
    screen.update(number, lifetime: lifetime)
  }

  /// Presses a button in a row, or else the button of the front message.
  private mutating func press(_ place: Int) {
    guard let front = screen.usable.last else { return }
    if front == list?.request {
      let buttons = list?.rowButtons ?? []
      guard !buttons.isEmpty else { return }
      let number = buttons[place % buttons.count]
      switch screen.phase(of: number) {
      case .leaving, .givingWay: return
      case .gone: if handles.contains(number) { act(number) }
      case .waiting, .entering, .resting:
        act(number)
        screen.dismiss(number, for: .button(ActionID(0)))
      }
    } else if contents[front]?.hasButton == true {
      act(front)
      noteSight(of: front)
      screen.dismiss(front, for: .button(ActionID(0)))
    }
  }

  private mutating func act(_ number: Int) {
    known.call(contents[number]?.title ?? "", "acts", at: screen.now)
  }

  private mutating func beginAnew() {
    guard list == nil else { return }
    let left = records.entries.filter { $0.end == nil }
    records = HistoryModelRecords()
    for entry in left {
      guard let content = contents[entry.request] else { continue }
      records.add(entry.request, entry.name, content, at: screen.now)
      records.change(entry.request) {
        $0.appeared = appearances[entry.request]
        $0.isSeen = seen.contains(entry.request)
      }
    }
  }

  private mutating func openList() {
    guard list == nil else { return }
    let number = screen.nextNumber
    var opened = HistoryModelList(number, records)
    opened.render(records, contents: contents, isAlive: isAlive)
    list = opened
    _ = screen.present("List", .asks, lifetime: nil)
    if screen.isClosed { list = nil }
  }

  private func has(_ button: String) -> Bool {
    list.map { screen.isUsable($0.request) && $0.buttons.contains(button) } ?? false
  }

  private mutating func choose(missed: Bool) {
    guard let list, screen.isUsable(list.request), list.showsMissed != missed else { return }
    self.list?.showsMissed = missed
    render()
  }

  /// Whether the request is pending, or the app retains its handle.
  private func isAlive(_ number: Int) -> Bool {
    screen.phase(of: number) != .gone || handles.contains(number)
  }

  private mutating func render() {
    guard var list else { return }
    list.render(records, contents: contents, isAlive: isAlive)
    self.list = list
  }

  /// Updates the list, and records which messages are in sight now.
  private mutating func settle() {
    for number in appearances.keys where screen.phase(of: number) != .gone {
      let isInSight = isActive && !seen.contains(number) && screen.isAtRest(number)
      if isInSight != (sights[number] != nil) { sights[number] = isInSight ? screen.now : nil }
    }
    if records.hasChanged { render() }
    records.hasChanged = false
  }

  private mutating func noteSight(of number: Int) {
    guard appearances[number] != nil, seen.insert(number).inserted else { return }
    sights[number] = nil
    records.change(number) { $0.isSeen = true }
  }

  /// Updates the history with the events of the overlays.
  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      guard news.request != list?.request else {
        if case .isGone = news.kind { closeList() }
        continue
      }
      switch news.kind {
      case .appears:
        appearances[news.request] = screen.now
        records.change(news.request) { [screen] in $0.appeared = $0.appeared ?? screen.now }
      case .comesBack, .leaves: break
      case .isGone(let reason):
        if reason.isByUser { noteSight(of: news.request) }
        sights[news.request] = nil
        let isHarmless =
          switch reason {
          case .programmatic, .cancelled: true
          default: false
          }
        records.end(news.request, as: "\(reason)", isMissed: !isHarmless, at: screen.now)
      }
    }
  }

  private mutating func closeList() {
    if list?.isOpen == true { records.setOpen(false) }
    list = nil
  }
}
