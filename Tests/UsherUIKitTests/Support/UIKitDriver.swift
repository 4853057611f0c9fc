#if UIKIT_STAND_IN
import UIKit
@_spi(Facades) import Usher
import UsherTesting

@_spi(Facades) @testable import UsherUIKit

/// A driver for the host on the stand-in for UIKit, with the stand-in's clock.
@MainActor
final class UIKitDriver: HostDriver {
  let app: SampleScene
  let presenter: Presenter
  let host: UIKitHost
  /// The app's views that are anchors.
  private var anchors: [AnchorID: UIView] = [:]

  /// Launches an app with one scene, without bars at its edges.
  init(size: CGSize = CGSize(width: 390, height: 844)) throws {
    app = SampleScene(size: size)
    presenter = app.presenter
    guard let host = presenter.uiKitHost else {
      throw ContractViolation("the presenter of a scene shows through a host; it does not")
    }
    self.host = host
  }

  var viewportSize: OverlaySize { OverlaySize(app.scene.coordinateSpace.bounds.size) }

  var isIdle: Bool { host.isIdle }

  var announcements: [String] {
    World.current.accessibilityPosts.filter { $0.notification == .announcement }
      .compactMap { $0.text }
  }

  func advance(by duration: Duration) async { StandIn.advance(by: duration / .seconds(1)) }

  func frame(of id: OverlayID) -> OverlayRect? { host.frame(of: id) }

  func buttonFrames(of id: OverlayID) -> [OverlayRect] { host.buttonFrames(of: id) }

  func drag(from start: OverlayPoint, to end: OverlayPoint, over duration: Duration) async {
    let touch = StandIn.touchDown(at: CGPoint(start), in: app.scene)
    for point in steps(from: start, to: end) {
      await advance(by: duration / 10)
      StandIn.move(touch, to: CGPoint(point))
    }
    StandIn.lift(touch)
  }

  func tap(_ point: OverlayPoint) async { StandIn.tap(at: CGPoint(point), in: app.scene) }

  func hover(_ point: OverlayPoint) async { StandIn.hover(at: CGPoint(point), in: app.scene) }

  func press(_ key: Key) async {
    switch key {
    case .escape: StandIn.press(.keyboardEscape, in: app.scene)
    case .return: StandIn.press(.keyboardReturnOrEnter, in: app.scene)
    }
  }

  func press(_ key: FunctionKey) async {
    let code = UIKeyboardHIDUsage(
      rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + key.rawValue - 1)
    if let code { StandIn.press(code, in: app.scene) }
  }

  func copy() async -> String? {
    StandIn.press(.keyboardC, characters: "c", flags: .command, in: app.scene)
    return UIPasteboard.general.string
  }

  func resize(to size: OverlaySize) async {
    StandIn.resize(app.scene, to: CGRect(origin: .zero, size: CGSize(size)))
  }

  func placeAnchor(_ id: AnchorID, at frame: OverlayRect?) async {
    let known = anchors[id]
    if let frame {
      let view = known ?? UIView()
      view.frame = CGRect(frame)
      if known == nil {
        anchors[id] = view
        app.controller.view.addSubview(view)
        id.mark(view)
      }
    } else {
      known?.removeFromSuperview()
      anchors[id] = nil
    }
    StandIn.finishTurn()
  }

  func close() async { app.close() }
}
#endif
