#if UIKIT_STAND_IN
import GalleryModel
import UIKit
import UsherUIKit

/// The replacement for SwiftUI's overlays on systems without SwiftUI.
@MainActor
final class HostedSteps {
  private let session: GallerySession
  /// The controller of the invisible view that the overlays belong to.
  let controller = UIViewController()

  init(session: GallerySession) {
    self.session = session
  }

  /// Shows a message instead of the step's views.
  func show(_ step: DeviceStep) {
    session.presenter.present(
      .message(.info, layout: .card, title: "In place of SwiftUI", text: step.title),
      using: .bottomCard)
  }

  /// Creates a page that explains that SwiftUI isn't available.
  func page() -> UIViewController { SwiftUIPage.controller(of: session) }
}
#endif
