internal import Foundation
internal import UIKitNames
internal import Usher

extension OverlayContent {
  /// What an entry shows: a view, on the surface that its attributes say.
  ///
  /// A view with a surface of its own keeps that inside the entry's. One that is empty is still an entry,
  /// since its background is something to see.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - controller: The view's controller, if the app has given that one.
  ///   - attributes: The entry's attributes.
  @MainActor
  init(_ view: UIView, of controller: UIViewController? = nil, as attributes: EKAttributes) {
    let style = Style(attributes)
    if controller == nil, let surfacing = view as? any EntrySurfacing {
      self = surfacing.content(on: style)
    } else {
      self = OverlayContent(view, of: controller).standing(on: style)
    }
    // A view that says itself what it shows does not say how large its own rules want it.
    let isSized = !(view is any ContentRepresentable)
    let (width, height) = isSized ? (nil, nil) : (view.required(.width), view.required(.height))
    if root.isEmpty || width != nil || height != nil {
      root = .box(Node.Box(root, style: .clear, width: width, height: height))
    }
    scrim = Background(attributes.screenBackground, attributes.displayMode)
    haptic = Haptic(attributes.hapticFeedbackType) ?? haptic
  }

  private func standing(on surface: Style) -> OverlayContent {
    let own = style
    var content = self
    if own.background == .clear, own.border == nil, own.shadow == nil {
      content.style = Style(
        background: surface.background, corners: surface.corners, border: surface.border,
        shadow: surface.shadow, clipsContent: surface.clipsContent || own.clipsContent)
    } else {
      content.style = surface
      content.root = .box(Node.Box(root, style: own))
      content.folded = folded.map { .box(Node.Box($0, style: own)) }
    }
    return content
  }
}

extension UIView {
  /// A side of which its own rules say how long it is, in points.
  fileprivate func required(_ side: NSLayoutConstraint.Attribute) -> Double? {
    constraints.last { rule in
      rule.usherIsClients && rule.firstItem === self && rule.firstAttribute == side
        && rule.secondItem == nil
        && rule.relation == .equal
    }.map { Double($0.constant) }
  }
}
