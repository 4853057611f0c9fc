#if !canImport(UIKit)
/// Records the animations that `UIView.animate` requests.
@preconcurrency @MainActor
public final class AnimationRecorder {
  /// The recorded animations, in the order of the calls.
  public private(set) var animations: [RecordedAnimation] = []
  private var completions: [(Bool) -> Void] = []
  private var changes: [RecordedAnimation.Change] = []
  private static var current: AnimationRecorder?

  /// Runs `body` and records the animations requested during it.
  public init(during body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Calls the completions of the recorded animations with `isFinished`; later calls are no-ops.
  public func complete(_ isFinished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(isFinished) }
  }

  static func add(
    _ animation: RecordedAnimation, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let current else {
      animations()
      completion?(true)
      return
    }
    // Animations may nest: each one keeps its own changes, and the outer one comes first.
    let place = current.animations.count
    let outer = current.changes
    current.changes = []
    current.animations.append(animation)
    if let completion { current.completions.append(completion) }
    animations()
    current.animations[place].changes = current.changes
    current.changes = outer
  }

  static func note(_ change: RecordedAnimation.Change) {
    current?.changes.append(change)
  }
}
#endif
