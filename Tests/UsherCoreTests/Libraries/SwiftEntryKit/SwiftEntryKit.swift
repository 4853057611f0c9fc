import UsherCore

/// Requests that correspond to SwiftEntryKit's attributes, with the durations of `Overlay.plain`.
enum SwiftEntryKit {
  static let priorities: [Priority] = [.min, .low, .normal, .high, .max]

  /// `.override(priority:dropEnqueuedEntries:)`.
  static func override(_ priority: Priority = .normal, dropsEnqueued: Bool = false) -> Overlay {
    .plain(priority: priority).with(\.precedence, .replace(dropsWaiting: dropsEnqueued))
  }

  /// `.enqueue(priority:)`.
  static func enqueue(_ priority: Priority = .normal) -> Overlay {
    .plain(priority: priority).with(\.precedence, .queue)
  }
}
