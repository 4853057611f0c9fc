import GalleryModel
import Foundation
public import UIKit
import UsherUI

/// The pages of one window, as tabs.
public final class GalleryController: UITabBarController {
  /// The page that is opened.
  ///
  /// The default is the page in the program's arguments.
  var firstPage = LaunchRequest().page
  private var session: GallerySession?

  /// Creates the pages when the scene is known, because the scene shows the overlays.
  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard session == nil, let scene = view.window?.windowScene else { return }
    let session = GallerySession(presenter: Presenter.attached(to: scene))
    self.session = session
    setViewControllers(
      LaunchRequest.Page.allCases.map { Self.tab($0, of: session) }, animated: false)
    let request = LaunchRequest()
    selectedIndex = LaunchRequest.Page.allCases.firstIndex(of: firstPage) ?? 0
    if let preset = request.preset { session.show(presetNamed: preset) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let file = LaunchRequest().readyFile { try? Data().write(to: URL(fileURLWithPath: file)) }
  }

  /// Offers hardware key presses to the overlays first.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let left = session?.presenter.pressesBegan(presses) ?? presses
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  private static func tab(
    _ page: LaunchRequest.Page, of session: GallerySession
  ) -> UIViewController {
    let (controller, title, icon): (UIViewController, String, String) =
      switch page {
      case .presets: (PresetsController(session: session), "Presets", "rectangle.stack")
      case .libraries: (LibrariesController(session: session), "Libraries", "books.vertical")
      case .playground:
        (PlaygroundController(session: session), "Playground", "slider.horizontal.3")
      case .timeline: (TimelineController(session: session), "Timeline", "chart.bar.xaxis")
      case .swiftui: (SwiftUIPage.controller(of: session), "SwiftUI", "swift")
      }
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: icon), tag: 0)
    return navigation
  }
}
