// Mac Catalyst is iOS, and has a condition of its own.
import UIKit

#if !os(iOS) || !targetEnvironment(macCatalyst)
func neither() { nothing() }
#endif

@MainActor func mistakes() {
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  _ = UIView().trats  // !!
}
