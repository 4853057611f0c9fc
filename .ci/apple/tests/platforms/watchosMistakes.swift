// watchOS has colors, fonts and pictures of UIKit, and no views.
import SwiftUI
import UIKit

func values() -> [Any] {
  [UIColor.red, UIFont.systemFont(ofSize: 12), UIImage(), UIBezierPath(), NSParagraphStyle()]
}

@MainActor func mistakes() {
  _ = UIView()  // !!
  _ = UIWindow()  // !!
  _ = UIButton.Configuration.plain()  // !!
  UINotificationFeedbackGenerator().notificationOccurred(.success)  // !!
  _ = UIScreen.main  // !!
  _ = UIHostingController(rootView: Text("here"))  // !!
}

final class Screen: UIViewController {}  // !!

func represented<Representable: UIViewRepresentable>(_ view: Representable) {}  // !!
