import Usher

/// A slow model of tours, as described in the article *Tips, tours and anchors*.
struct TourModel: AbilityModel {
  private var screen = ModelScreen()
  private var voice = ModelVoice()
  private var known = Facts()
  private var tours: [Tour] = []
  private var anchors: Set<Int> = [0, 1, 2]
  private var problems: [String] = []
  /// The content of the tours' overlays, by request number.
  private var views: [Int: View] = [:]
  private var other: Int?
  private var question: Int?
  /// The running preparations in order, each with its tour and step.
  private var preparations: [Preparation] = []

  private struct Preparation: Equatable {
    let tour: Int
    let step: Int
  }

  private struct Tour {
    let name: String
    let stops: [TourAct.Stop]
    var place = Place.nowhere
    var missing: Set<Int> = []
    /// 1 for forward, and -1 for backward.
    var direction = 1
    var isOver = false
    /// The moment until which the overlay waits invisibly for its anchor, or `nil` if it doesn't
    /// wait.
    var waitEnd: Int?

    /// Whether steps wait for their anchors, because at least one step has a preparation.
    var isPatient: Bool { stops.contains(where: \.prepares) }
  }

  private enum Place: Equatable {
    /// The next step is being prepared, and hasn't been requested.
    case nowhere
    case at(step: Int, request: Int)
  }

  /// A step's text, and the targets of its buttons.
  private struct View {
    let number: String?
    let title: String
    let back: Int?
    let next: Int?

    var buttons: [String] {
      let skip = next != nil && number != nil ? ["Skip"] : []
      return skip + (back == nil ? [] : ["Back"]) + [next == nil ? "Done" : "Next"]
    }

    var look: String {
      ((number.map { [$0] } ?? []) + [title] + buttons.map { "[\($0)]" }).joined(separator: " | ")
    }

    var words: ModelVoice.Words {
      ModelVoice.Words(text: number.map { "\(title). \($0)" } ?? title, isUrgent: true)
    }
  }

  var facts: Facts {
    var facts = known
    facts.lives = screen.lives
    facts.said = voice.said
    facts.screen = screen.shown.sorted().map { number in
      views[number]?.look ?? (number == question ? "Sure? | [Yes]" : "Other")
    }
    facts.state = problems + ["\(screen.waiting.count) wait"]
    return facts
  }

  mutating func advance(to time: Int) {
    while let next = [
      screen.nextStep(until: time), voice.nextStep(until: time),
      tours.compactMap(\.waitEnd).filter { $0 <= time }.min(),
    ].compactMap({ $0 }).min() {
      pass(to: next)
    }
    pass(to: time)
  }

  private mutating func pass(to time: Int) {
    screen.advance(to: time)
    takeNote()
    for tour in tours.indices where tours[tour].waitEnd == time {
      tours[tour].waitEnd = nil
      if case .at(_, let request) = tours[tour].place, screen.isUsable(request) {
        lose(request, of: tour)
      }
    }
    voice.advance(to: time) { [screen] in screen.isUsable($0) }
    voice.flush(at: time)
  }

  mutating func apply(_ act: TourAct) {
    let usable = screen.usable
    switch act {
    case .begin(let stops):
      tours.append(Tour(name: "Tour \(tours.count)", stops: stops))
      let tour = tours.count - 1
      if let first = step(of: tour, from: 0, by: 1) {
        begin(tour, at: first)
      } else {
        end(tour, "finished")
      }
    case .press(let title): press(title)
    case .returnKey:
      press(usable.last.flatMap { views[$0]?.next } == nil ? "Done" : "Next")
    case .escape:
      if usable.count == 1, !isUnseen(usable[0]) { screen.dismiss(usable[0], for: .escape) }
    case .dismiss(let place):
      if !usable.isEmpty { screen.dismiss(usable[place % usable.count]) }
    case .cancel(let place): if !tours.isEmpty { cancel(place % tours.count) }
    case .place(let anchor):
      anchors.insert(anchor)
      noteAdrift()
    case .remove(let anchor): remove(anchor)
    case .prepared(let place):
      guard !preparations.isEmpty else { break }
      let done = preparations.remove(at: place % preparations.count)
      arrive(done.tour, at: done.step)
    case .displace(let restores):
      guard !screen.showsQuestion else { break }
      other = screen.present(
        "Other", .informs, lifetime: nil, takesPlace: true, restores: restores)
    case .queueOther: other = screen.present("Other", .informs, lifetime: nil)
    case .dismissOther: if let other { screen.dismiss(other) }
    case .ask:
      if !screen.showsQuestion { question = screen.present("Question", .asks, lifetime: nil) }
    case .answer:
      if let question, screen.isUsable(question) {
        screen.dismiss(question, for: .button(ActionID(0)))
      }
    case .closeWindow: screen.closeWindow()
    }
    takeNote()
    voice.flush(at: screen.now)
  }

