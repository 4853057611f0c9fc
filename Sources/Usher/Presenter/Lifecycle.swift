public import UsherCore

/// What a client wants to be called for, on the main actor.
///
/// The callbacks may present, dismiss and ask; what they request is taken up when they return. None
/// is called any more once the presenter is gone: then the handle alone tells the end.
public struct Lifecycle: Sendable {
  /// A callback without news of its own.
  public typealias Callback = @MainActor @Sendable () -> Void

  /// Its turn has come: whether it still wants to be shown; otherwise it ends as `declined`.
  ///
  /// Asked once, before anything of it is built. Without it every overlay takes its turn.
  public var shouldPresent: (@MainActor @Sendable () -> Bool)?
  /// Its entrance begins.
  public var willPresent: Callback?
  /// Its entrance has ended.
  public var didPresent: Callback?
  /// Its exit begins.
  public var willDismiss: Callback?
  /// It is gone, and why; called once for every request that was accepted, unless it went into
  /// another one.
  public var didDismiss: (@MainActor @Sendable (DismissReason) -> Void)?

  /// Makes a set of callbacks; those left out are not called.
  public init(
    shouldPresent: (@MainActor @Sendable () -> Bool)? = nil,
    willPresent: Callback? = nil, didPresent: Callback? = nil, willDismiss: Callback? = nil,
    didDismiss: (@MainActor @Sendable (DismissReason) -> Void)? = nil
  ) {
    self.shouldPresent = shouldPresent
    self.willPresent = willPresent
    self.didPresent = didPresent
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }

  @MainActor
  func reach(_ milestone: Milestone) {
    switch milestone {
    case .willPresent: willPresent?()
    case .didPresent: didPresent?()
    case .willDismiss: willDismiss?()
    case .didDismiss(let reason): didDismiss?(reason)
    }
  }
}
