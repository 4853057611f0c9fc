#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
@_spi(Facades) internal import Usher

extension OverlayContent {
  /// Creates an entry's content: a view on the surface that the attributes describe.
  ///
  /// If the view has its own surface, that surface is drawn inside the entry's surface. An empty
  /// view is still shown, because the entry's background is visible.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The view's controller, or `nil` if the app passed only a view.
  ///   - attributes: The entry's attributes.
  @MainActor
  init(_ view: UIView, of controller: UIViewController? = nil, as attributes: EKAttributes) {
    let style = OverlayStyle(attributes)
    if controller == nil, let surfacing = view as? any EntrySurfacing {
      self = surfacing.content(on: style)
    } else {
      self = OverlayContent(view, of: controller).standing(on: style)
    }
    // The nodes of a `ContentRepresentable` view don't include the size that the view's constraints
    // fix.
    let isSized = !(view is any ContentRepresentable)
    let (width, height) = isSized ? (nil, nil) : (view.required(.width), view.required(.height))
    if root.isEmpty || width != nil || height != nil {
      root = .box(OverlayNode.Box(root, style: .clear, width: width, height: height))
    }
    scrim = Background(attributes.screenBackground, attributes.displayMode)
    haptic = Haptic(attributes.hapticFeedbackType) ?? haptic
  }

  private func standing(on surface: OverlayStyle) -> OverlayContent {
    let own = style
    var content = self
    if own.background == .clear, own.border == nil, own.shadow == nil {
      content.style = OverlayStyle(
        background: surface.background, corners: surface.corners, border: surface.border,
        shadow: surface.shadow, clipsContent: surface.clipsContent || own.clipsContent)
    } else {
      content.style = surface
      content.root = .box(OverlayNode.Box(root, style: own))
      content.collapsed = collapsed.map { .box(OverlayNode.Box($0, style: own)) }
    }
    return content
  }
}

extension UIView {
  /// Returns the width or height that the view's own constraints fix, in points, or `nil` if they
  /// don't.
  fileprivate func required(_ side: NSLayoutConstraint.Attribute) -> Double? {
    constraints.last { constraint in
      constraint.usherIsClients && constraint.firstItem === self
        && constraint.firstAttribute == side
        && constraint.secondItem == nil
        && constraint.relation == .equal
    }.map { Double($0.constant) }
  }
}
#endif
