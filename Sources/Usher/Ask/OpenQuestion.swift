internal import UsherCore

/// A question whose request hasn't ended.
@MainActor
final class OpenQuestion<Answer: Sendable> {
  private(set) var state = State.open(failure: nil)
  private let choices: [Choice<Answer>]
  private let overlay: @MainActor (QuestionContext) -> Overlay
  private weak var handle: PresentationHandle?
  /// The configuration to restore after a choice's work.
  private var usual: OverlayConfiguration?
  private let isFree = ObservableValue(true)
  private let askers = Asker.current
  /// The remembered answer, or `nil` if the user is always asked.
  private let memory: AnswerMemory?
  /// Whether the user doesn't want to be asked again.
  private var remembers = false
  /// Whether the remembered choice failed and the user has to choose.
  private var hasRecallFailed = false

  enum State {
    /// The user can choose.
    ///
    /// The text is the failure of the last choice, if it failed.
    case open(failure: String?)
    case working(Int, Task<Void, Never>)
    case answered(Answer)
    case left
  }

  init(
    _ choices: [Choice<Answer>], remembering memory: AnswerMemory? = nil,
    overlay: @escaping @MainActor (QuestionContext) -> Overlay
  ) {
    self.choices = choices
    self.memory = choices.contains { $0.canBeRemembered } ? memory : nil
    self.overlay = overlay
  }

  /// Returns the remembered answer, or asks and waits until the question is answered or removed.
  func reply(by presenter: Presenter, name: String?) async throws -> Reply<Answer> {
    while true {
      try Task.checkCancellation()
      if let index = recalled, let reply = try await recall(index) { return reply }
      let reply = try await ask(by: presenter, name: name)
      // The answer of another question with the same key may have been remembered meanwhile.
      guard reply.outcome == .dismissed(.declined), recalled != nil else { return reply }
      state = .open(failure: nil)
    }
  }

  /// The index of the remembered choice, or `nil` if the user has to choose.
  private var recalled: Int? { hasRecallFailed ? nil : memory?.index(in: choices) }

  /// Makes the remembered choice without asking.
  ///
  /// Returns `nil` if the choice's work fails. Then the user is asked.
  private func recall(_ index: Int) async throws -> Reply<Answer>? {
    let outcome = Outcome.dismissed(.button(ActionID(index)))
    switch choices[index].effect {
    case .answers(let answer): return Reply(answer: answer, outcome: outcome)
    case .works(let work, let failure):
      do {
        let answer = try await Asker.run(for: nil, inside: askers, work)
        return Reply(answer: answer, outcome: outcome)
      } catch {
        try Task.checkCancellation()
        state = .open(failure: error is CancellationError ? nil : failure(error))
        hasRecallFailed = true
        remembers = true
        return nil
      }
    }
  }

  private func ask(by presenter: Presenter, name: String?) async throws -> Reply<Answer> {
    var shown = shown
    if memory != nil { shown = shown.condition { [weak self] in self?.recalled == nil } }
    let handle = presenter.present(
      shown.name(name ?? shown.name).willDismiss { [weak self] in self?.noteExit() })
    self.handle = handle
    defer { leave() }
    return try await handle.reply {
      if case .answered(let answer) = state { answer } else { nil }
    }
  }

  private var shown: Overlay {
    let (working, failure): (Int?, String?) =
      switch state {
      case .open(let failure): (nil, failure)
      case .working(let number, _): (number, nil)
      case .answered, .left: (nil, nil)
      }
    let buttons = choices.enumerated().map { number, choice in
      button(of: choice, number, isBusy: number == working)
    }
    var shown = overlay(
      QuestionContext(
        bar: ButtonBar(buttons), failure: failure, dontAskAgain: memory.map { _ in toggle }))
    // While a choice's work is in progress, the user can't close the question.
    if working != nil { shown.content.closeButton = .never }
    return shown.asking(inside: askers)
  }

