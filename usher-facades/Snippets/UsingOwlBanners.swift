//! Shows banners by OwlBanners' names.

// snippet.hide
#if os(iOS) || os(Linux)
import OwlBanners
import UIKit

// snippet.banner
let banner = Banner(DefaultBannerStyle.success, title: "Great job you did it.")
banner.userDismissalAction = { print("The user dismissed the banner.") }
banner.completionAction = { print("The banner has gone.") }
banner.enqueue()
// snippet.end

final class CatView: UIView {}

// snippet.style
enum PetStyle: BannerStyle {
  case cat

  var bannerConfiguration: BannerConfiguration {
    BannerConfiguration(
      bannerView: CatView(), bufferHeight: 30,
      defaultDisplayMetrics: BannerDisplayMetrics(0.5, 4, 0.25))
  }
}
// snippet.end

// snippet.usher
banner.usher.outcomeAction = { print("How it ended: \($0)") }
banner.usher.dismiss()
Banner.usher.cancelWaiting()
// snippet.end
#endif
