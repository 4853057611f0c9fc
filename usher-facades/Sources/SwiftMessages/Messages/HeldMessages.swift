#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

/// An instance's messages that wait until its shown message in another place has gone.
///
/// Places are windows with engines of their own, so no engine can order these messages.
@MainActor
final class HeldMessages {
  /// A message with the place that it waits for.
  struct Entry {
    /// The message.
    let message: Message
    /// The presenter of the place; `nil` once the presenter is gone.
    weak var presenter: Presenter?
  }

  private var entries: [Entry] = []

  /// Whether no message waits.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a message at the end.
  func add(_ message: Message, for presenter: Presenter) {
    entries.append(Entry(message: message, presenter: presenter))
  }

  /// Removes and returns the message with the highest priority, among equals the earliest; `nil` if
  /// no message waits.
  func removeNext() -> Entry? {
    let next = entries.indices.min {
      entries[$0].message.config.priority > entries[$1].message.config.priority
    }
    return next.map { entries.remove(at: $0) }
  }

  /// The first message with an id.
  func first(_ id: String) -> Message? { entries.first { $0.message.id == id }?.message }

  /// Removes the messages with an id, or all messages for `nil`.
  func drop(_ id: String?) {
    entries.removeAll { id == nil || $0.message.id == id }
  }

  /// Removes the messages of a view.
  func drop(of view: UIView) {
    entries.removeAll { $0.message.view === view }
  }

  /// Removes a message.
  func drop(_ message: Message) {
    entries.removeAll { $0.message === message }
  }

  /// The message of an animator.
  func message(of animator: any Animator) -> Message? {
    entries.first { $0.message.animator === animator }?.message
  }
}
#endif
