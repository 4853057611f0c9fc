// What visionOS lacks of UIKit.
import SwiftUI
import UIKit

@MainActor func mistakes(_ scene: UIWindowScene) {
  UINotificationFeedbackGenerator().notificationOccurred(.success)  // !!
  UISelectionFeedbackGenerator().selectionChanged()  // !!
  _ = UIScreen.main  // !!
  _ = scene.screen  // !!
  _ = UIHostingController(rootView: Text("here"))
}
