import SwiftEntryKit
import UIKitTesting
import Testing
import UIKit
@_spi(Facades) import Usher
@_spi(Facades) import UsherUIKit

/// The suite of all tests in the stand-in's single world, which run in sequence.
@MainActor
@Suite("SwiftEntryKit with UIKit", .serialized, .oneWorld)
enum SwiftEntryKitUIKitTests {}

/// An app with one scene and an empty root view.
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

  /// The scene's presenter.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// The window of the entries, or `nil` if there is none.
  var overlayWindow: UIWindow? { StandIn.windows(besides: window).first }

  /// The resting frame of the displayed entry, or `nil` if there is none.
  var frame: OverlayRect? { presenter.shown.last.flatMap { presenter.restingFrame(of: $0) } }

  /// Waits until pending work has finished and entries have appeared or disappeared.
  func settle(_ seconds: Double = 1) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }

  /// Displays a view and waits until it has appeared.
  func display(
    _ view: UIView, _ attributes: EKAttributes = .still, inKeyWindow: Bool = false
  ) async {
    SwiftEntryKit.display(entry: view, using: attributes, presentInsideKeyWindow: inKeyWindow)
    await settle()
  }

  /// Dismisses the displayed entry and waits until it has disappeared.
  func dismiss() async {
    SwiftEntryKit.dismiss()
    await settle()
  }

  /// Disconnects the scene, so that the next test isn't affected.
  func close() {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }
}

extension EKAttributes {
  /// Attributes of an entry that stays until it is dismissed, without an entrance and an exit.
  static var still: EKAttributes {
    var attributes = EKAttributes.topFloat
    attributes.displayDuration = .infinity
    attributes.entranceAnimation = .none
    attributes.exitAnimation = .none
    return attributes
  }

  /// Returns a changed copy of the attributes.
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
  /// Returns the views of a type in this view, including the view itself, parents before subviews.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }

  /// The texts of the visible labels in the view.
  var words: [String] {
    guard !isHidden else { return [] }
    let own = (self as? UILabel)?.attributedText?.string
    return (own.map { [$0] } ?? []) + subviews.flatMap(\.words)
  }
}
