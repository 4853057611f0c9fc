#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// Usher's additions to an instance, grouped so that they don't collide with a subclass's members.
@MainActor
public struct UsherMessages {
  private let messages: SwiftMessages

  init(_ messages: SwiftMessages) {
    self.messages = messages
  }

  /// Whether the instance's messages take turns with all other overlays in a window.
  ///
  /// The default is `true` for the shared instance, and `false` for all others. If you change the
  /// value, the visible message stays.
  public var takesTurns: Bool {
    get { messages.takesTurns }
    nonmutating set { messages.takesTurns = newValue }
  }

  /// Hides the visible message, and calls `completion` when it is removed.
  ///
  /// If several windows show messages, the message in each window is hidden. If messages wait for a
  /// window, the call waits as well. See `SwiftMessages.hide(animated:)`.
  ///
  /// - Parameters:
  ///   - animated: Whether the exit is animated. Otherwise, the message disappears immediately.
  ///   - completion: Called exactly once, on the main actor, after the event `didHide`. If no
  ///     message is shown, called immediately. Also called if the user dismisses the message first,
  ///     or the window closes.
  public func hide(animated: Bool = true, completion: @escaping @MainActor () -> Void) {
    messages.hide(animated: animated, completion: completion)
  }

  /// Hides the messages with an ID, including waiting messages, and calls `completion` at the end.
  ///
  /// A message with a minimum time is hidden at the end of that time. Later requests aren't
  /// affected. See `SwiftMessages.hide(id:)`.
  ///
  /// - Parameters:
  ///   - id: The messages' ID.
  ///   - completion: Called exactly once when all are removed, as in `hide(animated:completion:)`.
  ///     If no message with the ID is shown, called immediately.
  public func hide(id: String, completion: @escaping @MainActor () -> Void) {
    messages.hide(id: id, completion: completion)
  }

  /// Hides a view's message, or removes it from the queue, and calls `completion` when it is
  /// removed.
  ///
  /// Other messages with the same ID aren't affected.
  ///
  /// - Parameters:
  ///   - view: The view that was requested. If the request was dropped as a duplicate, the view has
  ///     no message.
  ///   - completion: Called exactly once, as in `hide(animated:completion:)`. If the view isn't
  ///     shown, called immediately.
  public func hide(view: UIView, completion: @escaping @MainActor () -> Void) {
    messages.hide(view: view, completion: completion)
  }
}
#endif
