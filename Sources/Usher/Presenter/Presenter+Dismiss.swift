public import UsherCore

extension Presenter {
  /// Sends an overlay away, or takes it back where it still waits; one that is gone stays so.
  public func dismiss(_ id: OverlayID) {
    guard requests[id] != nil else { return }
    handle(.dismissRequested(.overlay(id)))
  }

  /// Sends away what is shown and takes back what waits, and tells when all of it has gone.
  ///
  /// Which overlays are meant is decided in order with everything else that happens: at once, or when
  /// the callback returns from which this is called. What is presented later is not meant.
  ///
  /// - Parameters:
  ///   - selection: Which ones.
  ///   - completion: Called exactly once, on the main actor, after the last `didDismiss` of those that
  ///     were meant; an overlay that comes back before it is gone is waited for. Where nothing is meant,
  ///     or what is meant goes at once, that is before this returns. A presenter that goes away calls
  ///     it, too.
  /// - Returns: The dismissal, whose `wait()` waits for the same.
  @discardableResult
  public func dismiss(
    _ selection: OverlaySelection, completion: (@MainActor () -> Void)? = nil
  ) -> Dismissal {
    let dismissal = Dismissal(completion: completion)
    take(.dismiss(resolved(selection), dismissal))
    return dismissal
  }

  /// Sends away what is shown and takes back what waits.
  @discardableResult
  public func dismissAll() -> Dismissal {
    dismiss(.all())
  }

  /// Sends away all of a name once this was asked as often as they were, by requests whose identity
  /// policy looks at names; a name nobody uses is ignored.
  public func dismissCounted(_ name: String) {
    guard let name = names.name(for: name) else { return }
    handle(.countedDismissRequested(name))
  }

  /// How often the name was asked for by requests whose identity policy looks at names, as long as any
  /// of it has not ended; 0 otherwise.
  public func count(of name: String) -> Int {
    names.name(for: name).map { engine.count(of: $0) } ?? 0
  }

  /// Lets a name count as having been asked for so often; a name nobody uses is ignored, and less than
  /// 0 counts as 0.
  public func setCount(_ count: Int, of name: String) {
    guard let name = names.name(for: name) else { return }
    handle(.countChanged(name, count))
  }

  /// Sends away those that `selection` means now.
  func dismiss(_ selection: Selection?, _ dismissal: Dismissal) {
    guard let selection else { return dismissal.complete() }
    let meant = engine.ids(of: selection).filter { requests[$0] != nil }
    guard !meant.isEmpty else { return dismissal.complete() }
    dismissal.begin(count: meant.count)
    for id in meant { requests[id]?.dismissals.append(dismissal) }
    send(.dismissRequested(selection))
  }

  /// The selection as the engine knows it; `nil` where it asks for a name that nobody uses.
  func resolved(_ selection: OverlaySelection) -> Selection? {
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
