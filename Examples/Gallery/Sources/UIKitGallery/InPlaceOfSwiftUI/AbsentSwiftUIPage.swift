#if UIKIT_STAND_IN
import UIKit

/// The replacement for the SwiftUI page on systems without SwiftUI.
@MainActor
enum SwiftUIPage {
  /// Creates a page that explains that SwiftUI isn't available.
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
