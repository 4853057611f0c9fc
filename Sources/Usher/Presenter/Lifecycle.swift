public import UsherCore

/// The callbacks for changes of an overlay's state, called on the main actor.
///
/// Callbacks may present, dismiss and query overlays. Requests from a callback are received when it
/// returns. After the presenter was released, callbacks aren't called, and only the handle has the
/// outcome.
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

  /// Returns whether to show the overlay, at the overlay's turn.
  ///
  /// It is called once, before the content is built. If it returns `false`, the request ends with
  /// `declined`. If it isn't set, the overlay is shown.
  public var shouldPresent: (@MainActor @Sendable () -> Bool)?
  /// Returns whether the user may dismiss the overlay, each time the user tries.
  ///
  /// Called with `swipe`, `tap`, `backdropTap`, `escape`, and with `button` for a close or cancel
  /// button. If the host can delay the closing of the window, it is also called with `hostClosed`.
  /// This is possible in GTK, but not in UIKit. Other buttons, dismissals by the app, the end of
  /// the duration, and other overlays need no decision. If the callback isn't set, the user can
  /// always dismiss the overlay.
  ///
  /// The overlay stays while the app decides, and a swiped overlay returns. If the user tries
  /// again, the pending decision's task is canceled and the callback is called again. The task is
  /// also canceled when the overlay ends. A question from the callback is shown above the overlay.
  public var shouldDismiss: (@MainActor @Sendable (DismissReason) async -> Bool)?
  /// The rules that decide about the turn if `shouldPresent` accepts it.
  var turnRules: [any TurnRule] = []
  /// Returns whether `shouldDismiss` must be called now, or `nil` if it must always be called.
  var needsDecision: (@MainActor @Sendable () -> Bool)?
  /// Called when the entrance starts.
  public var willPresent: Callback?
  /// Called when the entrance ends.
  public var didPresent: Callback?
  /// Called each time the user or the app selects another detent of the shown overlay.
  public var didSelectDetent: (@MainActor @Sendable (OverlayDetent) -> Void)?
  /// Called when the exit starts.
  public var willDismiss: Callback?
  /// Called with the reason after the overlay was removed or its request was withdrawn.
  ///
  /// It is called exactly once for every accepted request. If the request updated an overlay with
  /// the same name, it is called when that overlay ends.
  public var didDismiss: (@MainActor @Sendable (DismissReason) -> Void)?

  /// Creates a set of callbacks.
  ///
  /// Callbacks that are `nil` aren't called.
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

  /// Whether the overlay's turn has a condition.
  var hasCondition: Bool { shouldPresent != nil || !turnRules.isEmpty }

  /// Returns the callbacks for an overlay with a name.
  func named(_ name: String?) -> Lifecycle {
    guard !turnRules.isEmpty else { return self }
    var named = self
    for index in named.turnRules.indices { named.turnRules[index].name = name }
    return named
  }

  fileprivate var hearsMilestones: Bool {
    willPresent != nil || didPresent != nil || didSelectDetent != nil || willDismiss != nil
      || didDismiss != nil
  }

  @MainActor
  fileprivate func reach(_ milestone: Milestone) {
    switch milestone {
    case .willPresent: willPresent?()
    case .didPresent: didPresent?()
    case .didSelectDetent(let detent): didSelectDetent?(detent)
    case .willDismiss: willDismiss?()
    case .didDismiss(let reason): didDismiss?(reason)
    }
  }
}

/// A rule that decides at an overlay's turn whether the overlay is shown.
protocol TurnRule: Sendable {
  /// The overlay's name, set when the overlay is presented.
  var name: String? { get set }

  /// Returns whether the overlay of a request may be shown.
  ///
  /// Called once, before the overlay's content is built.
  @MainActor func allows(_ handle: PresentationHandle, in presenter: Presenter) -> Bool
}

/// The callbacks of the requests that share an overlay.
struct Lifecycles {
  private var own: Lifecycle
  // Most overlays aren't updated by another request.
  private var later: [Lifecycle] = []

  init(_ own: Lifecycle) {
    self.own = own
  }

  var shouldPresent: (@MainActor @Sendable () -> Bool)? { own.shouldPresent }

  /// The rules of the latest request.
  var turnRules: [any TurnRule] { own.turnRules }

  /// Whether the overlay's turn has a condition.
  var hasCondition: Bool { own.hasCondition }

  var shouldDismiss: (@MainActor @Sendable (DismissReason) async -> Bool)? { own.shouldDismiss }

  /// Whether the app must decide now whether the user may dismiss the overlay.
  @MainActor var needsDecision: Bool {
    own.shouldDismiss != nil && (own.needsDecision?() ?? true)
  }

  /// Adds the callbacks of a request that updated the overlay.
  ///
  /// Its `shouldPresent` and `shouldDismiss` replace the previous callbacks.
  mutating func add(_ other: Lifecycles) {
    own.shouldPresent = other.own.shouldPresent
    own.turnRules = other.own.turnRules
    own.shouldDismiss = other.own.shouldDismiss
    own.needsDecision = other.own.needsDecision
    later += ([other.own] + other.later).filter(\.hearsMilestones)
  }

  /// Returns an overlay with all callbacks, but without the limits of frequencies.
  func withoutFrequencies(calledBy overlay: Overlay) -> Overlay {
    var overlay = overlay
    overlay.lifecycle = own
    overlay.lifecycle.turnRules = []
    for var further in later {
      (further.shouldPresent, further.shouldDismiss, further.turnRules) = (nil, nil, [])
      overlay = overlay.calling(further)
    }
    return overlay
  }

  /// Calls the callbacks for a milestone, starting with the earliest request.
  @MainActor
  func reach(_ milestone: Milestone) {
    own.reach(milestone)
    for lifecycle in later { lifecycle.reach(milestone) }
  }
}
