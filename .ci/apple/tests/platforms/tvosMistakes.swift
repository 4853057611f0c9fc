// What tvOS lacks of UIKit.
import UIKit

@MainActor func mistakes() {
  UINotificationFeedbackGenerator().notificationOccurred(.success)  // !!
  UISelectionFeedbackGenerator().selectionChanged()  // !!
  _ = UIScreen.main
  _ = UIView()
}

final class Screen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }  // !!
}