  private func button(
    of choice: Choice<Answer>, _ number: Int, isBusy: Bool
  ) -> OverlayNode.Button {
    let dismisses =
      switch choice.effect {
      case .answers: true
      case .works: false
      }
    var button = OverlayNode.Button(
      choice.title, dismisses: dismisses, isDefault: choice.isDefault,
      isDestructive: choice.role == .destructive
    ) { [weak self] in self?.choose(number) }
    if !choice.isDefault, choices.contains(where: \.isDefault) {
      // Only the default choice is bold.
      button.label = OverlayNode.Text(
        choice.title, size: 14, color: button.label.color, alignment: .center)
    }
    if choice.isSelected {
      button.icon = OverlayNode.Image(.glyph(.checkmark), size: 14, color: button.label.color)
      button.description = "\(choice.title), \(OverlayStrings.current[.selected])"
    }
    button.isBusy = isBusy
    // A busy button keeps its opacity, so that its activity indicator remains visible.
    button.isEnabled = isBusy ? nil : isFree
    return button
  }

  /// The button for not being asked again, with its checkbox.
  private var toggle: OverlayNode.Button {
    let words = OverlayStrings.current[.dontAskAgain]
    let color = AdaptiveColor.secondaryLabel
    var box = OverlayNode.Button(
      label: OverlayNode.Text(words, size: 14, color: color),
      icon: OverlayNode.Image(.glyph(remembers ? .tickedBox : .emptyBox), size: 16, color: color),
      style: OverlayNode.ButtonStyle(background: .clear, pressed: .pressedFill),
      description: remembers ? "\(words), \(OverlayStrings.current[.selected])" : words,
      dismisses: false, isEnabled: isFree
    ) { [weak self] in
      guard let self, case .open = state else { return }
      remembers.toggle()
      handle?.transform(shown)
    }
    box.kind = .dontAskAgain
    return box
  }

  /// Remembers the user's choice if the user doesn't want to be asked again.
  private func noteAnswer(_ number: Int) {
    guard choices[number].canBeRemembered else { return }
    if remembers {
      memory?.remember(number, of: choices)
    } else if hasRecallFailed {
      memory?.remember(nil, of: choices)
    }
  }

  private func choose(_ number: Int) {
    guard case .open = state else { return }
    switch choices[number].effect {
    case .answers(let answer):
      state = .answered(answer)
      noteAnswer(number)
    case .works(let work, let failure):
      let task = Task { [weak self, handle, askers] in
        do {
          let answer = try await Asker.run(for: handle, inside: askers, work)
          self?.complete(number, with: answer)
        } catch {
          self?.reopen(saying: error is CancellationError ? nil : failure(error))
        }
      }
      state = .working(number, task)
      usual = handle?.overlay
      isFree.value = false
      show(as: usual?.keepingOpen)
    }
  }

  private func complete(_ number: Int, with answer: Answer) {
    guard case .working = state else { return }
    state = .answered(answer)
    noteAnswer(number)
    // The content may have other buttons before the buttons of the choices.
    let pressed = handle?.request?.built?.root.buttons.firstIndex { $0.isBusy }
    handle?.complete(ActionID(pressed ?? number))
  }

  private func reopen(saying failure: String?) {
    guard case .working = state else { return }
    state = .open(failure: failure)
    isFree.value = true
    show(as: usual)
  }

  /// Shows the question in its current state, using another configuration.
  private func show(as configuration: OverlayConfiguration?) {
    var shown = shown
    if let configuration { shown.configuration = configuration }
    handle?.update(shown)
  }

  /// Cancels a choice's work when the exit starts.
  ///
  /// An open question remains open, because an update may end the exit.
  private func noteExit() {
    if case .working = state { leave() }
  }

  private func leave() {
    switch state {
    case .working(_, let task):
      task.cancel()
      state = .left
    case .open: state = .left
    case .answered, .left: break
    }
  }
}

extension PresentationHandle {
  /// Dismisses the overlay as if the user had pressed a button with this action.
  func complete(_ action: ActionID) {
    presenter?.complete(action, of: id)
  }
}

extension Presenter {
  fileprivate func complete(_ action: ActionID, of id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.actionCompleted(id, action))
  }
}
