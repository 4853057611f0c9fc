import Usher

/// A record of callbacks, in the order of their calls.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  /// Creates callbacks that record themselves under `name` and then call `then`.
  func lifecycle(
    _ name: String, then: @escaping @MainActor @Sendable (Step) -> Void = { _ in }
  ) -> Lifecycle {
    Lifecycle(
      willPresent: { self.take(.willPresent, of: name, then) },
      didPresent: { self.take(.didPresent, of: name, then) },
      willDismiss: { self.take(.willDismiss, of: name, then) },
      didDismiss: { reason in
        self.note("\(name) didDismiss \(reason)")
        then(.didDismiss)
      })
  }

  private func take(_ step: Step, of name: String, _ then: (Step) -> Void) {
    note("\(name) \(step)")
    then(step)
  }

  /// A callback, regardless of its arguments.
  enum Step: Int, Hashable, CaseIterable, Comparable {
    case willPresent, didPresent, willDismiss, didDismiss

    static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}
