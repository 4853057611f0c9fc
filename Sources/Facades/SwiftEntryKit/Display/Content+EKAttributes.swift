internal import Foundation
internal import UIKitNames
internal import Usher

extension Content {
  /// What an entry shows: a view, on the surface that its attributes say.
  ///
  /// A view with a surface of its own keeps that inside the entry's. One that is empty is still an entry,
  /// since its background is something to see.
  @MainActor
  init(_ view: UIView, as attributes: EKAttributes) {
    let style = Style(attributes)
    if let surfacing = view as? any EntrySurfacing {
      self = surfacing.content(on: style)
    } else {
      self = Content(view).standing(on: style)
    }
    if root.isEmpty { root = .box(Box(root, style: .clear)) }
    scrim = Background(attributes.screenBackground, attributes.displayMode)
    haptic = Haptic(attributes.hapticFeedbackType) ?? haptic
  }

  private func standing(on surface: Style) -> Content {
    let own = style
    var content = self
    if own.background == .clear, own.border == nil, own.shadow == nil {
      content.style = Style(
        background: surface.background, corners: surface.corners, border: surface.border,
        shadow: surface.shadow, clipsContent: surface.clipsContent || own.clipsContent)
    } else {
      content.style = surface
      content.root = .box(Box(root, style: own))
      content.folded = folded.map { .box(Box($0, style: own)) }
    }
    return content
  }
}
