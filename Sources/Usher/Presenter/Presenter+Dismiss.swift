public import UsherCore

extension Presenter {
  /// Dismisses an overlay, or withdraws its request if it still waits.
  ///
  /// Does nothing if the request has ended.
  public func dismiss(_ id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.dismissRequested(.overlay(id)))
  }

  /// Dismisses the overlay of a request, or withdraws the request if it still waits.
  ///
  /// - Parameter handle: The request's handle. It is ignored if it belongs to another presenter or
  ///   if the request has ended.
  /// - Returns: The dismissal. Use `wait()` to wait until the overlay is removed.
  @discardableResult
  public func dismiss(_ handle: PresentationHandle) -> Dismissal {
    handle.presenter === self ? dismiss(.overlay(handle.id)) : .completed
  }

  /// Dismisses all shown and waiting overlays with a name, if there are any.
  @discardableResult
  public func dismiss(_ name: String) -> Dismissal { dismiss(.named(name)) }

  /// Dismisses the front overlay of the main queue, if there is one.
  ///
  /// Overlays that are already leaving are ignored.
  @discardableResult
  public func dismiss() -> Dismissal {
    let front = lane(.main).shown.last { id in
      if case .leaving = pendingState(of: id) { false } else { true }
    }
    return front.map { dismiss(.overlay($0)) } ?? .completed
  }

  /// Dismisses the selected overlays, and reports when all are removed.
  ///
  /// The overlays are selected immediately, or when the current callback returns. The selection
  /// includes requests that were enqueued earlier from any thread, but no later request.
  ///
  /// ```swift
  /// presenter.dismiss(.named("sent")) { print("gone") }
  /// try await presenter.dismiss(.waiting(in: .main)).wait()
  /// ```
  ///
  /// - Parameters:
  ///   - selection: The overlays to dismiss.
  ///   - completion: Called exactly once, on the main actor, after the last `didDismiss` of the
  ///     selected overlays. An overlay that returns during its exit delays the call until it is
  ///     removed. If no overlay is selected or all are removed immediately, `completion` is called
  ///     before this method returns. It is also called if the presenter is released.
  /// - Returns: The dismissal. Its `wait()` waits for the same moment.
  @discardableResult
  public func dismiss(
    _ selection: OverlaySelection<String>, completion: (@MainActor () -> Void)? = nil
  ) -> Dismissal {
    let dismissal = Dismissal(completion: completion)
    inbox.handover.run()
    append(.dismiss(resolved(selection), dismissal))
    return dismissal
  }

  /// Dismisses all shown and waiting overlays.
  ///
  /// - Parameter completion: Called once after all of them are removed.
  /// - Returns: The dismissal. Its `wait()` waits for the same moment.
  @discardableResult
  public func dismissAll(completion: (@MainActor () -> Void)? = nil) -> Dismissal {
    dismiss(.all(), completion: completion)
  }

  /// Withdraws all waiting requests.
  ///
  /// Overlays that are shown stay.
  @discardableResult
  public func dismissWaiting() -> Dismissal { dismiss(.waiting()) }

  /// Decreases the count of a name by 1, and dismisses the name's overlays if it reaches 0.
  ///
  /// Requests are counted if their identity policy compares names. Call this method once for each
  /// of these requests. It does nothing if the name isn't used.
  public func dismissCounted(_ name: String) {
    inbox.handover.run()
    guard let name = names.name(for: name) else { return }
    receive(.countedDismissRequested(name))
  }

  /// Returns the number of requests with a name whose identity policy compares names.
  ///
  /// The number is 0 after all overlays with the name have ended.
  @_spi(Facades) public func count(of name: String) -> Int {
    names.name(for: name).map { engine.count(of: $0) } ?? 0
  }

  /// Sets the count of a name.
  ///
  /// Values below 0 are treated as 0, and unused names are ignored.
  @_spi(Facades) public func setCount(_ count: Int, of name: String) {
    guard let name = names.name(for: name) else { return }
    receive(.countChanged(name, count))
  }

  /// Dismisses the overlays that are selected now.
  func dismiss(_ selection: OverlaySelection<OverlayName>?, _ dismissal: Dismissal) {
    guard let selection else { return dismissal.complete() }
    let meant = engine.ids(of: selection).filter { handles[$0] != nil }
    guard !meant.isEmpty else { return dismissal.complete() }
    dismissal.expect(meant.count)
    for id in meant { handles[id]?.request?.dismissals.append(dismissal) }
    send(.dismissRequested(selection))
  }

  /// Returns the engine's form of a selection, or `nil` if no request uses its name.
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
