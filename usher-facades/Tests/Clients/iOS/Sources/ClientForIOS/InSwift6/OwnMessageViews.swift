#if swift(>=6)
import SwiftMessages
import UIKit

// The app's views that adopt the library's protocols without its classes.

final class PillView: UIView, @MainActor Identifiable, AccessibleMessage, MarginAdjustable,
  BackgroundViewable
{
  let id: String
  // The library declares this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var backgroundView: UIView!
  var layoutMarginAdditions = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var collapseLayoutMarginAdditions = true
  var respectSafeArea = true
  var bounceAnimationOffset: CGFloat = 0
  private let label = UILabel()

  var accessibilityMessage: String? { label.text }
  var accessibilityElement: NSObject? { label }
  var additionalAccessibilityElements: [NSObject]? { [label, backgroundView] }

  init(id: String, text: String) {
    self.id = id
    super.init(frame: .zero)
    label.text = text
    backgroundView = label
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

// A view with an id that another of the app's actors also uses.
final class TicketView: UIView, Identifiable {
  nonisolated let id: String

  init(id: String) {
    self.id = id
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

// An animator that performs its steps in order in a task.
@MainActor
final class MarginAnimator: Animator {
  weak var delegate: (any AnimationDelegate)?
  let showDuration: TimeInterval = 0.3
  let hideDuration: TimeInterval = 0.3

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    if let view = context.messageView as? PillView {
      view.layoutMargins = view.defaultMarginAdjustment(context: context)
    }
    context.containerView.addSubview(context.messageView)
    UIView.animate(withDuration: showDuration) {
      context.messageView.alpha = 1
    } completion: { finished in
      completion(finished)
    }
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    Task {
      let position = await fade(context.messageView)
      completion(position == .end)
    }
  }

  private func fade(_ view: UIView) async -> UIViewAnimatingPosition {
    let animator = UIViewPropertyAnimator(duration: hideDuration, curve: .easeIn) {
      view.alpha = 0
    }
    return await withCheckedContinuation { done in
      animator.addCompletion { position in done.resume(returning: position) }
      animator.startAnimation()
    }
  }
}

@MainActor
final class MessageModel {
  private let messages = SwiftMessages()

  func listen(to updates: AsyncStream<String>) async {
    for await update in updates {
      let view = MessageView.viewFromNib(layout: .cardView)
      view.configureContent(body: update)
      view.tapHandler = { [weak self] _ in self?.messages.hide() }
      messages.show(view: view)
    }
  }

  nonisolated func fail() {
    SwiftMessages.sharedInstance.show(config: SwiftMessages.Config()) {
      MainActor.assumeIsolated { PillView(id: "failed", text: "Failed") }
    }
    SwiftMessages.hide(id: "failed")
    Task { await messages.hideAll() }
  }
}
#endif
