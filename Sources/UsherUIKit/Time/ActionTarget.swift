#if canImport(UIKit) && canImport(ObjectiveC)
internal import UIKit

/// Calls a closure where UIKit asks for a target and a selector and offers nothing else.
///
/// This is the only use of Objective-C's runtime in the module.
@MainActor
private final class ActionTarget: NSObject {
  private let act: @MainActor (Any) -> Void

  init(_ act: @escaping @MainActor (Any) -> Void) {
    self.act = act
  }

  @objc func perform(for sender: Any) { act(sender) }
}

extension CADisplayLink {
  /// Makes a link that calls a closure for each frame, and keeps that until the link is invalidated.
  @MainActor
  convenience init(_ tick: @escaping @MainActor (CADisplayLink) -> Void) {
    let target = ActionTarget { sender in
      if let link = sender as? CADisplayLink { tick(link) }
    }
    self.init(target: target, selector: #selector(ActionTarget.perform(for:)))
  }
}
#endif
