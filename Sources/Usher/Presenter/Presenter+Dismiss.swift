public import UsherCore

extension Presenter {
  /// Dismisses an overlay, or withdraws its request if it still waits; a no-op once the request has
  /// ended.
  public func dismiss(_ id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.dismissRequested(.overlay(id)))
  }

  /// Dismisses the overlay of a request, or withdraws the request if it still waits.
  ///
  /// - Parameter handle: The request's handle; one of another presenter, or of a request that has
  ///   ended, is ignored.
  /// - Returns: The dismissal; its `wait()` waits until the overlay was removed.
  @discardableResult
  public func dismiss(_ handle: PresentationHandle) -> Dismissal {
    handle.presenter === self ? dismiss(.overlay(handle.id)) : .completed
  }

  /// Dismisses all overlays of a name, shown or waiting; does nothing if there are none.
  @discardableResult
  public func dismiss(_ name: String) -> Dismissal { dismiss(.named(name)) }

  /// Dismisses the front overlay of the main queue; does nothing if none is shown.
  ///
  /// An overlay that is already leaving doesn't count.
  @discardableResult
  public func dismiss() -> Dismissal {
    let front = lane(.main).shown.last { id in
      if case .leaving = pendingState(of: id) { false } else { true }
    }
    return front.map { dismiss(.overlay($0)) } ?? .completed
  }

  /// Dismisses the selected overlays, shown or waiting, and tells when all have gone.
  ///
  /// The selection is made in order with all other events: at once, or, from inside a callback,
  /// when the callback returns. It includes what was enqueued before from any thread, but nothing
  /// that is presented later.
  ///
  /// ```swift
  /// presenter.dismiss(.named("sent")) { print("gone") }
  /// try await presenter.dismiss(.waiting(in: .main)).wait()
  /// ```
  ///
  /// - Parameters:
  ///   - selection: The overlays to dismiss.
  ///   - completion: Called exactly once, on the main actor, after the last `didDismiss` of the
  ///     selected overlays; an overlay that returns before it has gone is waited for. If no overlay
  ///     is selected, or all go at once, `completion` is called before this method returns. It is
  ///     also called if the presenter is released.
  /// - Returns: The dismissal; its `wait()` waits for the same moment.
  @discardableResult
  public func dismiss(
    _ selection: OverlaySelection<String>, completion: (@MainActor () -> Void)? = nil
  ) -> Dismissal {
    let dismissal = Dismissal(completion: completion)
    inbox.handover.run()
    append(.dismiss(resolved(selection), dismissal))
    return dismissal
  }

  /// Dismisses all overlays, shown or waiting.
  ///
  /// - Parameter completion: Called once when all of them are removed.
  /// - Returns: The dismissal; its `wait()` waits for the same moment.
  @discardableResult
  public func dismissAll(completion: (@MainActor () -> Void)? = nil) -> Dismissal {
    dismiss(.all(), completion: completion)
  }

  /// Withdraws all requests that wait; what is shown stays.
  @discardableResult
  public func dismissWaiting() -> Dismissal { dismiss(.waiting()) }

  /// Takes 1 off the count of a name, and dismisses all overlays of the name when the count reaches
  /// 0; a no-op for an unused name.
  ///
  /// Requests whose identity policy compares names are counted. For each of them, call this method
  /// once.
  public func dismissCounted(_ name: String) {
    inbox.handover.run()
    guard let name = names.name(for: name) else { return }
    receive(.countedDismissRequested(name))
  }

  /// Returns the number of requests made for a name by requests whose identity policy compares
  /// names; 0 once all overlays of the name have ended.
  @_spi(Facades) public func count(of name: String) -> Int {
    names.name(for: name).map { engine.count(of: $0) } ?? 0
  }

  /// Sets the count of a name; less than 0 counts as 0, and an unused name is ignored.
  @_spi(Facades) public func setCount(_ count: Int, of name: String) {
    guard let name = names.name(for: name) else { return }
    receive(.countChanged(name, count))
  }

  /// Dismisses the overlays that `selection` selects now.
  func dismiss(_ selection: OverlaySelection<OverlayName>?, _ dismissal: Dismissal) {
    guard let selection else { return dismissal.complete() }
    let meant = engine.ids(of: selection).filter { handles[$0] != nil }
    guard !meant.isEmpty else { return dismissal.complete() }
    dismissal.expect(meant.count)
    for id in meant { handles[id]?.request?.dismissals.append(dismissal) }
    send(.dismissRequested(selection))
  }

  /// Returns the engine's form of a selection; `nil` for a name that no request uses.
  func resolved(_ selection: OverlaySelection<String>) -> OverlaySelection<OverlayName>? {
    switch selection {
    case .overlay(let id): .overlay(id)
    case .named(let name, let lane): names.name(for: name).map { .named($0, in: lane) }
    case .upTo(let priority, let lane): .upTo(priority, in: lane)
    case .shown(let lane): .shown(in: lane)
    case .waiting(let lane): .waiting(in: lane)
    case .all(let lane): .all(in: lane)
    }
  }
}
