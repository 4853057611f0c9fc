#if os(iOS) || UIKIT_STAND_IN
internal import UIKit

extension UIScene {
  /// The app, at the end of the responder chain; nothing needs to ask for it, which an extension
  /// must not do.
  var app: UIApplication? {
    sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIApplication }.first
  }

  /// Whether the user can touch the scene; false on a projector or in a car, whose scenes have no
  /// windows of the app.
  ///
  /// All other roles are for the user, such as that of Assistive Access, and those of later
  /// systems. The two roles of external displays, of which one ended with iOS 16, begin alike.
  var isForTheUser: Bool {
    self is UIWindowScene
      && !session.role.rawValue.hasPrefix("UIWindowSceneSessionRoleExternalDisplay")
  }

  /// Returns whether the user is in the app: in this scene, if it is active, or in another one.
  func isUserInApp(isActive: Bool) -> Bool {
    if isActive, isForTheUser { return true }
    return app?.connectedScenes.contains {
      $0 !== self && $0.activationState == .foregroundActive && $0.isForTheUser
    } ?? false
  }
}
#endif
