#if UIKIT_STAND_IN
import Trials
import UIKit
import Usher

@testable import UsherUIKit

/// An environment for a trial with the stand-in: a scene, or an app view in the scene.
///
/// It uses the stand-in's time. Between its steps, the user and the system interrupt at regular
/// intervals.
@MainActor
final class SceneStage: TrialStage {
  let app: SampleScene
  let presenter: Presenter
  private var passes = 0

  /// Creates a stage that shows overlays in a scene, or in `view` inside the scene.
  init(_ app: SampleScene, in view: UIView? = nil) {
    self.app = app
    presenter = view.map { Presenter.attached(to: $0) } ?? app.presenter
  }

  /// Returns the materials of contents.
  static func materials() throws -> TrialMaterials {
    try TrialMaterials(icon: "star") {
      UnsafeMutableRawPointer(Unmanaged.passRetained(UILabel()).toOpaque())
    }
  }

  /// All kinds of content, including an app view controller.
  static var contents: [TrialContent] {
    TrialContent.all + [
      TrialContent("a native controller of the app") { token, _ in
        OverlayContent(
          .native(
            OverlayNode.NativeView(size: OverlaySize(width: 90, height: 30)) {
              token.callback()
              return UnsafeMutableRawPointer(Unmanaged.passRetained(UIViewController()).toOpaque())
            }))
      }
    ]
  }

  func pass(_ duration: Duration) async {
    passes += 1
    type()
    // A disconnected scene can't become active and can't rotate.
    let interruptions = Interruption.allCases.filter {
      passes % $0.rarity == 0 && app.scene.activationState != .unattached
    }
    for interruption in interruptions { interruption.begin(in: app.scene) }
    StandIn.advance(by: duration / .seconds(1))
    for interruption in interruptions { interruption.end(in: app.scene) }
    // Pending tasks run.
    for _ in 0..<4 { await Task.yield() }
    StandIn.finishTurn()
  }

  func swipe(_ id: OverlayID) {
    guard let center = center(of: card(of: id)) else { return }
    StandIn.drag(
      from: center, to: CGPoint(x: center.x, y: center.y - 120), in: app.scene, duration: 0.07)
  }

  func press(_ id: OverlayID) {
    guard let center = center(of: card(of: id)?.controls.buttons.last) else { return }
    StandIn.tap(at: center, in: app.scene)
  }

  func tie(_ handle: PresentationHandle) -> @MainActor () -> Void {
    let owner = UIView()
    app.controller.view.addSubview(owner)
    handle.dismisses(with: owner)
    return { owner.removeFromSuperview() }
  }

  /// Shows the keyboard for the focused field, and types a few characters.
  private func type() {
    guard let field = fieldWithKeyboard else { return StandIn.moveKeyboard(to: nil) }
    StandIn.moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
    StandIn.type("Hi", into: field)
    StandIn.erase(in: field)
  }

  private var fieldWithKeyboard: UITextField? {
    Census.living(.view).lazy.compactMap { $0 as? UITextField }.first { $0.isFirstResponder }
  }

  private func card(of id: OverlayID) -> OverlayCard? {
    Census.living(.view).lazy.compactMap { $0 as? OverlayView }
      .compactMap { $0.slots[id]?.card }.first
  }

  private func center(of view: UIView?) -> CGPoint? {
    guard let view, let window = view.window else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }
}
#endif
