#if canImport(UIKit)
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// What an overlay shows of a view: the tree that the view says, or else the view itself.
  @MainActor
  package init(_ view: UIView) {
    if let source = view.representable {
      self = source.usherContent
      appearance = Appearance(view.overrideUserInterfaceStyle) ?? appearance
    } else {
      self.init(
        Node(view), style: .clear, appearance: Appearance(view.overrideUserInterfaceStyle),
        semantics: Semantics(label: view.accessibilityLabel))
    }
  }
}

extension Node {
  /// A view as a piece of content: the tree that the view says, or else the view itself.
  @MainActor
  package init(_ view: UIView) {
    self = view.representable?.usherContent.root ?? .native(NativeView(of: view))
  }
}

extension Node.NativeView {
  /// A piece that is the view itself, taken from wherever it stands.
  @MainActor
  fileprivate init(of view: UIView) {
    self.init(size: Size(width: 1, height: 1)) {
      view.removeFromSuperview()
      return view
    }
  }
}

extension UIView {
  /// What says the view's tree; `nil` for a view that shows its own subviews.
  fileprivate var representable: (any ContentRepresentable)? {
    self is any SurfaceBringing ? nil : self as? any ContentRepresentable
  }
}
#endif
