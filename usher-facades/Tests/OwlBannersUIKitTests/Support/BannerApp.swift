import OwlBanners
import UIKitTesting
import Testing
import UIKit
@_spi(Facades) import Usher
@_spi(Facades) import UsherUIKit

/// The suite of all tests in the stand-in's single world, which run in sequence.
@MainActor
@Suite("OwlBanners with UIKit", .serialized, .oneWorld)
enum OwlBannersUIKitTests {}

/// An app with one scene and an empty root view.
@MainActor
final class BannerApp {
  let scene: UIWindowScene
  let window: UIWindow
  let controller = BarController()

  /// Launches the app alone in a new world.
  init(safeArea: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)) {
    StandIn.reset()
    (scene, window) = StandIn.launch(size: CGSize(width: 390, height: 844), safeArea: safeArea)
    window.rootViewController = controller
    StandIn.finishTurn()
  }

  /// The scene's presenter.
  var presenter: Presenter { Presenter.attached(to: scene) }

  /// The window of the banners, or `nil` if there is none.
  var overlayWindow: UIWindow? { StandIn.windows(besides: window).first }

  /// The resting frame of the shown banner, or `nil` if there is none.
  var frame: OverlayRect? { presenter.shown.last.flatMap { presenter.restingFrame(of: $0) } }

  /// The status bar's appearance, as text.
  var bar: String {
    guard let manager = scene.statusBarManager else { return "no manager" }
    return manager.isStatusBarHidden ? "hidden" : "\(manager.statusBarStyle)"
  }

  /// Waits until pending work has finished and banners have appeared or disappeared.
  func settle(_ seconds: Double = 1) async {
    for _ in 0..<3 { await Task { @MainActor in }.value }
    StandIn.advance(by: seconds)
  }

  /// Enqueues banners and waits until the first banner has appeared.
  func enqueue(_ banners: Banner...) async {
    for banner in banners { banner.enqueue() }
    await settle()
  }

  /// Taps a point of the scene.
  func tap(_ x: CGFloat, _ y: CGFloat) { StandIn.tap(at: CGPoint(x: x, y: y), in: scene) }

  /// Disconnects the scene, so that the next test isn't affected.
  func close() {
    Banner.application = nil
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }
}

/// A root controller with preferences for the status bar.
final class BarController: UIViewController {
  var barStyle = UIStatusBarStyle.darkContent
  var hidesBar = false

  override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
  override var prefersStatusBarHidden: Bool { hidesBar }
}

/// A style with a view that the test creates.
struct AnyStyle: BannerStyle {
  var buffer: CGFloat = 50
  let make: @MainActor () -> UIView

  var bannerConfiguration: BannerConfiguration {
    BannerConfiguration(bannerView: make(), bufferHeight: buffer)
  }
}

/// An app's view with a label, laid out from the bottom by constraints.
final class NoteView: UIView, BannerView {
  let label = UILabel()

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns the views of a type in this view, including the view itself.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }

  /// The frame in the window.
  var frameInWindow: CGRect { convert(bounds, to: nil) }
}
