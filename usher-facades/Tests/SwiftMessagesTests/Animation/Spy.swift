#if os(Linux) && !UIKIT_STAND_IN
import SwiftMessages

/// An animator with recorded calls and with actions chosen by a test.
@MainActor
final class Spy: Animator {
  weak var delegate: (any AnimationDelegate)?
  let showDuration = 0.3
  let hideDuration = 0.3
  /// The action to show the message.
  var onShow: @MainActor (AnimationContext, @escaping AnimationCompletion) -> Void
  /// The action to hide the message.
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
