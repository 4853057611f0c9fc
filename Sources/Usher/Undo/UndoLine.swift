/// The undoable requests of one name: those that share a message now, and those that are being
/// committed, in order.
@MainActor
final class UndoLine {
  private let name: String
  private weak var presenter: Presenter?
  private var batch: UndoBatch?
  private var committing: Task<Void, Never>?
  /// The number of commits that have begun and not ended.
  private var unfinished = 0
  /// Lets the app end again.
  private var release: (@MainActor () -> Void)?

  init(name: String, of presenter: Presenter) {
    self.name = name
    self.presenter = presenter
  }

  /// Adds a request to those that share a message, or shows a message for it.
  func add(_ request: UndoableRequest, within time: Duration, as message: UndoMessage) {
    guard let presenter else { return conclude(.left, [request], as: message) }
    release = release ?? presenter.host.holdApp { [weak self] in self?.leave() }
    if let batch {
      if batch.join(request, within: time, content: message.content) { return }
      batch.end(.committed)
    }
    guard time > .zero else { return conclude(.committed, [request], as: message) }
    let batch = UndoBatch(by: presenter, request, within: time, as: message) { end, requests in
      self.batch = nil
      self.conclude(end, requests, as: message)
    }
    self.batch = batch
    batch.show(name: name)
  }

  /// Ends the requests that share a message, since the user leaves the app.
  func leave() {
    batch?.end(.left)
  }

  private func conclude(
    _ end: UndoBatch.End, _ requests: [UndoableRequest], as message: UndoMessage
  ) {
    let undone = requests.filter { end.undoes($0) }
    let committed = requests.filter { !end.undoes($0) }
    // Each change is undone as the next one found it.
    for request in undone.reversed() { request.undo() }
    unfinished += 1
    committing = Task { [committing] in
      await committing?.value
      var errors: [any Error] = []
      for request in committed {
        if let error = await request.commit() { errors.append(error) }
      }
      if let first = errors.first { tell(first, as: message) }
      // Those who wait for an end go on before the app may end.
      await Task.yield()
      unfinished -= 1
      retire()
    }
  }

  private func tell(_ error: any Error, as message: UndoMessage) {
    guard var content = message.failure(error) else { return }
    // A failure must not wait behind other words.
    if content.semantics.politeness == nil { content.semantics.politeness = .assertive }
    presenter?.present(
      content.styled(by: message.attributes), as: message.attributes.overlay(saying: content))
  }

  /// Lets the app end, and the line be forgotten, if there is nothing left to do.
  private func retire() {
    guard batch == nil, unfinished == 0 else { return }
    committing = nil
    release?()
    release = nil
    presenter?.undoLines[name] = nil
  }
}

extension UndoBatch.End {
  /// Whether this end of a batch undoes a request.
  @MainActor
  fileprivate func undoes(_ request: UndoableRequest) -> Bool {
    switch self {
    case .undone: true
    case .committed: false
    case .left: request.whenLeft == .undoes
    }
  }
}

/// The look of the message that offers to undo, and what is told of a failed commit.
struct UndoMessage {
  let attributes: OverlayAttributes
  let content: @MainActor (UndoParts) -> OverlayContent
  /// Returns `nil` if nothing is told.
  let failure: @MainActor (any Error) -> OverlayContent?
}
