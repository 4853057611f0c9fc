internal import UsherCore

/// The changes that can still be undone in a presenter.
final class UndoGroups: PresenterAbility {
  /// The undoable requests that haven't ended, by name.
  private var groups: [String: UndoGroup] = [:]

  init(of presenter: Presenter) {}

  /// Returns the group with a name.
  ///
  /// A new group is created after the previous group has ended.
  func group(named name: String, of presenter: Presenter) -> UndoGroup {
    let group = groups[name] ?? UndoGroup(name: name, of: presenter)
    groups[name] = group
    return group
  }

  func remove(_ group: UndoGroup, named name: String) {
    if groups[name] === group { groups[name] = nil }
  }

  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    // The user leaves the window.
    if case .visibilityChanged(isVisible: false) = event { for group in inOrder { group.leave() } }
    if case .timeoutScaleChanged = event { for group in inOrder { group.timeoutScaleChanged() } }
  }

  private var inOrder: [UndoGroup] { groups.sorted { $0.key < $1.key }.map(\.value) }
}

/// The undoable requests with a name that share a message, and the requests that are being
/// committed.
@MainActor
final class UndoGroup {
  private let name: String
  private weak var presenter: Presenter?
  private var message: UndoMessage?
  private var committing: Task<Void, Never>?
  /// The requests that are being committed: one request, and requests that its commit made.
  private var begun: [UndoableRequest] = []
  /// The number of commits that have started and not ended.
  private var unfinished = 0
  private var waiting = 0
  /// Allows the app to end again.
  private var release: (@MainActor () -> Void)?

  init(name: String, of presenter: Presenter) {
    self.name = name
    self.presenter = presenter
  }

  /// Adds a request to the current message, or shows a new message.
  ///
  /// The caller must call `goOn` when it continues after the request's end.
  func add(_ request: UndoableRequest) {
    waiting += 1
    guard let presenter else { return conclude(.left, [request]) }
    release = release ?? presenter.host.holdApp { [weak self] in self?.leave() }
    // When a message ends, a callback of another overlay may show a new one.
    while let message {
      if request.time > .zero, message.join(request) { return }
      message.end(.committed)
    }
    guard request.time > .zero else { return conclude(.committed, [request]) }
    let message = UndoMessage(named: name, by: presenter, request) { end, requests in
      self.message = nil
      self.conclude(end, requests)
    }
    self.message = message
    message.show()
  }

  /// Records that the caller of a request continues.
  ///
  /// The app may end after the caller suspends or returns.
  func goOn() {
    Task {
      waiting -= 1
      retire()
    }
  }

  /// Ends the requests that share a message, because the user leaves.
  func leave() {
    message?.end(.left)
  }

  /// Adapts the time of the requests that share a message to the user's timeout scale.
  func timeoutScaleChanged() {
    message?.timeoutScaleChanged()
  }

  private func conclude(_ end: UndoMessage.End, _ requests: [UndoableRequest]) {
    let undone = requests.filter { end.undoes($0) }
    let committed = requests.filter { !end.undoes($0) }
    // Each change is undone in the state in which the next change found it.
    for request in undone.reversed() { request.undo() }
    unfinished += 1
    let earlier = committing
    let isNested = committed.contains { request in
      begun.contains { one in request.makers.contains { $0 === one } }
    }
    committing = Task {
      // A nested commit doesn't wait here, because its maker may wait for the nested request.
      if !isNested { await earlier?.value }
      var isTold = false
      for request in committed {
        begun.append(request)
        let error = await request.commit()
        begun.removeAll { $0 === request }
        guard let error, !isTold else { continue }
        isTold = tell(error, by: request.look)
      }
      unfinished -= 1
      retire()
      // A caller that waits for this task also waits for the commit that made the request.
      if isNested { await earlier?.value }
    }
  }

  /// Shows an error.
  ///
  /// Returns `false` if the app returns no overlay for the error.
  private func tell(_ error: any Error, by look: UndoLook) -> Bool {
    guard var failure = look.failure(error) else { return false }
    guard let presenter, !presenter.isClosed else { return true }
    failure.content = failure.content.tellingFailure
    presenter.present(failure, using: look.preset.saying(failure.content, isFailure: true))
    return true
  }

  /// Allows the app to end and removes the group, if no work is left.
  private func retire() {
    guard message == nil, unfinished == 0, waiting == 0 else { return }
    committing = nil
    release?()
    release = nil
    presenter?.existingAbility(UndoGroups.self)?.remove(self, named: name)
  }
}

extension UndoMessage.End {
  /// Returns whether a request is undone if its message ends this way.
  @MainActor
  func undoes(_ request: UndoableRequest) -> Bool {
    switch self {
    case .undone: true
    case .committed: false
    case .left: request.whenAbandoned == .undoes
    }
  }
}
