#if os(iOS) || UIKIT_STAND_IN
internal import UIKitBridge
internal import Usher

/// An instance's messages that wait until its visible message in a different window is removed.
///
/// Each window has a separate engine, so an engine can't order these messages.
@MainActor
final class HeldMessages {
  /// A message with the presenter of its window.
  struct Entry {
    /// The message.
    let message: Message
    /// The presenter of the window, or `nil` after it was released.
    weak var presenter: Presenter?
  }

  private var entries: [Entry] = []

  /// Whether the list is empty.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a message at the end.
  func add(_ message: Message, for presenter: Presenter) {
    entries.append(Entry(message: message, presenter: presenter))
  }

  /// Removes and returns the message with the highest priority, or `nil` if the list is empty.
  ///
  /// If priorities are equal, the earliest message is returned.
  func removeNext() -> Entry? {
    let next = entries.indices.min {
      entries[$0].message.config.priority > entries[$1].message.config.priority
    }
    return next.map { entries.remove(at: $0) }
  }

  /// Returns the first message with an ID.
  func first(_ id: String) -> Message? { entries.first { $0.message.id == id }?.message }

  /// Removes the messages with an ID, or all messages if the ID is `nil`.
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

  /// Returns the message of an animator.
  func message(of animator: any Animator) -> Message? {
    entries.first { $0.message.animator === animator }?.message
  }
}
#endif
