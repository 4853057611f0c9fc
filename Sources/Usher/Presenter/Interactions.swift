internal import UsherCore

/// What a client does about taps, beside what the overlay does by itself; on the main actor.
///
/// They are called in order, after the exit has begun where the tap dismisses, and not once the
/// overlay is on its way out.
public struct Interactions: Sendable {
  /// What is done about a tap.
  public typealias Action = @MainActor @Sendable () -> Void

  /// For a tap on the overlay, beside its controls; not where taps are forwarded.
  public var onTap: [Action]
  /// For a tap on the backdrop behind it.
  public var onBackdropTap: [Action]

  /// Makes a set of actions; without any, nothing is called.
  public init(onTap: [Action] = [], onBackdropTap: [Action] = []) {
    self.onTap = onTap
    self.onBackdropTap = onBackdropTap
  }

  func actions(for area: TapArea) -> [Action] {
    switch area {
    case .overlay: onTap
    case .backdrop: onBackdropTap
    }
  }
}
