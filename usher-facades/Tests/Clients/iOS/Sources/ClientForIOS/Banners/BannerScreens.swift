import OwlBanners
import UIKit

// OwlBanners as used by iOS apps: styles with the app's views and nib files, every mode and every
// call.

enum PetStyle: BannerStyle {
  case cat
  case dog(isLoud: Bool)

  var bannerConfiguration: BannerConfiguration {
    switch self {
    case .cat:
      return BannerConfiguration(
        bannerView: CatView(frame: CGRect(x: 0, y: 0, width: 320, height: 90)), bufferHeight: 30,
        defaultDisplayMetrics: BannerDisplayMetrics(0.5, 4, 0.25))
    case .dog(let isLoud):
      let nib = UINib(nibName: "DogView", bundle: nil)
      let loaded = nib.instantiate(withOwner: nil, options: nil).first as? UIView
      return BannerConfiguration(
        bannerView: loaded ?? DogView(frame: .zero), bufferHeight: 50,
        preferredStatusBarStyle: .lightContent, defaultDisplayMetrics: nil,
        defaultRequiresUserDismissal: isLoud)
    }
  }
}

class CatView: UIView {
  private let picture = UIImageView(image: UIImage(named: "cat"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.translatesAutoresizingMaskIntoConstraints = false
    addSubview(picture)
    let views = ["picture": picture]
    for format in ["H:|[picture]|", "V:|-30-[picture(60)]|"] {
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("CatView has no nib file")
  }
}

class DogView: UIView, BannerView {
  @IBOutlet weak var titleLabel: UILabel!

  var title: String = "" {
    didSet {
      titleLabel?.text = title
      titleLabel?.isHidden = title.isEmpty
    }
  }
}

class PetScreen: UIViewController {
  private var banners: [Banner] = []
  private let presenter: BannerPresenter
  private weak var known: ApplicationContext?

  init(presenter: BannerPresenter = OwlBannerPresenter()) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    presenter = OwlBannerPresenter()
    super.init(coder: coder)
  }

  func every() {
    let styles: [BannerStyle] = [
      DefaultBannerStyle.notice, DefaultBannerStyle.success, DefaultBannerStyle.warning,
      DefaultBannerStyle.error, DefaultBannerStyle.persistentError, DefaultBannerStyle.info,
      PetStyle.cat, PetStyle.dog(isLoud: true),
    ]
    banners = styles.map { Banner($0) }
    banners.forEach { $0.enqueue() }
    presenter.presentBanner(title: "Woof!", style: PetStyle.dog(isLoud: false))
  }

  @IBAction func success(_ sender: UIButton) {
    let banner = Banner(DefaultBannerStyle.success, title: "Great!")
    banner.displayMetrics = BannerDisplayMetrics(2, 4, 2)
    banner.requiresUserDismissal = true
    banner.userDismissalAction = { [weak self] in
      let alert = UIAlertController(title: "Tapped", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in banner.enqueue() })
      self?.present(alert, animated: true)
    }
    banner.completionAction = { print("gone") }
    banner.enqueue()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if Banner.application == nil { print("no application") }
    known = Banner.application
    known?.statusBarStyle = .darkContent
    print(known?.keyWindow ?? "none", known?.statusBarFrame ?? .zero)
    print(known?.preferredContentSizeCategory ?? .medium)
  }
}

// As in a share extension, which has no application object.
class ShareScreen: UIViewController, ApplicationContext {
  var keyWindow: UIWindow? { view.window }
  var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: view.bounds.width, height: 20) }
  var preferredContentSizeCategory: UIContentSizeCategory {
    traitCollection.preferredContentSizeCategory
  }
  var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Banner.application = self
  }
}
