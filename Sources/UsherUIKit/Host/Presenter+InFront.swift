#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// Finds the frontmost scene, so that the app needs no setup.
///
/// Only this code uses `UIApplication.shared`, which is unavailable in app extensions. In an app
/// extension, use the presenter of a view or of a scene.
extension Presenter: PlatformDefault {
  /// The presenter of the frontmost scene, or `nil` in an app extension.
  ///
  /// If no scene exists yet, requests wait for the first scene.
  public static var platformDefault: Presenter? {
    guard !Bundle.main.isAppExtension else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return ScenePresenters.shared.presenter(inFront: scenes)
  }
}

extension Bundle {
  /// Whether the bundle belongs to an app extension.
  @_spi(Facades) public var isAppExtension: Bool { bundlePath.hasSuffix(".appex") }
}
#endif
