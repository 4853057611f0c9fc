#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIScene {
  /// The app, which is at the end of the responder chain.
  ///
  /// This also works in app extensions, where the shared application is unavailable.
  var app: UIApplication? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIApplication }.first
  }

  /// Whether the user can touch the scene.
  ///
  /// This is `false` for external displays, and for cars because their scenes aren't window scenes.
  /// All other roles are for the user, such as Assistive Access and roles of later systems. The two
  /// roles of external displays have the same prefix, and one of them ended with iOS 16.
  var isForTheUser: Bool {
    self is UIWindowScene
      && !session.role.rawValue.hasPrefix("UIWindowSceneSessionRoleExternalDisplay")
  }

  /// Returns whether the user is in the app: in this scene if it is active, or in another active
  /// scene.
  func isUserInApp(isActive: Bool) -> Bool {
    if isActive, isForTheUser { return true }
    return app?.connectedScenes.contains {
      $0 !== self && $0.activationState == .foregroundActive && $0.isForTheUser
    } ?? false
  }
}
#endif
