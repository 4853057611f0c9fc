#if UIKIT_STAND_IN
package import UIKit

/// The example app on the phone, with one root controller for each scene.
@MainActor
package enum PhoneApp {
  /// Creates the root controller of a scene, which opens a page.
  package static func rootController(
    openedOn page: LaunchRequest.Page = .presets
  ) -> UIViewController {
    let controller = GalleryController()
    controller.firstPage = page
    return controller
  }
}
#endif
