#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// The view of the overlays in front of the view's content; `nil` before the first request for
  /// them.
  var overlays: OverlayView? {
    let inside = (self as? UIVisualEffectView)?.contentView ?? self
    let beside = superview?.subviews ?? []
    return inside.subviews.lazy.compactMap { $0 as? OverlayView }.first {
      $0.kept != nil && $0.covered == nil
    } ?? beside.lazy.compactMap { $0 as? OverlayView }.first { $0.covered?.view === self }
  }

  /// The superview of overlays in front of the view's content.
  ///
  /// An effect view takes subviews only in its content view. SwiftUI's hosting view takes none, so
  /// that overlays lie beside it, in its superview; without a superview they have to lie in it.
  var overlayContainer: UIView {
    if let effect = self as? UIVisualEffectView { return effect.contentView }
    return isHostingView ? superview ?? self : self
  }

  /// Whether the view is that of SwiftUI's `UIHostingController`.
  var isHostingView: Bool {
    guard let controller = next as? UIViewController else { return false }
    // The class is generic, and SwiftUI is not imported here: what is left is the class's public
    // name.
    return sequence(first: Mirror(reflecting: controller), next: \.superclassMirror).contains {
      String(describing: $0.subjectType).hasPrefix("UIHostingController<")
    }
  }

  /// Adds a view of overlays in front of the view's content.
  func add(_ overlays: OverlayView) {
    let container = overlayContainer
    guard container === superview else {
      overlays.frame = container.bounds
      return container.addSubview(overlays)
    }
    overlays.covered = WeakView(view: self)
    container.insertSubview(overlays, aboveSubview: self)
    overlays.follow(self)
    container.layoutIfNeeded()
  }

  /// Has the frame of another view in the same superview from now on.
  ///
  /// Once the other view is removed, its constraints are gone: this view then has no area, and is
  /// laid out.
  func follow(_ other: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    let empty = [widthAnchor, heightAnchor].map { $0.constraint(equalToConstant: 0) }
    for constraint in empty { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(
      empty + [
        leftAnchor.constraint(equalTo: other.leftAnchor),
        topAnchor.constraint(equalTo: other.topAnchor),
        widthAnchor.constraint(equalTo: other.widthAnchor),
        heightAnchor.constraint(equalTo: other.heightAnchor),
      ])
  }
}
#endif
