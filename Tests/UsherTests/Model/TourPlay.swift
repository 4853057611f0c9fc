import Usher
import UsherTesting

/// Tours that play a script.
@MainActor
final class TourPlay: AbilityPlay {
  typealias Model = TourModel
  static let hasTasks = true
  let log = FactLog()
  private var tasks: [Task<Void, Never>] = []
  /// The preparations, in order.
  private var gates: [Gate] = []
  private var other: PresentationHandle?
  private var question: PresentationHandle?

  init() {
    log.state = { [stage = log.stage] in
      stage.problems.compactMap { problem in
        if case .missingTourStep(let number, let title) = problem {
          "\(title) is missing as step \(number)"
        } else {
          nil
        }
      } + ["\(stage.presenter.waitingCount) wait"]
    }
    for anchor in 0...2 { place(anchor) }
  }

  func perform(_ act: TourAct) {
    let (host, presenter, usable) = (log.stage.host, log.stage.presenter, log.usable)
    switch act {
    case .begin(let stops): begin(stops)
    case .press(let title):
      guard let front = usable.last, presenter.name(of: front)?.hasPrefix("Tour") == true,
        let number = host.attached[front]?.root.buttons.firstIndex(where: { $0.title == title })
      else { break }
      host.pressButton(number, of: front)
    case .returnKey:
      guard let front = usable.last, presenter.name(of: front)?.hasPrefix("Tour") == true else {
        break
      }
      host.pressReturn(in: front)
    case .escape: if usable.count == 1 { _ = presenter.press(.escape) }
    case .dismiss(let place):
      if !usable.isEmpty { presenter.dismiss(usable[place % usable.count]) }
    case .cancel(let place): if !tasks.isEmpty { tasks[place % tasks.count].cancel() }
    case .place(let anchor): place(anchor)
    case .remove(let anchor): host.anchors[Self.anchor(anchor)] = nil
    case .prepared(let place):
      let awaited = gates.filter(\.isAwaited)
      if !awaited.isEmpty { awaited[place % awaited.count].openIfAwaited(with: .success(0)) }
    case .displace(let restores):
      if !isAsking { showOther(.replace(restoresReplaced: restores)) }
    case .queueOther: showOther(.queue)
    case .dismissOther: other?.dismiss()
    case .ask: ask()
    case .answer: question.map { host.pressButton(0, of: $0.id) }
    case .closeWindow: host.closeWindow()
    }
  }

  private static func anchor(_ number: Int) -> AnchorID { ["near", "far", "low"][number] }

  private func place(_ anchor: Int) {
    log.stage.place(Self.anchor(anchor), at: 100 + 200 * Double(anchor))
  }

  private var isAsking: Bool {
    question.map { log.stage.presenter.shown.contains($0.id) } ?? false
  }

  private func begin(_ stops: [TourAct.Stop]) {
    let name = "Tour \(tasks.count)"
    let steps = stops.enumerated().map { number, stop in
      var step = TourStep(
        beside: stop.anchor.map { Self.anchor($0) },
        title: stop.isBlank ? " " : "\(name)/\(number)")
      if stop.prepares { step.prepare = { [self] in await prepare(number, of: name) } }
      return step
    }
    var overlay = OverlayConfiguration.lasting
    overlay.placement = .center
    overlay.tap = .absorb
    overlay.backdrop = Backdrop(
      tap: .absorb, isModal: false, fadeIn: .easeOut(.milliseconds(100)),
      fadeOut: .easeOut(.milliseconds(100)), spotlight: Spotlight())
    let attributes = OverlayPreset(overlay)
    tasks.append(
      Task.immediate { [log] in
        do {
          let result = try await log.stage.presenter.tour(steps, using: attributes, name: name)
          log.note(name, "\(result.ending.words), missing \(result.missing)")
        } catch {
          log.note(name, "cancelled")
        }
      })
  }

  private func prepare(_ number: Int, of name: String) async {
    let gate = Gate()
    gates.append(gate)
    gate.onCancel = { [log] in log.note("\(name)/\(number)", "stops") }
    log.note("\(name)/\(number)", "prepares")
    _ = try? await gate.pass()
  }

  private func showOther(_ precedence: Precedence) {
    var overlay = OverlayConfiguration.lasting
    overlay.precedence = precedence
    other = log.stage.presenter.present(.words("Other"), as: overlay, name: "Other")
  }

  private func ask() {
    guard !isAsking else { return }
    var overlay = OverlayConfiguration.lasting
    overlay.placement = .center
    overlay.backdrop = Backdrop(
      tap: .absorb, fadeIn: .easeOut(.milliseconds(100)), fadeOut: .easeOut(.milliseconds(100)))
    question = log.stage.presenter.present(
      .words("Sure?", button: OverlayNode.Button("Yes")), as: overlay, name: "Question")
  }
}

extension TourResult.Ending {
  fileprivate var words: String {
    switch self {
    case .completed: "finished"
    case .skipped(let step): "skipped at \(step)"
    case .ended(.dismissed(let reason)): "\(reason)"
    case .ended(.refused): "refused"
    case .ended(.updated): "updated"
    }
  }
}
