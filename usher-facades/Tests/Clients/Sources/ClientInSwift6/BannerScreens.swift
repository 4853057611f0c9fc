import OwlBanners

// OwlBanners, as it is used in the Swift 6 language mode.

extension UIApplication: @retroactive ApplicationContext {}

/// An application context as in an app extension, which has no application object.
@MainActor
final class Composer: ApplicationContext {
  private(set) var styles: [UIStatusBarStyle] = []
  var keyWindow: UIWindow? { nil }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 20) }
  var preferredContentSizeCategory: UIContentSizeCategory { .extraLarge }
  var statusBarStyle = UIStatusBarStyle.default { didSet { styles.append(statusBarStyle) } }
}

struct SeasonStyle: BannerStyle {
  let name: String

  var bannerConfiguration: BannerConfiguration {
    BannerConfiguration(
      bannerView: SeasonView(), bufferHeight: 100, preferredStatusBarStyle: .lightContent,
      defaultDisplayMetrics: BannerDisplayMetrics(0.2, 1, 0.2))
  }
}

final class SeasonView: UIView, BannerView {
  private let label = UILabel()
  var title = "" { didSet { label.text = title } }

  init() {
    super.init(frame: .zero)
    backgroundColor = .green
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// An actor that presents banners.
actor Uploads {
  private let presenter: any BannerPresenter & Sendable

  init(_ presenter: any BannerPresenter & Sendable = OwlBannerPresenter()) {
    self.presenter = presenter
  }

  func fail() {
    presenter.presentBanner(title: "Upload failed", style: DefaultBannerStyle.persistentError)
    let banner = Banner(SeasonStyle(name: "spring"), title: "Spring")
    banner.usher.outcomeAction = { print("  spring: \($0)") }
    banner.enqueue()
  }
}

@MainActor
final class SeasonScreen: UIViewController {
  let composer = Composer()
  private var waiting: Banner?

  func change() {
    Banner.application = composer
    let banner = Banner(SeasonStyle(name: "summer"), title: "Summer")
    banner.completionAction = { [composer] in
      print("  summer complete, \(composer.styles == [.lightContent, .default])")
    }
    banner.usher.outcomeAction = { [weak banner] in
      print("  summer: \($0), \(banner?.usher.isVisible ?? true)")
    }
    banner.enqueue()
    banner.enqueue()
    waiting = Banner(DefaultBannerStyle.persistentError, title: "Storm")
    waiting?.userDismissalAction = { print("  storm sent away") }
    waiting?.usher.outcomeAction = { print("  storm: \($0)") }
    waiting?.enqueue()
  }

  func calm() {
    waiting?.usher.dismiss()
    Banner.application = nil
  }
}
