#if !swift(>=6)
import SwiftMessages
import UIKit

// The app's views that adopt the library's protocols without its classes.

class PillView: UIView, Identifiable, AccessibleMessage, MarginAdjustable, BackgroundViewable {
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
    backgroundView = UIView()
    backgroundView.translatesAutoresizingMaskIntoConstraints = false
    backgroundView.backgroundColor = .systemGreen
    addSubview(backgroundView)
    label.text = text
    backgroundView.addSubview(label)
    NSLayoutConstraint.activate([
      backgroundView.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      backgroundView.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      backgroundView.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("PillView has no nib file")
  }
}

// An animator that reads the margins of such a view.
class MarginAnimator: Animator {
  weak var delegate: AnimationDelegate?
  let showDuration = 0.3
  let hideDuration = 0.3

  func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
    if let view = context.messageView as? PillView {
      view.layoutMargins = view.defaultMarginAdjustment(context: context)
    }
    context.containerView.addSubview(context.messageView)
    UIView.animate(
      withDuration: showDuration, animations: { context.messageView.alpha = 1 },
      completion: completion)
  }

  func hide(context: AnimationContext, completion: @escaping AnimationCompletion) {
    UIView.animate(withDuration: hideDuration) {
      context.messageView.alpha = 0
    } completion: { finished in
      completion(finished)
    }
  }
}
#endif
