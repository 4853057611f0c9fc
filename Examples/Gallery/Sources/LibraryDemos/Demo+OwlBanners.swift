internal import OwlBanners

extension Demo {
  /// The buttons of OwlBanners' demo, and features that aren't in the demo.
  static let owlBanners: [Demo] = [
    Demo("Success Banner", "A green banner with a tick.") {
      Banner(DefaultBannerStyle.success, title: "Great job you did it.").enqueue()
    },
    Demo("Another Success Banner", "Both success banners are shown, because their titles differ.") {
      Banner(DefaultBannerStyle.success, title: "Woooooooooooooooooooooooooooooooo.").enqueue()
    },
    Demo("Warning Banner", "An orange banner.") {
      Banner(DefaultBannerStyle.warning, title: "Oops something went wrong. :S").enqueue()
    },
    Demo("Error Banner", "A red banner.") {
      Banner(DefaultBannerStyle.error, title: "#epicfail").enqueue()
    },
    Demo("Custom Banner", "A picture from edge to edge that stays for four seconds.") {
      Banner(PetStyle.cat).enqueue()
    },
    Demo("Another Custom Banner", "A picture with a label.") {
      Banner(PetStyle.dog, title: "WOOF!").enqueue()
    },
    Demo("Success (custom timing)", "The banner takes two seconds to enter and to leave.") {
      let banner = Banner(DefaultBannerStyle.success, title: "Slooooooow but good.")
      banner.displayMetrics = BannerDisplayMetrics(2, 4, 2)
      banner.enqueue()
    },
    Demo("Success (requires user dismissal)", "The banner stays until it is tapped or swiped up.") {
      let banner = Banner(
        DefaultBannerStyle.success,
        title: "This banner does not leave by itself. Tap it to dismiss it.")
      banner.requiresUserDismissal = true
      banner.enqueue()
    },
    Demo("Success (with user dismiss action)", "A tap shows another banner.") {
      let banner = Banner(DefaultBannerStyle.success, title: "Tap me for an alert!")
      banner.userDismissalAction = {
        Banner(DefaultBannerStyle.info, title: "You tapped the banner.").enqueue()
      }
      banner.enqueue()
    },
    Demo("Notice, info and persistent error", "The styles that are not in the original demo.") {
      Banner(DefaultBannerStyle.notice, title: "A notice has no icon.").enqueue()
      Banner(DefaultBannerStyle.info, title: "Something to know.").enqueue()
      Banner(DefaultBannerStyle.persistentError, title: "This stays.").enqueue()
    },
    Demo(
      "Duplicates, then A, B, A", "Equal banners in a row are shown once: one banner, then three."
    ) {
      for _ in 0..<3 { Banner(DefaultBannerStyle.error, title: "The same").enqueue() }
      for title in ["A", "B", "A"] { Banner(DefaultBannerStyle.info, title: title).enqueue() }
    },
    Demo("Several lines", "The banner is as tall as its text.") {
      Banner(
        DefaultBannerStyle.warning,
        title:
          "Your plan ends on Friday. To keep what you have scheduled, renew it before then, or "
          + "ask whoever looks after your team's account."
      ).enqueue()
    },
  ]
}
