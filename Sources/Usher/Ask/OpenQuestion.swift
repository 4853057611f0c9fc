internal import UsherCore

/// A question while it is shown or waits: what its buttons do, and how it looks for that.
@MainActor
final class OpenQuestion<Answer: Sendable> {
  private(set) var state = State.open(failure: nil)
  private let choices: [Choice<Answer>]
  private let overlay: @MainActor (QuestionContext) -> Overlay
  private weak var handle: PresentationHandle?
  /// The overlay while nothing works.
  private var usual: OverlayConfiguration?
  private let isFree = ObservableValue(true)
  private let askers = Asker.current

  /// A state of a question; an answer is final.
  enum State {
    /// The user may choose; the words say why the last choice failed.
    case open(failure: String?)
    /// A choice works.
    case working(Int, Task<Void, Never>)
    case answered(Answer)
    /// The question went without an answer.
    case left
  }

  init(_ choices: [Choice<Answer>], overlay: @escaping @MainActor (QuestionContext) -> Overlay) {
    self.choices = choices
    self.overlay = overlay
  }

  /// Asks, and waits until an answer is given or the question has gone.
  func reply(by presenter: Presenter, name: String?) async throws -> Reply<Answer> {
    try Task.checkCancellation()
    let shown = shown
    let handle = presenter.present(
      shown.name(name ?? shown.name).willDismiss { [weak self] in self?.noteExit() })
    self.handle = handle
    defer { leave() }
    return try await handle.reply {
      if case .answered(let answer) = state { answer } else { nil }
    }
  }

  /// The overlay as it is to be shown now.
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
    var shown = overlay(QuestionContext(bar: ButtonBar(buttons), failure: failure))
    // A close button would be one more way out while a choice works.
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
    // The busy one stays as clear as it was, so that its indicator is seen.
    button.isEnabled = isBusy ? nil : isFree
    return button
  }

  private func choose(_ number: Int) {
    guard case .open = state else { return }
    switch choices[number].effect {
    case .answers(let answer): state = .answered(answer)
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
    handle?.complete(ActionID(number))
  }

  private func reopen(saying failure: String?) {
    guard case .working = state else { return }
    state = .open(failure: failure)
    isFree.value = true
    show(as: usual)
  }

  /// Shows the question again, with a configuration that it has for now.
  private func show(as configuration: OverlayConfiguration?) {
    var shown = shown
    if let configuration { shown.configuration = configuration }
    handle?.update(shown)
  }

  /// Cancels a choice that works as soon as its question begins to leave; an open question may
  /// still come back by an update.
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
  /// Dismisses the overlay as if a button with this action did.
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