  private mutating func press(_ title: String) {
    guard let front = screen.usable.last, let view = views[front],
      let number = view.buttons.firstIndex(of: title),
      let tour = tours.firstIndex(where: { isAt($0, front) }), !isUnseen(front)
    else { return }
    guard !tours[tour].isOver, case .at(let step, _) = tours[tour].place else { return }
    switch title {
    case "Next": if let next = view.next { go(tour, to: next) }
    case "Back": if let back = view.back { go(tour, to: back) }
    case "Skip": end(tour, "skipped at \(step)")
    default: end(tour, "finished")
    }
    if title == "Skip" || title == "Done" {
      screen.dismiss(front, for: .button(ActionID(number)))
    }
  }

  private func isAt(_ tour: Tour, _ request: Int) -> Bool {
    if case .at(_, request) = tour.place { true } else { false }
  }

  /// Returns the first step with text that isn't missing, from a step in a direction.
  private func step(of tour: Int, from first: Int, by direction: Int) -> Int? {
    let stops = tours[tour].stops
    let steps =
      direction > 0
      ? Array(stops.indices.drop { $0 < first }) : stops.indices.filter { $0 <= first }.reversed()
    return steps.first { !tours[tour].missing.contains($0) && !stops[$0].isBlank }
  }

  private mutating func begin(_ tour: Int, at step: Int) {
    tours[tour].place = .nowhere
    prepare(tour, for: step)
  }

  /// Changes to another step, unless that step is already being prepared.
  private mutating func go(_ tour: Int, to step: Int) {
    guard case .at(let current, _) = tours[tour].place,
      !preparations.contains(Preparation(tour: tour, step: step))
    else { return }
    tours[tour].direction = step < current ? -1 : 1
    prepare(tour, for: step)
  }

  private mutating func prepare(_ tour: Int, for step: Int) {
    stopPreparing(tour)
    guard tours[tour].stops[step].prepares else { return arrive(tour, at: step) }
    known.call("\(tours[tour].name)/\(step)", "prepares", at: screen.now)
    preparations.append(Preparation(tour: tour, step: step))
  }

  private mutating func stopPreparing(_ tour: Int) {
    for preparation in preparations where preparation.tour == tour {
      known.call("\(tours[tour].name)/\(preparation.step)", "stops", at: screen.now)
    }
    preparations.removeAll { $0.tour == tour }
  }

  /// Shows a prepared step, using a new request or the existing overlay.
  private mutating func arrive(_ tour: Int, at step: Int) {
    switch tours[tour].place {
    case .nowhere:
      let request = screen.nextNumber
      tours[tour].place = .at(step: step, request: request)
      views[request] = view(of: tour, at: step)
      noteAdrift()
      _ = screen.present(tours[tour].name, .informs, lifetime: nil)
      if screen.phase(of: request) == .gone, screen.isClosed { end(tour, "refused") }
    case .at(let last, let request):
      tours[tour].place = .at(step: step, request: request)
      // An overlay that exits because its anchor was removed returns only for a different anchor.
      let stops = tours[tour].stops
      if case .leaving = screen.phase(of: request), stops[step].anchor == stops[last].anchor,
        isAdrift(request)
      {
        return noteExit(of: tour)
      }
      tours[tour].waitEnd = nil
      let view = view(of: tour, at: step)
      views[request] = view
      noteAdrift()
      screen.update(request, lifetime: nil)
      guard !awaits(request, of: tour), isAdrift(request), screen.phase(of: request) != .waiting
      else {
        if screen.isUsable(request) {
          voice.change(request, to: view.words, at: screen.now)
        } else {
          voice.changeUnseen(request, to: view.words)
        }
        return
      }
      lose(request, of: tour)
    }
  }

  /// Dismisses an overlay whose anchor was removed.
  private mutating func lose(_ request: Int, of tour: Int) {
    screen.dismiss(request, for: .anchorGone)
    noteExit(of: tour)
  }

  /// Waits for an overlay's anchor if its tour is patient, and returns whether it waits.
  private mutating func awaits(_ request: Int, of tour: Int) -> Bool {
    guard tours[tour].isPatient, lacksAnchor(tours[tour]), screen.isUsable(request) else {
      return false
    }
    tours[tour].waitEnd = tours[tour].waitEnd ?? screen.now + 2000
    return true
  }

  /// Whether a request's overlay waits for its anchor.
  private func isUnseen(_ request: Int) -> Bool {
    tours.contains { isAt($0, request) && $0.waitEnd != nil }
  }

  private func isAdrift(_ request: Int) -> Bool {
    tours.contains { isAt($0, request) && lacksAnchor($0) }
  }

