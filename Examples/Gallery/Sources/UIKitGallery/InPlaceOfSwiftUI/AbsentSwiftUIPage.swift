#if UIKIT_STAND_IN
import UIKit

/// The page in place of SwiftUI's, which only Apple's systems have.
@MainActor
enum SwiftUIPage {
  /// Makes a page that says so.
  static func controller(of session: GallerySession) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text =
      "SwiftUI runs on Apple's systems only.\nThis page shows overlays by bindings there."
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.frame = controller.view.bounds.insetBy(dx: 32, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    return controller
  }
}
#endif
