#if swift(>=6)
import OwlBanners
import SwiftEntryKit
import SwiftMessages
import UIKit

// The app's start, and calls from its own actors.

extension UIApplication: @retroactive ApplicationContext {}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Banner.application = application
    SwiftMessages.defaultConfig.presentationContext = .window(windowLevel: .statusBar)
    return true
  }
}

actor Uploader {
  private let presenter: any BannerPresenter & Sendable

  init(_ presenter: any BannerPresenter & Sendable = OwlBannerPresenter()) {
    self.presenter = presenter
  }

  func upload(_ data: Data) async {
    presenter.presentBanner(title: "Failed", style: DefaultBannerStyle.error)
    Banner(DefaultBannerStyle.info, title: "\(data.count) bytes").enqueue()
    SwiftEntryKit.dismiss(.enqueued)
    await MainActor.run {
      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .white)
      let note = EKNoteMessageView(with: .init(text: "Failed", style: style))
      SwiftEntryKit.display(entry: note, using: .topNote)
    }
  }
}

// Waits until an entry has disappeared.
@MainActor
func confirm(_ view: UIView) async {
  await withCheckedContinuation { done in
    var attributes = EKAttributes.centerFloat
    attributes.lifecycleEvents.didDisappear = { done.resume() }
    SwiftEntryKit.display(entry: view, using: attributes)
  }
}
#endif
