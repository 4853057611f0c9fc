#if !canImport(UIKit)
/// Listens to what `UIView.animate` is asked for.
@preconcurrency @MainActor
public final class AnimationRecorder {
  /// What was asked for, in order.
  public private(set) var animations: [RecordedAnimation] = []
  private var completions: [(Bool) -> Void] = []
  private var changes: [RecordedAnimation.Change] = []
  private static var current: AnimationRecorder?

  /// Listens while `body` runs.
  public init(during body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Tells those who asked how their animations ended; once, whoever calls how often.
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
    // One animation may ask for another: each keeps its own changes, the outer one comes first.
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
