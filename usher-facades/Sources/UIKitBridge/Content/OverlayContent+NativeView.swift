#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
package import Usher
internal import UsherUIKit

extension OverlayContent {
  /// Creates content from the nodes that a view provides, or with the view itself if it provides
  /// none.
  @MainActor
  package init(_ view: UIView) {
    if let source = view.representable {
      self = source.usherContent
      style = view.ownSurface ?? style
      appearance = Appearance(view.overrideUserInterfaceStyle) ?? appearance
    } else {
      self.init(
        OverlayNode(view), style: .clear, appearance: Appearance(view.overrideUserInterfaceStyle),
        semantics: Semantics(label: view.accessibilityLabel))
    }
  }
}

extension OverlayNode {
  /// Creates a node from the nodes that a view provides, or with the view itself if it provides
  /// none.
  @MainActor
  package init(_ view: UIView) {
    self = view.representable?.usherContent.root ?? .native(NativeView(of: view))
  }
}

extension OverlayNode.NativeView {
  /// Creates a node that shows the view itself, and removes the view from its current superview.
  @MainActor
  fileprivate init(of view: UIView) {
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    self.init(
      size: OverlaySize(width: Double(size.width), height: Double(size.height)),
      says: view.statements,
      hasControls: view.holdsControls
    ) {
      view.removeFromSuperview()
      return view
    }
  }
}

extension UIView {
  /// The surface defined by the view's background and layer, or `nil` if neither draws anything.
  fileprivate var ownSurface: OverlayStyle? {
    let hasBorder = layer.borderWidth > 0
    let cutsCorners = clipsToBounds && layer.cornerRadius > 0
    guard backgroundColor != nil || layer.shadowOpacity > 0 || hasBorder || cutsCorners else {
      return nil
    }
    let borderColor = layer.borderColor.map { UIColor(cgColor: $0) } ?? .black
    return OverlayStyle(
      background: backgroundColor.map { .color(AdaptiveColor($0)) } ?? .clear,
      corners: Corners(layer),
      border: hasBorder
        ? OverlayBorder(AdaptiveColor(borderColor), width: Double(layer.borderWidth)) : nil,
      shadow: OverlayShadow(layer), clipsContent: clipsToBounds)
  }

  /// The texts in the view, in reading order, without the texts of controls and hidden views.
  var statements: [String] {
    guard !isHidden, !(self is UIControl) else { return [] }
    if let label = self as? UILabel { return label.text.map { [$0] } ?? [] }
    if isAccessibilityElement, let accessibilityLabel { return [accessibilityLabel] }
    return subviews.flatMap { $0.statements }
  }

  /// Whether the view contains a visible control.
  var holdsControls: Bool {
    !isHidden && (self is UIControl || subviews.contains { $0.holdsControls })
  }

  /// The view as a provider of nodes, or `nil` if the view itself is shown.
  ///
  /// For example, a `UsherContentView` to which the app has added subviews is shown itself.
  var representable: (any ContentRepresentable)? {
    if self is any SurfaceBringing { return nil }
    if (self as? UsherContentView)?.hasOwnSubviews ?? false { return nil }
    return self as? any ContentRepresentable
  }
}

extension OverlayContent {
  /// Returns content whose native view also covers the area into which the background extends.
  ///
  /// For example, the view then covers the buffer above a banner. Content from nodes is unchanged.
  ///
  /// - Parameter view: The view that the content was created from.
  /// - Returns: The content with the larger view.
  @MainActor
  package func reaching(with view: UIView) -> OverlayContent {
    guard case .native(let native) = root else { return self }
    var content = self
    content.root = .native(
      OverlayNode.NativeView(size: native.size, says: native.says, hasControls: native.hasControls)
      {
        view.removeFromSuperview()
        return ReachingView(view)
      })
    return content
  }
}
#endif
