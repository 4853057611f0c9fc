import SwiftEntryKit
import StandInTesting
import Testing
import UIKit
import Usher
import UsherUIKit

/// Everything that runs in the stand-in's one world: one test after the other.
@MainActor
@Suite(.serialized, .oneWorld)
enum SwiftEntryKitUIKitTests {}

/// An app with one scene, whose root view is empty.
@MainActor
final class EntryApp {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = UIViewController()

  /// Launches the app alone in a new world.
  init(safeArea: UIEdgeInsets = .zero) {
    StandIn.reset()
    (scene, window) = StandIn.launch(
      size: CGSize(width: 390, height: 844), safeArea: safeArea)
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  /// The view that fills the app's window.
  var view: UIView { controller.view }

  /// The presenter of the scene.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// The window of the entries; `nil` while there is none.
  var overlayWindow: UIWindow? { scene.windows.first { $0 !== window } }

  /// The resting frame of the displayed entry; `nil` while there is none.
  var frame: Rect? { presenter.shown.last.flatMap { presenter.restingFrame(of: $0) } }

  /// Waits until the main actor has done all that was handed over, and lets entries come or go.
  func settle(_ seconds: Double = 1) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }

  /// Displays a view, and waits until it has come.
  func display(
    _ view: UIView, _ attributes: EKAttributes = .still, inKeyWindow: Bool = false
  ) async {
    SwiftEntryKit.display(entry: view, using: attributes, presentInsideKeyWindow: inKeyWindow)
    await settle()
  }

  /// Sends the displayed entry away, and waits until it has gone.
  func dismiss() async {
    SwiftEntryKit.dismiss()
    await settle()
  }

  /// Disconnects the scene, so that nothing of it is left for the next test.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }
}

extension EKAttributes {
  /// Attributes of an entry that stays, and comes and goes at once.
  static var still: EKAttributes {
    var attributes = EKAttributes.topFloat
    attributes.displayDuration = .infinity
    attributes.entranceAnimation = .none
    attributes.exitAnimation = .none
    return attributes
  }

  /// The same attributes, changed.
  func with(_ change: (inout EKAttributes) -> Void) -> EKAttributes {
    var attributes = self
    change(&attributes)
    return attributes
  }
}

extension EKProperty.LabelContent {
  /// A label in the system's font.
  static func plain(_ text: String, size: CGFloat = 16) -> EKProperty.LabelContent {
    EKProperty.LabelContent(
      text: text, style: EKProperty.LabelStyle(font: .systemFont(ofSize: size), color: .black))
  }
}

extension UIView {
  /// The views of a type in this one, this one included, front to back order left aside.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }

  /// The texts of the shown labels in this view.
  var words: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.attributedText?.string
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }
}
