public import UsherCore

/// The callbacks about an overlay's life, called on the main actor.
///
/// Callbacks may present, dismiss and query overlays; requests made inside a callback are received
/// when it returns. Once the presenter has been released, no callback is called, and only the
/// handle tells the end.
///
/// ```swift
/// presenter.present(
///   .notification(title: "You have mail")
///     .condition { hasUnread }
///     .didDismiss { reason in print("gone: \(reason)") })
/// ```
public struct Lifecycle: Sendable {
  /// A callback without arguments.
  public typealias Callback = @MainActor @Sendable () -> Void

  /// Asks at the overlay's turn whether to present the overlay; `false` ends the request as
  /// `declined`.
  ///
  /// Asked once, before the content is built. Without this callback every overlay takes its turn.
  public var shouldPresent: (@MainActor @Sendable () -> Bool)?
  /// Decides each time the user wants to dismiss the overlay whether the user may.
  ///
  /// Called with `swipe`, `tap`, `backdropTap`, `escape`, with `button` for a close or cancel
  /// button, and with `hostClosed` before the window closes, if the host can wait (GTK can, UIKit
  /// can't). Buttons with any other action, the app's own dismissals, the end of the duration and
  /// other overlays don't ask. Without this callback the user may always dismiss the overlay.
  ///
  /// The overlay stays while the app decides, and a swipe springs back. A later attempt cancels
  /// the task of the pending decision and asks again, and so does the overlay's end. A question
  /// that is asked meanwhile is shown above the overlay.
  public var shouldDismiss: (@MainActor @Sendable (DismissReason) async -> Bool)?
  /// Returns whether `shouldDismiss` has to be called at present, or `nil` for always.
  var needsDecision: (@MainActor @Sendable () -> Bool)?
  /// Called when the overlay's entrance begins.
  public var willPresent: Callback?
  /// Called when the overlay's entrance has ended.
  public var didPresent: Callback?
  /// Called when the overlay's exit begins.
  public var willDismiss: Callback?
  /// Called with the reason once the overlay has gone; exactly once for every accepted request.
  ///
  /// For a request that updated an overlay of the same name, this is the end of that overlay.
  public var didDismiss: (@MainActor @Sendable (DismissReason) -> Void)?

  /// Makes a set of callbacks; those left out are not called.
  public init(
    shouldPresent: (@MainActor @Sendable () -> Bool)? = nil,
    shouldDismiss: (@MainActor @Sendable (DismissReason) async -> Bool)? = nil,
    willPresent: Callback? = nil, didPresent: Callback? = nil, willDismiss: Callback? = nil,
    didDismiss: (@MainActor @Sendable (DismissReason) -> Void)? = nil
  ) {
    self.shouldPresent = shouldPresent
    self.shouldDismiss = shouldDismiss
    self.willPresent = willPresent
    self.didPresent = didPresent
    self.willDismiss = willDismiss
    self.didDismiss = didDismiss
  }

  /// Whether a milestone of the overlay's life calls anything.
  fileprivate var hearsMilestones: Bool {
    willPresent != nil || didPresent != nil || willDismiss != nil || didDismiss != nil
  }

  @MainActor
  fileprivate func reach(_ milestone: Milestone) {
    switch milestone {
    case .willPresent: willPresent?()
    case .didPresent: didPresent?()
    case .willDismiss: willDismiss?()
    case .didDismiss(let reason): didDismiss?(reason)
    }
  }
}

/// The callbacks about one overlay's life, of its own request and of those that updated it.
struct Lifecycles {
  private var own: Lifecycle
  // Most overlays are updated by no other request.
  private var later: [Lifecycle] = []

  init(_ own: Lifecycle) {
    self.own = own
  }

  /// The question that the latest request asks at the overlay's turn.
  var shouldPresent: (@MainActor @Sendable () -> Bool)? { own.shouldPresent }

  /// The decision of the latest request about a dismissal by the user.
  var shouldDismiss: (@MainActor @Sendable (DismissReason) async -> Bool)? { own.shouldDismiss }

  /// Whether the app has to decide at present whether the user may dismiss the overlay.
  @MainActor var needsDecision: Bool {
    own.shouldDismiss != nil && (own.needsDecision?() ?? true)
  }

  /// Adds the callbacks of a request that updated the overlay; its `shouldPresent` and
  /// `shouldDismiss` replace the ones before.
  mutating func add(_ other: Lifecycles) {
    own.shouldPresent = other.own.shouldPresent
    own.shouldDismiss = other.own.shouldDismiss
    own.needsDecision = other.own.needsDecision
    later += ([other.own] + other.later).filter(\.hearsMilestones)
  }

  /// Calls what the milestone calls, the earliest request's first.
  @MainActor
  func reach(_ milestone: Milestone) {
    own.reach(milestone)
    for lifecycle in later { lifecycle.reach(milestone) }
  }
}
