internal import UIKit
internal import Metering
internal import Usher
@_spi(Inspection) internal import UsherUIKit

/// The scene for all measurements, with the stand-in for UIKit.
///
/// Its clock is stopped during a measurement.
@MainActor
final class Stage {
  let scene: UIWindowScene
  let window: UIWindow
  /// The host that shows overlays and records the cost of each part.
  let host: PartedHost
  /// The metered host that the presenter calls.
  let meter: MeteredHost
  /// A presenter that shows up to twenty overlays at the same time.
  let presenter: Presenter

  init() {
    (scene, window) = StandIn.launch()
    host = PartedHost(UIKitHost(scene: scene))
    meter = MeteredHost(host)
    presenter = Presenter(host: meter, capacity: 20)
  }

  /// The window that overlays are shown in, or `nil`.
  var overlayWindow: UIWindow? { scene.windows.first { $0 !== window } }

  /// Presents a message and ends the run loop's turn.
  @discardableResult
  func present(
    top: Double = 12, entrance: OverlayTransition, swipe: SwipePolicy = SwipePolicy(directions: [])
  ) -> OverlayID {
    var overlay = Message.overlay(top: top, entrance: entrance)
    overlay.swipe = swipe
    _ = meter.takeSpent()
    let id = presenter.present(Message.content(hasShadow: true), as: overlay).id
    StandIn.finishTurn()
    return id
  }

  /// Advances the clock by 2 seconds, after which all overlays have arrived.
  func rest() { StandIn.advance(by: 2) }

  /// Dismisses all overlays, which removes the overlay window.
  func clear() {
    _ = meter.takeSpent()
    presenter.dismissAll()
    StandIn.advance(by: 2)
    World.current.accessibilityPosts = []
    World.current.containment = []
  }
}
