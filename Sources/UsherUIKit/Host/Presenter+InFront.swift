#if os(iOS) || UIKIT_STAND_IN
public import UIKit
public import Usher

/// Finds the scene in front without a set-up call.
///
/// This is the only place that asks for the app, which an extension does not have: there the
/// presenter of a view or of a scene has to be asked for.
extension Presenter: PlatformDefault {
  /// The presenter of the scene in front; `nil` in an app extension.
  public static var platformDefault: Presenter? {
    guard !Bundle.main.isAppExtension else { return nil }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    return ScenePresenters.shared.presenter(inFront: scenes)
  }
}

extension Bundle {
  /// Whether the bundle is an app extension's.
  @_spi(Facades) public var isAppExtension: Bool { bundlePath.hasSuffix(".appex") }
}
#endif