  private func lacksAnchor(_ tour: Tour) -> Bool {
    guard case .at(let step, _) = tour.place, let anchor = tour.stops[step].anchor else {
      return false
    }
    return !anchors.contains(anchor)
  }

  private func view(of tour: Int, at step: Int) -> View {
    let stops = tours[tour].stops
    let all = stops.filter { !$0.isBlank }.count
    let number = stops[..<step].filter { !$0.isBlank }.count + 1
    return View(
      number: all > 1 ? "\(number)/\(all)" : nil, title: "\(tours[tour].name)/\(step)",
      back: self.step(of: tour, from: step - 1, by: -1),
      next: self.step(of: tour, from: step + 1, by: 1))
  }

  /// Records which requests have a missing anchor.
  private mutating func noteAdrift() {
    screen.adrift = []
    for tour in tours where lacksAnchor(tour) && !tour.isPatient {
      if case .at(_, let request) = tour.place { screen.adrift.insert(request) }
    }
    for tour in tours.indices where !lacksAnchor(tours[tour]) { tours[tour].waitEnd = nil }
  }

  private mutating func remove(_ anchor: Int) {
    anchors.remove(anchor)
    noteAdrift()
    for request in screen.shown.reversed() {
      guard let tour = tours.firstIndex(where: { isAt($0, request) }), lacksAnchor(tours[tour])
      else { continue }
      switch screen.phase(of: request) {
      case .givingWay where tours[tour].isPatient: break
      case .entering, .resting, .givingWay:
        if !awaits(request, of: tour) { lose(request, of: tour) }
      case .waiting, .leaving, .gone: break
      }
    }
  }

  /// Records that a tour's overlay exits because its anchor was removed, and shows another step.
  private mutating func noteExit(of tour: Int) {
    guard !tours[tour].isOver, case .at(let step, _) = tours[tour].place,
      !preparations.contains(where: { $0.tour == tour })
    else { return }
    if let other = stepInPlace(of: step, tour) {
      go(tour, to: other)
    } else {
      end(tour, "finished")
    }
  }

  private mutating func stepInPlace(of missing: Int, _ tour: Int) -> Int? {
    if tours[tour].missing.insert(missing).inserted {
      problems.append("\(tours[tour].name)/\(missing) is missing as step \(missing)")
    }
    let direction = tours[tour].direction
    return step(of: tour, from: missing, by: direction)
      ?? (direction < 0 ? step(of: tour, from: missing, by: 1) : nil)
  }

  private mutating func end(_ tour: Int, _ words: String) {
    guard !tours[tour].isOver else { return }
    stopPreparing(tour)
    tours[tour].isOver = true
    known.call(
      tours[tour].name, "\(words), missing \(tours[tour].missing.sorted())", at: screen.now)
  }

  private mutating func cancel(_ tour: Int) {
    guard !tours[tour].isOver else { return }
    stopPreparing(tour)
    tours[tour].isOver = true
    known.call(tours[tour].name, "cancelled", at: screen.now)
    if case .at(_, let request) = tours[tour].place { screen.dismiss(request) }
  }

  /// Updates the tours with the events of their overlays.
  private mutating func takeNote() {
    while !screen.news.isEmpty {
      let news = screen.news.removeFirst()
      let tour = tours.firstIndex { isAt($0, news.request) }
      switch news.kind {
      case .appears:
        let words = views[news.request]?.words ?? ModelVoice.Words(text: "Other", isUrgent: false)
        voice.appear(
          news.request, words, isFocused: news.request == question, at: screen.now)
        if let tour { _ = awaits(news.request, of: tour) }
      case .comesBack:
        voice.comeBack(news.request, isFocused: false, at: screen.now)
        guard let tour else { break }
        tours[tour].waitEnd = nil
        _ = awaits(news.request, of: tour)
      case .leaves(let reason):
        if let tour, !screen.isUsable(news.request) { tours[tour].waitEnd = nil }
        if let tour, reason != .anchorGone { end(tour, by: reason) }
      case .isGone(let reason):
        voice.forget(news.request)
        guard let tour, !tours[tour].isOver else { break }
        guard reason == .anchorGone, case .at(let step, _) = tours[tour].place else {
          end(tour, by: reason)
          break
        }
        tours[tour].waitEnd = nil
        guard !preparations.contains(where: { $0.tour == tour }) else {
          tours[tour].place = .nowhere
          break
        }
        // An overlay that was removed can't change to the next step.
        if let other = stepInPlace(of: step, tour) {
          begin(tour, at: other)
        } else {
          end(tour, "finished")
        }
      }
    }
  }

  private mutating func end(_ tour: Int, by reason: DismissReason) {
    guard case .at(let step, _) = tours[tour].place else { return }
    end(tour, reason.isByUser ? "skipped at \(step)" : "\(reason)")
  }
}
