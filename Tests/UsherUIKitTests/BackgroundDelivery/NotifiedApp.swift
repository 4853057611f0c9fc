#if UIKIT_STAND_IN
import UIKit
import UserNotifications
import Usher
import UsherUIKit

/// An app with one scene whose important overlays become notifications.
///
/// Its delegate forwards the system's calls about these notifications.
@MainActor
final class NotifiedApp {
  let base = SampleScene()
  let delegate = Delegate()
  private(set) var problems: [Problem] = []

  init(_ status: UNAuthorizationStatus = .authorized) {
    StandIn.notificationStatus = status
    UNUserNotificationCenter.current().delegate = delegate
    presenter.backgroundDelivery = .systemNotifications(from: .high)
    presenter.onProblem = { [weak self] in self?.problems.append($0) }
  }

  var presenter: Presenter { base.presenter }
  var scene: UIWindowScene { base.scene }
  /// The contents of the visible notifications.
  var contents: [UNNotificationContent] { StandIn.deliveredNotifications.map(\.request.content) }
  var titles: [String] { contents.map(\.title) }

  /// Moves to the home screen, and waits for the second after which the app is inactive.
  func leave() {
    StandIn.moveToBackground(scene)
    StandIn.advance(by: 1)
  }

  /// Presents an important overlay, which stays for ten seconds.
  @discardableResult
  func present(_ title: String, button: OverlayNode.Button? = nil) -> PresentationHandle {
    defer { StandIn.advance(by: 0.1) }
    return presenter.present(.notification(title: title, button: button), as: Self.important)
  }

  static var important: OverlayConfiguration {
    OverlayConfiguration(
      priority: .high, lifetime: .timed(.seconds(10)), entrance: OverlayTransition(),
      exit: OverlayTransition())
  }

  /// The app's delegate for notifications.
  final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    /// Whether the delegate calls the completion handler for notifications in the foreground.
    var answers = true
    /// The responses that Usher left to the app, by the notification's identifier.
    private(set) var own: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler(answers ? Presenter.willPresent(notification) ?? [.list] : [])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      if !Presenter.didReceive(response) { own.append(response.notification.request.identifier) }
      completionHandler()
    }
  }
}
#endif
