#if !swift(>=6)
import OwlBanners
import SwiftEntryKit
import SwiftMessages
import UIKit

// The app's start, and calls from code without an actor.

extension UIApplication: ApplicationContext {}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Banner.application = application
    SwiftMessages.defaultConfig.presentationContext = .window(windowLevel: .statusBar)
    EKAttributes.default.displayDuration = 4
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: OrderScreen())
    window.makeKeyAndVisible()
    self.window = window
  }
}

// A model without an actor, as was common.
class Uploader {
  let presenter: BannerPresenter = OwlBannerPresenter()

  func upload(_ data: Data) {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      self?.presenter.presentBanner(title: "Failed", style: DefaultBannerStyle.error)
      SwiftMessages.show {
        let view = MessageView.viewFromNib(layout: .statusLine)
        view.configureContent(body: "Failed")
        return view
      }
      DispatchQueue.main.async { [weak self] in
        let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .white)
        let note = EKNoteMessageView(with: .init(text: "Failed", style: style))
        SwiftEntryKit.display(entry: note, using: .topNote)
        self?.report("\(data.count) bytes are lost")
      }
    }
  }

  // Without an actor, and without another thread.
  func report(_ text: String) {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.error)
    view.configureContent(title: "Error", body: text)
    view.buttonTapHandler = { _ in SwiftMessages.hide() }
    var config = SwiftMessages.Config()
    config.presentationStyle = .bottom
    SwiftMessages.show(config: config, view: view)
    SwiftMessages.hideAll()
    SwiftEntryKit.dismiss()
  }
}
#endif
