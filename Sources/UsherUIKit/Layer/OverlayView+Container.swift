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
  private var overlayContainer: UIView {
    if let effect = self as? UIVisualEffectView { return effect.contentView }
    return isHostingView ? superview ?? self : self
  }

  /// Whether the view is that of SwiftUI's `UIHostingController`.
  private var isHostingView: Bool {
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
    overlays.translatesAutoresizingMaskIntoConstraints = false
    container.insertSubview(overlays, aboveSubview: self)
    // Once this view is taken away, its constraints are gone, and the layout without any area tells
    // so.
    let empty = [overlays.widthAnchor, overlays.heightAnchor].map {
      $0.constraint(equalToConstant: 0)
    }
    for constraint in empty { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(
      empty + [
        overlays.leftAnchor.constraint(equalTo: leftAnchor),
        overlays.topAnchor.constraint(equalTo: topAnchor),
        overlays.widthAnchor.constraint(equalTo: widthAnchor),
        overlays.heightAnchor.constraint(equalTo: heightAnchor),
      ])
    container.layoutIfNeeded()
  }
}
#endif
