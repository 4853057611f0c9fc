package import GalleryModel
public import UIKit
public import Usher
internal import UsherUIKit

/// A small app with three stripes in it, in which a preset is shown by the host for UIKit.
///
/// It is that of GTK's golden pictures: as large, with the same stripes, the same letters, and no motion
/// that goes on.
@MainActor
public final class PresetStage {
  /// The app's scene.
  public let scene: UIWindowScene
  /// The app's window, which a scene does not keep.
  private let window: UIWindow
  /// The presenter of the scene.
  public let presenter: Presenter

  /// The size of the pictures, in points.
  public static let size = CGSize(width: 360, height: 640)
  private static let keyboardHeight: CGFloat = 220

  /// Launches the app, and lets a preset come to rest.
  ///
  /// - Parameters:
  ///   - preset: What is shown.
  ///   - appearance: How the app looks.
  ///   - isMirrored: Whether lines run from right to left.
  package convenience init(
    _ preset: Preset, in appearance: Appearance, isMirrored: Bool = false
  ) {
    self.init(in: appearance, isMirrored: isMirrored, hasKeyboard: preset.hasKeyboard)
    preset.present(by: presenter)
    StandIn.advance(by: 1.6)
  }

  /// Launches the app, and shows nothing.
  init(in appearance: Appearance, isMirrored: Bool = false, hasKeyboard: Bool = false) {
    StandIn.reset()
    StandIn.changeTraits {
      $0.userInterfaceStyle = appearance == .dark ? .dark : .light
      $0.displayScale = 1
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    StandIn.changeAccessibility { $0.isReduceMotionEnabled = true }
    (scene, window) = StandIn.launch(size: Self.size, safeArea: .zero)
    let keyboard: CGRect? =
      hasKeyboard
      ? CGRect(
        x: 0, y: Self.size.height - Self.keyboardHeight, width: Self.size.width,
        height: Self.keyboardHeight) : nil
    let app = AppBehind(frame: CGRect(origin: .zero, size: Self.size), keyboard: keyboard)
    window.rootViewController?.view.addSubview(app)
    StandIn.moveKeyboard(to: keyboard)
    presenter = Presenter.attached(to: scene)
  }

  isolated deinit {
    StandIn.disconnect(scene)
    StandIn.finishTurn()
  }

  /// The picture of the present moment.
  public func picture() -> Picture { StandIn.picture(of: scene) }

  /// The picture of the present moment, as small and in as few colours as a golden picture.
  package func pixels() -> Pixels { Pixels(halving: picture()).inFewColors }
}
