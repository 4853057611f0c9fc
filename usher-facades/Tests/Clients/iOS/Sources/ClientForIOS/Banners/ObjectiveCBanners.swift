import OwlBanners
import UIKit

// Banners used through Objective-C: wrappers for Objective-C code, selectors, key paths, and
// protocols that are visible to Objective-C.

@objc class TeamBanner: Banner {
  @objc class func success(_ title: String) -> TeamBanner {
    TeamBanner(DefaultBannerStyle.success, title: title)
  }

  @objc(errorBannerWithTitle:) static func error(_ title: String) -> Banner {
    Banner(DefaultBannerStyle.error, title: title)
  }

  @objc override var requiresUserDismissal: Bool {
    didSet { print("requires: \(requiresUserDismissal)") }
  }

  @objc override func enqueue() {
    print("asks for a banner")
    super.enqueue()
  }
}

@MainActor @objc protocol BannerScreen {
  @objc optional var banner: Banner? { get set }
  @objc optional var bannerView: BannerView { get }
  @objc optional func use(_ context: ApplicationContext)
}

class SelectorScreen: UIViewController, BannerScreen {
  @objc dynamic var banner: Banner?
  private let button = UIButton(type: .system)

  func connect() {
    let banner = TeamBanner.success("Sent")
    self.banner = banner
    button.addTarget(banner, action: #selector(Banner.enqueue), for: .touchUpInside)
    Timer.scheduledTimer(
      timeInterval: 5, target: banner, selector: #selector(Banner.enqueue), userInfo: nil,
      repeats: false)
    banner.perform(#selector(Banner.enqueue), with: nil, afterDelay: 1)
  }

  func setByKeys() {
    banner?.setValue(true, forKey: #keyPath(Banner.requiresUserDismissal))
    let done: @convention(block) () -> Void = { print("complete") }
    banner?.setValue(done, forKey: #keyPath(Banner.completionAction))
    banner?.setValue(nil, forKey: #keyPath(Banner.userDismissalAction))
    let responds = button.responds(to: #selector(setter: BannerView.title))
    print(responds)
  }

  func use(_ context: ApplicationContext) {
    Banner.application = context
  }
}
