import FacadeTesting
import OwlBanners
import Testing
import Usher

extension Banners {
  @MainActor
  @Suite("The library's demo")
  struct DemoTests {
    @Test("the demo shows each of its banners for the expected time")
    func demo() async {
      let screen = Screen()
      for button in Self.buttons { button.make().enqueue() }
      await screen.settle()
      var shown: [Shown] = []
      for _ in Self.buttons {
        let title = screen.texts.last ?? "nothing"
        var seconds = 0.0
        while screen.texts.last == title, seconds < 10 {
          screen.pass(0.25)
          seconds += 0.25
        }
        if seconds == 10 {
          screen.tap()
          screen.pass(0.25)
        }
        shown.append(Shown(title, seconds == 10 ? nil : seconds))
      }
      #expect(shown == Self.buttons.map { Shown($0.title, $0.seconds) })
      #expect(screen.texts == [])
    }

    @Test("a tap on the demo's banner calls the action that shows an alert")
    func alert() async {
      let screen = Screen()
      var alerts: [String] = []
      let banner = Banner(DefaultBannerStyle.success, title: "Tap me for an alert!")
      banner.userDismissalAction = { alerts.append("Hello") }
      await screen.enqueue(banner)
      screen.pass(1)
      screen.tap()
      #expect(alerts == ["Hello"])
    }

    @Test("a banner and its timing don't change if the app changes its root view controller")
    func controller() async {
      let screen = Screen()
      await screen.enqueue(Banner(DefaultBannerStyle.success, title: "A"))
      let window = UIApplication.shared.keyWindow
      window?.rootViewController = UIViewController()
      screen.pass(1)
      #expect(screen.texts == ["A"])
      window?.rootViewController = nil
      screen.pass(1.75)
      #expect(screen.texts == [])
    }

    struct Shown: Equatable {
      let title: String
      let seconds: Double?

      init(_ title: String, _ seconds: Double?) {
        self.title = title
        self.seconds = seconds
      }
    }

    struct DemoButton {
      let name: String
      let title: String
      /// The display time in seconds, or `nil` for a banner that the user must dismiss.
      let seconds: Double?
      let make: @MainActor () -> Banner
    }

    static let long = "This one stays where it is until somebody taps it or swipes it upwards."
    static let buttons: [DemoButton] = [
      DemoButton(name: "Success Banner", title: "Great job you did it.", seconds: 2.75) {
        Banner(DefaultBannerStyle.success, title: "Great job you did it.")
      },
      DemoButton(name: "Another Success Banner", title: wooh, seconds: 2.75) {
        Banner(DefaultBannerStyle.success, title: wooh)
      },
      DemoButton(name: "Warning Banner", title: "Oops something went wrong. :S", seconds: 2.75) {
        Banner(DefaultBannerStyle.warning, title: "Oops something went wrong. :S")
      },
      DemoButton(name: "Error Banner", title: "#epicfail", seconds: 2.75) {
        Banner(DefaultBannerStyle.error, title: "#epicfail")
      },
      DemoButton(name: "Custom Banner", title: "", seconds: 4.75) { Banner(PetStyle.cat) },
      DemoButton(name: "Another Custom Banner", title: "WOOF!", seconds: 4.75) {
        Banner(PetStyle.dog, title: "WOOF!")
      },
      DemoButton(name: "Success (custom timing)", title: "Slooooooow but good.", seconds: 8) {
        let banner = Banner(DefaultBannerStyle.success, title: "Slooooooow but good.")
        banner.displayMetrics = BannerDisplayMetrics(2, 4, 2)
        return banner
      },
      DemoButton(name: "Success (requires user dismissal)", title: long, seconds: nil) {
        let banner = Banner(DefaultBannerStyle.success, title: long)
        banner.requiresUserDismissal = true
        return banner
      },
      DemoButton(
        name: "Success (w/ user dismiss action)", title: "Tap me for an alert!", seconds: 2.75
      ) {
        let banner = Banner(DefaultBannerStyle.success, title: "Tap me for an alert!")
        banner.userDismissalAction = {}
        return banner
      },
    ]
    static let wooh = "W" + String(repeating: "o", count: 30) + "h."
  }
}
