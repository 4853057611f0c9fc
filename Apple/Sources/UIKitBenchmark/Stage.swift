internal import UIKit
internal import Usher
internal import UsherUIKit

/// The scene everything is measured in, over the stand-in for UIKit, whose clock stands still meanwhile.
@MainActor
final class Stage {
  let scene: UIWindowScene
  let window: UIWindow
  /// What overlays are shown by, with its parts noted.
  let host: PartedHost
  /// What the presenter talks to.
  let meter: MeteredHost
  /// Shows up to twenty overlays at once.
  let presenter: Presenter

  /// Launches an app with one scene.
  init() {
    (scene, window) = StandIn.launch()
    host = PartedHost(UIKitHost(scene: scene))
    meter = MeteredHost(host)
    presenter = Presenter(host: meter, capacity: 20)
  }

  /// The window that overlays are shown in; `nil` while there is none.
  var overlayWindow: UIWindow? { scene.windows.first { $0 !== window } }

  /// Asks for a message and ends the run loop's turn.
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

  /// Lets so much time pass that everything has come.
  func rest() { StandIn.advance(by: 2) }

  /// Takes away what is shown, and the window with it.
  func clear() {
    _ = meter.takeSpent()
    presenter.dismissAll()
    StandIn.advance(by: 2)
    World.current.accessibilityPosts = []
    World.current.containment = []
  }
}
