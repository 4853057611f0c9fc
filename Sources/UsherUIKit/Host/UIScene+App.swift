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
  /// This is `false` for external displays, whose two session roles have the same prefix. It is
  /// also `false` for cars, because their scenes aren't window scenes. It is `true` for all other
  /// roles, such as Assistive Access, and for roles of later systems.
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
