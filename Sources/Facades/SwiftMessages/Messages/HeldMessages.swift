internal import Usher

/// Messages of an instance that wait until what the instance shows elsewhere has gone.
@MainActor
final class HeldMessages {
  /// A message, and the place it waits for.
  struct Entry {
    /// The message.
    let message: Message
    /// The presenter of that place; `nil` once gone.
    weak var presenter: Presenter?
  }

  private var entries: [Entry] = []

  /// Whether none waits.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds a message behind all others.
  func add(_ message: Message, for presenter: Presenter) {
    entries.append(Entry(message: message, presenter: presenter))
  }

  /// Takes the message with the highest priority, and of equals the earliest; `nil` where none waits.
  func takeNext() -> Entry? {
    var best: Int?
    for index in entries.indices
    where best.map({
      entries[index].message.config.priority > entries[$0].message.config.priority
    }) ?? true {
      best = index
    }
    return best.map { entries.remove(at: $0) }
  }

  /// The first message of an id.
  func first(_ id: String) -> Message? { entries.first { $0.message.id == id }?.message }

  /// Drops the messages of an id, and all for `nil`.
  func drop(_ id: String?) {
    entries.removeAll { id == nil || $0.message.id == id }
  }

  /// Drops one message.
  func drop(_ message: Message) {
    entries.removeAll { $0.message === message }
  }

  /// The message that an animator moves.
  func message(of animator: any Animator) -> Message? {
    entries.first { $0.message.animator === animator }?.message
  }
}
