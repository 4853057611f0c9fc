internal import UsherCore

/// What can still be undone in a presenter.
final class UndoGroups: PresenterAbility {
  /// The undoable requests that have not come to their end, by name.
  private var groups: [String: UndoGroup] = [:]

  init(of presenter: Presenter) {}

  /// Returns the group of a name, which is new after the end of the one before.
  func group(named name: String, of presenter: Presenter) -> UndoGroup {
    let group = groups[name] ?? UndoGroup(name: name, of: presenter)
    groups[name] = group
    return group
  }

  /// Forgets a group that has come to its end.
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

/// The undoable requests of one name: those that share a message now, and those that are being
/// committed, in order.
@MainActor
final class UndoGroup {
  private let name: String
  private weak var presenter: Presenter?
  private var message: UndoMessage?
  private var committing: Task<Void, Never>?
  /// The requests whose commits have begun and not ended: one, and those that it has made itself.
  private var begun: [UndoableRequest] = []
  /// The number of commits that have begun and not ended.
  private var unfinished = 0
  /// The number of requests whose callers have not gone on after their end.
  private var waiting = 0
  /// Lets the app end again.
  private var release: (@MainActor () -> Void)?

  init(name: String, of presenter: Presenter) {
    self.name = name
    self.presenter = presenter
  }

  /// Adds a request to those that share a message, or shows a message for it.
  ///
  /// The caller reports by `goOn` that it goes on after the request's end.
  func add(_ request: UndoableRequest) {
    waiting += 1
    guard let presenter else { return conclude(.left, [request]) }
    release = release ?? presenter.host.holdApp { [weak self] in self?.leave() }
    // A callback of another overlay may show a message while one ends.
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

  /// Notes that the caller of a request goes on: the app may end once it has suspended or returned.
  func goOn() {
    Task {
      waiting -= 1
      retire()
    }
  }

  /// Ends the requests that share a message, since the user leaves.
  func leave() {
    message?.end(.left)
  }

  /// Lets the time of the requests that share a message follow the user's timeout scale.
  func timeoutScaleChanged() {
    message?.timeoutScaleChanged()
  }

  private func conclude(_ end: UndoMessage.End, _ requests: [UndoableRequest]) {
    let undone = requests.filter { end.undoes($0) }
    let committed = requests.filter { !end.undoes($0) }
    // Each change is undone as the next one found it.
    for request in undone.reversed() { request.undo() }
    unfinished += 1
    let earlier = committing
    let isNested = committed.contains { request in
      begun.contains { one in request.makers.contains { $0 === one } }
    }
    committing = Task {
      // A commit that waits for a request of its own would otherwise wait for itself.
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
      // Whoever waits for this task also waits for the commit that made the request.
      if isNested { await earlier?.value }
    }
  }

  /// Tells an error.
  ///
  /// - Returns: `true` unless the app has nothing to tell.
  private func tell(_ error: any Error, by look: UndoLook) -> Bool {
    guard var failure = look.failure(error) else { return false }
    guard let presenter, !presenter.isClosed else { return true }
    failure.content = failure.content.tellingFailure
    presenter.present(failure, using: look.preset.saying(failure.content, isFailure: true))
    return true
  }

  /// Lets the app end, and the group be forgotten, if there is nothing left to do.
  private func retire() {
    guard message == nil, unfinished == 0, waiting == 0 else { return }
    committing = nil
    release?()
    release = nil
    presenter?.existingAbility(UndoGroups.self)?.remove(self, named: name)
  }
}

extension UndoMessage.End {
  /// Returns whether this end of a message undoes a request.
  @MainActor
  func undoes(_ request: UndoableRequest) -> Bool {
    switch self {
    case .undone: true
    case .committed: false
    case .left: request.whenAbandoned == .undoes
    }
  }
}
