#if UIKIT_STAND_IN
import GalleryModel
import UIKit
import UsherUIKit

/// The overlays in place of SwiftUI's, which only Apple's systems have.
@MainActor
final class HostedSteps {
  private let session: GallerySession
  /// The controller of the view that the overlays belong to, which shows nothing.
  let controller = UIViewController()

  /// Makes the overlays of a session.
  init(session: GallerySession) {
    self.session = session
  }

  /// Shows a message in place of the step's views.
  func show(_ step: DeviceStep) {
    session.presenter.present(
      .message(.info, layout: .card, title: "In place of SwiftUI", text: step.title),
      using: .bottomCard)
  }

  /// Makes a page that says that it is SwiftUI's.
  func page() -> UIViewController { SwiftUIPage.controller(of: session) }
}
#endif
