#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIView {
  /// The view that shows overlays in front of this view's content, or `nil` before the first
  /// request.
  var overlays: OverlayView? {
    let inside = (self as? UIVisualEffectView)?.contentView ?? self
    let beside = superview?.subviews ?? []
    return inside.subviews.lazy.compactMap { $0 as? OverlayView }.first {
      $0.kept != nil && $0.covered == nil
    } ?? beside.lazy.compactMap { $0 as? OverlayView }.first { $0.covered?.view === self }
  }

  /// The superview of overlays in front of this view's content.
  ///
  /// A visual effect view accepts subviews only in its content view. SwiftUI's hosting view accepts
  /// none, so its superview is used, or the hosting view itself while it has no superview.
  var overlayContainer: UIView {
    if let effect = self as? UIVisualEffectView { return effect.contentView }
    return isHostingView ? superview ?? self : self
  }

  /// Whether the view belongs to SwiftUI's `UIHostingController`.
  var isHostingView: Bool {
    guard let controller = next as? UIViewController else { return false }
    // The class is generic, and SwiftUI isn't imported here, so the public name of the class is
    // compared.
    return sequence(first: Mirror(reflecting: controller), next: \.superclassMirror).contains {
      String(describing: $0.subjectType).hasPrefix("UIHostingController<")
    }
  }

  /// Adds a view of overlays in front of this view's content.
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

  /// Constrains this view to the frame of another view in the same superview.
  ///
  /// When the other view is removed, its constraints are removed too, so this view gets an empty
  /// frame and is laid out.
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
