import OwlBanners

// OwlBanners as it was used before Swift had actors.

extension UIApplication: ApplicationContext {}

// As in an app extension, which has no application object.
class Composer: UIViewController, ApplicationContext {
  var keyWindow: UIWindow? { view.window }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 320, height: 20) }
  var preferredContentSizeCategory: UIContentSizeCategory { .large }
  var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
}

enum TeamStyle: BannerStyle {
  case plain
  case level(Int)

  var bannerConfiguration: BannerConfiguration {
    switch self {
    case .plain:
      return BannerConfiguration(bannerView: UIView(), bufferHeight: 100)
    case .level(let level):
      let view = LevelView(level)
      return BannerConfiguration(
        bannerView: view, bufferHeight: 30, preferredStatusBarStyle: .lightContent,
        defaultDisplayMetrics: BannerDisplayMetrics(0.5, 4, 0.25),
        defaultRequiresUserDismissal: level > 1)
    }
  }
}

class LevelView: UIView, BannerView {
  let label = UILabel()
  var title: String = "" {
    didSet { label.text = title }
  }

  init(_ level: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    backgroundColor = level > 1 ? .red : .green
    addSubview(label)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

class NamedBanner: Banner {
  class func success(_ title: String) -> NamedBanner {
    NamedBanner(DefaultBannerStyle.success, title: title)
  }

  override func enqueue() {
    print("  asks for a banner")
    super.enqueue()
  }
}

class UploadModel {
  let presenter: BannerPresenter

  init(presenter: BannerPresenter = OwlBannerPresenter()) {
    self.presenter = presenter
  }

  func fail(then done: @escaping () -> Void) {
    DispatchQueue.global().async {
      self.presenter.presentBanner(title: "Upload failed", style: DefaultBannerStyle.error)
      done()
    }
  }
}

class SilentPresenter: BannerPresenter {
  var titles: [String] = []

  func presentBanner(title: String, style: BannerStyle) {
    titles.append(title)
  }
}

class GameScreen: UIViewController {
  func choose(_ context: ApplicationContext?) {
    Banner.application = context
    // Both are class types.
    weak var known: ApplicationContext? = context
    known?.statusBarStyle = .default
    let view: UIView = LevelView(1)
    (view as? BannerView)?.title = "Level 1"
  }

  func won() {
    let banner = NamedBanner.success("You have won")
    banner.completionAction = { print("  complete") }
    banner.userDismissalAction = { print("  sent away") }
    banner.displayMetrics = BannerDisplayMetrics(1, 3, 1)
    banner.enqueue()
    let next = Banner(TeamStyle.level(2), title: "Level 2")
    next.completionAction = { print("  level 2 complete") }
    next.userDismissalAction = { print("  level 2 begins") }
    next.enqueue()
    // The same as the last waiting banner.
    Banner(TeamStyle.level(2), title: "Level 2").enqueue()
  }
}
