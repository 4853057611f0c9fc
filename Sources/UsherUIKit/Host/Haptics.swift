#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// Plays what a person may feel, unless the app sets `Presenter.onHaptic` itself.
@MainActor
enum Haptics {
  static func play(_ haptic: Haptic) {
    switch haptic {
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    }
  }
}
#endif
