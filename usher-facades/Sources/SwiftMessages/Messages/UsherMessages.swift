#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// Usher's additions to an instance of `SwiftMessages`, under the name `usher` to avoid
/// collisions with a subclass's members.
@MainActor
public struct UsherMessages {
  private let messages: SwiftMessages

  init(_ messages: SwiftMessages) {
    self.messages = messages
  }

  /// Whether the instance's messages take turns with other instances and everything else in a
  /// window.
  ///
  /// The default is `true` for the shared instance and `false` for all others, whose messages are
  /// shown regardless of other overlays. A change applies from now on; the shown message stays.
  public var takesTurns: Bool {
    get { messages.takesTurns }
    nonmutating set { messages.takesTurns = newValue }
  }

  /// Hides the shown message, and calls `completion` when it is removed; see
  /// `SwiftMessages.hide(animated:)`.
  ///
  /// If several windows show messages, the one in each window is hidden. While messages wait for a
  /// window, the call waits, too.
  ///
  /// - Parameters:
  ///   - animated: Whether the exit is animated; otherwise the message disappears at once.
  ///   - completion: Called exactly once, on the main actor, after the event `didHide`; at once if
  ///     no message is shown. Also called if the user dismisses the message first, or the window
  ///     closes.
  public func hide(animated: Bool = true, completion: @escaping @MainActor () -> Void) {
    messages.hide(animated: animated, completion: completion)
  }

  /// Hides and removes the messages with an id, and calls `completion` when all are removed; see
  /// `SwiftMessages.hide(id:)`.
  ///
  /// A message with a minimum time is hidden at the end of that time. Messages that are requested
  /// later are not affected.
  ///
  /// - Parameters:
  ///   - id: The messages' id.
  ///   - completion: Called exactly once, as for `hide(animated:completion:)`; at once if no
  ///     message with the id is shown.
  public func hide(id: String, completion: @escaping @MainActor () -> Void) {
    messages.hide(id: id, completion: completion)
  }

  /// Hides or removes the message of a view, and tells when the message has gone; other messages
  /// with the same id are not affected.
  ///
  /// - Parameters:
  ///   - view: The view that was requested; a view whose request was dropped as a duplicate has no
  ///     message.
  ///   - completion: Called exactly once, as for `hide(animated:completion:)`; at once if the view
  ///     is not shown.
  public func hide(view: UIView, completion: @escaping @MainActor () -> Void) {
    messages.hide(view: view, completion: completion)
  }
}
#endif
