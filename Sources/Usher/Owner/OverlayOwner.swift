internal import UsherCore

/// An owner of overlays, such as a screen or a document: when it is released, its overlays are
/// dismissed and its waiting requests withdrawn, as `ownerGone`.
///
/// An object of the app has one as a property, and takes its overlays along. The overlays' buttons
/// and callbacks must not keep that object, which would then never be released: let them capture it
/// weakly.
///
/// ```swift
/// @MainActor final class Editor {
///   private let overlays = OverlayOwner()
///   func upload(by presenter: Presenter) {
///     presenter.present(.progress("Uploading"))
///       .dismisses(with: overlays)
///   }
/// }
/// ```
@MainActor
public final class OverlayOwner {
  private var handles: [ObjectIdentifier: PresentationHandle] = [:]

  /// Makes an owner without overlays.
  public nonisolated init() {}

  deinit {
    let handles = handles
    guard !handles.isEmpty else { return }
    MainActor.afterDeinit { Self.dismiss(handles.values) }
  }

  /// Dismisses the overlays that the owner has now, as if the owner were released.
  public func dismissAll() {
    Self.dismiss(handles.values)
  }

  /// Takes an overlay until its end.
  func own(_ handle: PresentationHandle) {
    let key = ObjectIdentifier(handle)
    guard handle.result == nil, handles[key] == nil else { return }
    handles[key] = handle
    handle.whenEnded { [weak self] _ in self?.handles[key] = nil }
  }

  /// Dismisses overlays, the latest request first, so that none of them comes up meanwhile.
  private static func dismiss(_ handles: some Collection<PresentationHandle>) {
    for handle in handles.sorted(by: { $0.id.rawValue > $1.id.rawValue }) { handle.loseOwner() }
  }
}

extension PresentationHandle {
  /// Dismisses the overlay, or withdraws its request, once `owner` is released.
  ///
  /// The owner does not keep the overlay: it may also end by itself. An overlay with several owners
  /// goes with the first of them.
  ///
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with owner: OverlayOwner) -> PresentationHandle {
    owner.own(self)
    return self
  }

  /// Dismisses the overlay, or withdraws its request, once `task` has ended, whether with a value,
  /// an error or after its cancellation.
  ///
  /// ```swift
  /// let upload = Task { print("uploading") }
  /// presenter.present(.progress("Uploading"))
  ///   .dismisses(with: upload)
  /// ```
  ///
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with task: Task<some Sendable, some Error>) -> PresentationHandle {
    Task { [weak self] in
      _ = await task.result
      self?.loseOwner()
    }
    return self
  }
}

extension Presenter {
  /// Shows an overlay for as long as `body` runs, and dismisses it before the value is returned or
  /// the error thrown.
  ///
  /// The overlay may wait for its turn meanwhile, or be dismissed by the user; `body` runs on, and
  /// its task is never canceled from here. If the request updates another overlay of its name, that
  /// overlay stays as its own request says.
  ///
  /// ```swift
  /// try await presenter.withOverlay(.progress("Saving")) { _ in
  ///   try await Task.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: What is shown; without a preset of its own, it starts from `.persistent`.
  ///   - body: The work; it gets the request's handle, also if the request was refused.
  /// - Returns: The value of `body`.
  public func withOverlay<Value: Sendable>(
    _ overlay: Overlay, _ body: @MainActor (PresentationHandle) async throws -> Value
  ) async rethrows -> Value {
    let handle = present(overlay, using: overlay.preset ?? .persistent)
    defer { handle.dismiss() }
    return try await Asker.run(for: handle, inside: Asker.current) { try await body(handle) }
  }

  func loseOwner(of id: OverlayID) {
    guard hasRequest(id) else { return }
    receive(.ownerGone(id))
  }
}
