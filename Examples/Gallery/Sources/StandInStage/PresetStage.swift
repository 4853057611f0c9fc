#if GTK
package import GalleryModel
package import SampleApp
package import UIKit
package import Usher
@_spi(Facades) internal import UsherUIKit

/// A small app in which the host for UIKit shows a preset or a demo.
///
/// The app is that of GTK's golden pictures: the same size, stripes and font, and no endless
/// motion.
@MainActor
package final class PresetStage {
  /// The app's scene.
  package let scene: UIWindowScene
  /// The app's window, kept alive here since a scene does not keep its windows.
  private let window: UIWindow
  /// The presenter of the scene.
  package let presenter: Presenter

  /// The size of the golden pictures, in points.
  package static let size = CGSize(width: 360, height: 640)
  private static let keyboardHeight: CGFloat = 220

  /// Launches the app, and shows a preset until nothing moves.
  ///
  /// - Parameters:
  ///   - preset: The preset to show.
  ///   - appearance: The app's appearance.
  ///   - isMirrored: Whether the layout runs from right to left.
  package convenience init(
    _ preset: Preset, in appearance: Appearance, isMirrored: Bool = false
  ) {
    self.init(
      in: appearance, isMirrored: isMirrored, hasKeyboard: preset.hasKeyboard,
      hasField: preset.hasField)
    IconNames.$current.withValue(.symbols) { _ = preset.present(by: presenter) }
    StandIn.advance(by: 1.6)
  }

  /// The content of the app below overlays.
  package enum Page: Sendable {
    /// Three stripes of one colour each.
    case stripes
    /// A list with grey shapes in place of words.
    case shapes
  }

  /// Launches the app without an overlay.
  init(
    _ page: Page = .stripes, size: CGSize = PresetStage.size, in appearance: Appearance,
    isMirrored: Bool = false, hasKeyboard: Bool = false, hasField: Bool = false
  ) {
    StandIn.reset()
    // GTK's pictures show the app's drawing of a keyboard, and no other.
    StandIn.keyboardFollowsFields = false
    StandIn.changeTraits {
      $0.userInterfaceStyle = appearance == .dark ? .dark : .light
      $0.displayScale = 1
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
    (scene, window) = StandIn.launch(size: size, safeArea: .zero)
    // UIKit's own tint is not the accent of the golden pictures, which is Usher's.
    window.tintColor = UIColor { AdaptiveColor.accent.uiKit(for: $0) }
    let keyboard: CGRect? =
      hasKeyboard
      ? CGRect(
        x: 0, y: Self.size.height - Self.keyboardHeight, width: Self.size.width,
        height: Self.keyboardHeight) : nil
    let app = AppBehind(frame: CGRect(origin: .zero, size: Self.size), keyboard: keyboard)
    // A desktop has no status bar below which banners would begin.
    window.rootViewController = BarelessController()
    switch page {
    case .stripes: window.rootViewController?.view.addSubview(app)
    case .shapes:
      window.rootViewController?.view.addSubview(ShapesBehind(CGRect(origin: .zero, size: size)))
    }
    StandIn.moveKeyboard(to: keyboard)
    if hasField { app.addField() }
    presenter = Presenter.attached(to: scene)
  }

  isolated deinit {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }

  /// The current picture.
  package func picture(scale: Double = 1) -> Picture { StandIn.picture(of: scene, scale: scale) }

  /// The current picture at the size and in the colours of a golden picture.
  package func pixels() -> Pixels { Pixels(halving: picture()).inFewColors }
}

/// A root controller without a status bar.
private final class BarelessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
#endif
