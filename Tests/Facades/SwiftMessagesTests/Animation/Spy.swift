#if !canImport(UIKit)
import SwiftMessages

/// An animator whose work is written down and chosen by a test.
@MainActor
final class Spy: Animator {
  weak var delegate: (any AnimationDelegate)?
  let showDuration = 0.3
  let hideDuration = 0.3
  /// What it does when it is its turn.
  var onShow: @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void
  /// What it does when the message goes.
  var onHide: @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void
  private(set) var calls: [String] = []

  init(
    onShow: @escaping @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void = {
      $0.containerView.addSubview($0.messageView)
      $1(true)
    },
    onHide: @escaping @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void = {
      $1(true)
    }
  ) {
    self.onShow = onShow
    self.onHide = onHide
  }

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    calls.append("show")
    onShow(context) { [weak self] isFinished in
      self?.calls.append("shown \(isFinished)")
      completion(isFinished)
    }
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    calls.append("hide")
    onHide(context) { [weak self] isFinished in
      self?.calls.append("hidden \(isFinished)")
      completion(isFinished)
    }
  }
}
#endif
