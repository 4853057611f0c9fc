internal import OwlBanners

extension Demo {
  /// The buttons of OwlBanners' demo, and features that the demo leaves out.
  static let owlBanners: [Demo] = [
    Demo("Success Banner", "Green, with a tick.") {
      Banner(DefaultBannerStyle.success, title: "Great job you did it.").enqueue()
    },
    Demo("Another Success Banner", "Press both: they differ, so neither is left out.") {
      Banner(DefaultBannerStyle.success, title: "Woooooooooooooooooooooooooooooooo.").enqueue()
    },
    Demo("Warning Banner", "Orange.") {
      Banner(DefaultBannerStyle.warning, title: "Oops something went wrong. :S").enqueue()
    },
    Demo("Error Banner", "Red.") {
      Banner(DefaultBannerStyle.error, title: "#epicfail").enqueue()
    },
    Demo("Custom Banner", "A picture from edge to edge, for four seconds.") {
      Banner(PetStyle.cat).enqueue()
    },
    Demo("Another Custom Banner", "A picture with a label of its own.") {
      Banner(PetStyle.dog, title: "WOOF!").enqueue()
    },
    Demo("Success (custom timing)", "It takes two seconds to come and to go.") {
      let banner = Banner(DefaultBannerStyle.success, title: "Slooooooow but good.")
      banner.displayMetrics = BannerDisplayMetrics(2, 4, 2)
      banner.enqueue()
    },
    Demo("Success (requires user dismissal)", "It stays until you tap it, or swipe it up.") {
      let banner = Banner(
        DefaultBannerStyle.success,
        title: "This one will not leave by itself, however long you wait: tap it.")
      banner.requiresUserDismissal = true
      banner.enqueue()
    },
    Demo("Success (with user dismiss action)", "Tapping it asks for another one.") {
      let banner = Banner(DefaultBannerStyle.success, title: "Tap me for an alert!")
      banner.userDismissalAction = {
        Banner(DefaultBannerStyle.info, title: "You tapped the banner.").enqueue()
      }
      banner.enqueue()
    },
    Demo("Notice, info and persistent error", "The styles that the original demo leaves out.") {
      Banner(DefaultBannerStyle.notice, title: "A notice has no icon.").enqueue()
      Banner(DefaultBannerStyle.info, title: "Something to know.").enqueue()
      Banner(DefaultBannerStyle.persistentError, title: "This stays.").enqueue()
    },
    Demo("Three times the same, then A, B, A", "One and three are shown.") {
      for _ in 0..<3 { Banner(DefaultBannerStyle.error, title: "The same").enqueue() }
      for title in ["A", "B", "A"] { Banner(DefaultBannerStyle.info, title: title).enqueue() }
    },
    Demo("Several lines", "As high as its words.") {
      Banner(
        DefaultBannerStyle.warning,
        title:
          "Your plan ends on Friday. To keep what you have scheduled, renew it before then, or "
          + "ask whoever looks after your team's account."
      ).enqueue()
    },
  ]
}
