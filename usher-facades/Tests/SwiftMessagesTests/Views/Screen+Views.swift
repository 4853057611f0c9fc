import FacadeTesting
import UIKitBridge
@_spi(Facades) import Usher
import UsherTesting

@testable import SwiftMessages

extension OverlayViewport {
  /// The viewport of a phone with a notch and a home indicator.
  static let notched = OverlayViewport(
    size: OverlaySize(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  /// The viewport of a tablet.
  static let tablet = OverlayViewport(size: OverlaySize(width: 1024, height: 768))
}

extension Screen {
  /// Shows a view at an edge like a message, without an entrance.
  ///
  /// - Returns: The resting overlay with its background's bleed, or `nil` if it isn't shown.
  func show(_ view: UIView, at edge: OverlayPosition.Vertical = .top) -> PlacedOverlay? {
    MessageGeometry.prepare(view, for: edge)
    var overlay = OverlayConfiguration(OverlayPreset.top)
    overlay.placement = OverlayPosition(edge)
    overlay.lifetime = .infinite
    let geometry = MessageGeometry(of: view, at: edge)
    geometry.place(&overlay)
    (view as? BaseView)?.usherReach(.zero, padding: geometry.backgroundLayout.padding)
    presenter.present(view, as: overlay)
    advance(5)
    return host.scene.overlays.last
  }

  /// Shows content with one of Usher's presets.
  func show(_ content: OverlayContent, as preset: OverlayPreset) -> PlacedOverlay? {
    presenter.present(Overlay(content, preset: preset).duration(.infinite))
    advance(5)
    return host.scene.overlays.last
  }

  /// The content of the front overlay.
  var front: OverlayContent? { host.scene.overlays.last.flatMap { host.attached[$0.id] } }
}
