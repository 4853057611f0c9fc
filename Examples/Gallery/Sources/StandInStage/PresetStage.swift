#if GTK
package import GalleryModel
package import SampleApp
package import UIKit
package import Usher
@_spi(Facades) internal import UsherUIKit

/// A small app in which the host for UIKit shows a preset or a demo.
///
/// The app matches GTK's golden images: it has the same size, stripes and font, and no endless
/// motion.
@MainActor
package final class PresetStage {
  package let scene: UIWindowScene
  /// The app's window, retained here because a scene doesn't retain its windows.
  private let window: UIWindow
  package let presenter: Presenter

  /// The size of the golden images, in points.
  package static let size = CGSize(width: 360, height: 640)
  private static let keyboardHeight: CGFloat = 220

  /// Launches the app, and shows a preset until motion stops.
  ///
  /// - Parameters:
  ///   - preset: The preset to show.
  ///   - appearance: The app's appearance.
  ///   - isMirrored: Whether the layout is right to left.
  package convenience init(
    _ preset: Preset, in appearance: Appearance, isMirrored: Bool = false
  ) {
    self.init(
      in: appearance, isMirrored: isMirrored, hasKeyboard: preset.hasKeyboard,
      hasField: preset.hasField)
    IconNames.$current.withValue(.symbols) { _ = preset.present(by: presenter) }
    StandIn.advance(by: 1.6)
  }

  package enum Page: Sendable {
    /// Three stripes with one color each.
    case stripes
    /// A list with gray shapes instead of text.
    case shapes
  }

  /// Launches the app without an overlay.
  init(
    _ page: Page = .stripes, size: CGSize = PresetStage.size, in appearance: Appearance,
    isMirrored: Bool = false, hasKeyboard: Bool = false, hasField: Bool = false
  ) {
    StandIn.reset()
    // GTK's images show only the keyboard that the app draws.
    StandIn.keyboardFollowsFields = false
    StandIn.changeTraits {
      $0.userInterfaceStyle = appearance == .dark ? .dark : .light
      $0.displayScale = 1
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
    (scene, window) = StandIn.launch(size: size, safeArea: .zero)
    // The golden images use Usher's accent instead of UIKit's tint color.
    window.tintColor = UIColor { AdaptiveColor.accent.uiKit(for: $0) }
    let keyboard: CGRect? =
      hasKeyboard
      ? CGRect(
        x: 0, y: Self.size.height - Self.keyboardHeight, width: Self.size.width,
        height: Self.keyboardHeight) : nil
    let app = AppBehind(frame: CGRect(origin: .zero, size: Self.size), keyboard: keyboard)
    // A desktop has no status bar, so banners start at the top.
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

  package func picture(scale: Double = 1) -> Picture { StandIn.picture(of: scene, scale: scale) }

  /// The current image with the size and colors of a golden image.
  package func pixels() -> Pixels { Pixels(halving: picture()).inFewColors }
}

/// A root controller without a status bar.
private final class BarelessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
#endif
