internal import UsherCore

/// An owner of overlays, such as a screen or a document.
///
/// When the owner is released, its overlays are dismissed and its waiting requests are withdrawn,
/// with the reason `ownerGone`. Store the owner as a property of an object whose overlays should be
/// dismissed together with the object. The buttons and callbacks of these overlays must capture the
/// object weakly, because it would otherwise never be released.
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

  /// Creates an owner without overlays.
  public nonisolated init() {}

  deinit {
    let handles = handles
    guard !handles.isEmpty else { return }
    MainActor.afterDeinit { Self.dismiss(handles.values) }
  }

  /// Dismisses all current overlays, as if the owner was released.
  public func dismissAll() {
    Self.dismiss(handles.values)
  }

  /// Owns an overlay until it ends.
  func own(_ handle: PresentationHandle) {
    let key = ObjectIdentifier(handle)
    guard handle.result == nil, handles[key] == nil else { return }
    handles[key] = handle
    handle.owners.append(WeakOwner(object: self))
    handle.whenEnded { [weak self] _ in self?.handles[key] = nil }
  }

  /// Dismisses overlays, starting with the latest request, so that no waiting overlay appears.
  private static func dismiss(_ handles: some Collection<PresentationHandle>) {
    for handle in handles.sorted(by: { $0.id.rawValue > $1.id.rawValue }) { handle.loseOwner() }
  }
}

/// A reference to an owner, which it doesn't retain.
struct WeakOwner {
  weak var object: OverlayOwner?
}

extension PresentationHandle {
  /// Dismisses the overlay, or withdraws its request, when `owner` is released.
  ///
  /// The overlay may also end earlier. If it has several owners, it ends when the first is
  /// released.
  ///
  /// - Returns: The handle.
  @discardableResult
  public func dismisses(with owner: OverlayOwner) -> PresentationHandle {
    owner.own(self)
    return self
  }

  /// Dismisses the overlay, or withdraws its request, when `task` has ended.
  ///
  /// The task may return a value, throw an error or be canceled.
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
  /// Shows an overlay while `body` runs, and dismisses it before the call returns or throws.
  ///
  /// The overlay may still wait for its turn, or the user may dismiss it. Neither cancels the task
  /// of `body`. If the request updates an existing overlay with the same name, that overlay isn't
  /// dismissed.
  ///
  /// ```swift
  /// try await presenter.withOverlay(.progress("Saving")) { _ in
  ///   try await Task.sleep(for: .seconds(1))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - overlay: The overlay. If it has no preset, `.persistent` is used.
  ///   - body: The work. It gets the request's handle even if the request was refused.
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
