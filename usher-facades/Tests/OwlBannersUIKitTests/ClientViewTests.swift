import OwlBanners
import Testing
import UIKitTesting
import UIKit
import Usher

extension OwlBannersUIKitTests {
  /// The layout of an app's view.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)>
  @MainActor
  @Suite("Banners with an app's view")
  struct ClientViewTests {
    let app = BannerApp()

    @Test(
      "a view has the height that its constraints need at the window's width, plus the buffer"
    )
    func constraints() async throws {
      defer { app.close() }
      let view = NoteView()
      let title = String(repeating: "several words ", count: 12)
      await app.enqueue(Banner(AnyStyle { view }, title: title))
      let frame = try #require(app.frame)
      let text = view.label.sizeThatFits(CGSize(width: 350, height: 10_000))
      #expect(text.height > 30)
      #expect(abs(frame.size.height - Double(text.height) - 20) <= 1)
      #expect(frame.minY == 59)
      let seen = view.frameInWindow
      #expect(abs(seen.minY + 50) < 0.5)
      #expect(seen.minX == 0 && seen.width == 390)
      #expect(abs(seen.maxY - CGFloat(frame.maxY)) <= 1)
      #expect(abs(view.label.frameInWindow.maxY - CGFloat(frame.maxY) + 10) <= 0.5)
    }

    @Test("a view keeps its fixed height, and its color continues above the view", .drawn)
    func fixed() async throws {
      defer { app.close() }
      let view = NoteView()
      view.heightAnchor.constraint(equalToConstant: 90).isActive = true
      await app.enqueue(Banner(AnyStyle { view }, title: "Fixed"))
      #expect(view.frameInWindow == CGRect(x: 0, y: 59, width: 390, height: 90))
      let picture = StandIn.picture(of: app.scene)
      let red = try #require(picture.pixel(at: CGPoint(x: 5, y: 140)) as Picture.Pixel?)
      #expect(picture.pixel(at: CGPoint(x: 5, y: 2)).isNear(red))
      #expect(!picture.pixel(at: CGPoint(x: 5, y: 155)).isNear(red))
    }

    @Test("the color above a view with a fixed height also covers a larger safe area")
    func fixedInSafeArea() async throws {
      defer { app.close() }
      let view = NoteView()
      view.heightAnchor.constraint(equalToConstant: 90).isActive = true
      await app.enqueue(Banner(AnyStyle { view }, title: "Fixed"))
      StandIn.resize(
        app.scene, to: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 159, left: 0, bottom: 34, right: 0))
      await app.settle()
      #expect(view.frameInWindow == CGRect(x: 0, y: 159, width: 390, height: 90))
      let ground = try #require(view.superview?.subviews.first { $0 !== view })
      #expect(ground.frameInWindow == CGRect(x: 0, y: -50, width: 390, height: 209))
    }

    @Test(
      "a view without constraints has its frame's height, and a label has its text's height"
    )
    func framed() async throws {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      await app.enqueue(Banner(AnyStyle { view }, title: "A"))
      #expect(app.frame?.size == OverlaySize(width: 390, height: 70))
      Banner.usher.dismissAll()
      await app.settle()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "several words ", count: 20)
      await app.enqueue(Banner(AnyStyle { label }, title: "B"))
      let wanted = label.sizeThatFits(CGSize(width: 390, height: 10_000)).height
      let height = try #require(app.frame).size.height
      #expect(abs(height - Double(wanted)) <= 1)
    }

    @Test("a view that fills the safe area also reaches the window's lower edge")
    func high() async {
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 751))
      await app.enqueue(Banner(AnyStyle { view }, title: "Full"))
      #expect(app.frame?.maxY == 810)
      #expect(view.frameInWindow == CGRect(x: 0, y: -50, width: 390, height: 894))
    }

    @Test("a view can be loaded from a nib")
    func nib() async throws {
      defer { app.close() }
      StandIn.registerNib(named: "Note") { _, _ in
        let view = NoteView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
        view.label.text = "From a nib"
        return [view]
      }
      let style = AnyStyle {
        let made = UINib(nibName: "Note", bundle: nil).instantiate(withOwner: nil).first
        return made as? UIView ?? UIView()
      }
      await app.enqueue(Banner(style, title: "Hello"))
      let shown = try #require(app.overlayWindow?.all(NoteView.self).first)
      #expect(shown.label.text == "Hello")
      #expect(try #require(app.frame).size.height < 60)
    }

    @Test(
      "a control in a view receives touches, and a tap outside the control dismisses the banner")
    func touches() async throws {
      defer { app.close() }
      let view = NoteView()
      let button = UIButton(type: .system)
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      button.frame = CGRect(x: 300, y: 0, width: 80, height: 300)
      view.addSubview(button)
      let banner = Banner(AnyStyle { view }, title: "Tap me")
      var isSentAway = false
      banner.userDismissalAction = { isSentAway = true }
      banner.requiresUserDismissal = true
      await app.enqueue(banner)
      app.tap(340, 70)
      #expect(presses == 1)
      #expect(!isSentAway)
      app.tap(40, 70)
      #expect(isSentAway)
      await app.settle()
      #expect(app.overlayWindow == nil)
    }

    @Test("a tap dismisses a banner even if its view accepts no touches")
    func untouchable() async {
      defer { app.close() }
      let view = NoteView()
      view.isUserInteractionEnabled = false
      let banner = Banner(AnyStyle { view }, title: "Tap me")
      banner.requiresUserDismissal = true
      await app.enqueue(banner)
      app.tap(40, 70)
      await app.settle()
      #expect(app.overlayWindow == nil)
    }

    @Test("if two banners share a view, it moves to the next banner and shows that title")
    func shared() async {
      defer { app.close() }
      let view = NoteView()
      let style = AnyStyle { view }
      await app.enqueue(Banner(style, title: "A"), Banner(style, title: "B"))
      #expect(view.title == "A")
      await app.settle(2.75)
      #expect(view.title == "B")
      #expect(view.window === app.overlayWindow)
      #expect(app.overlayWindow?.all(NoteView.self).count == 1)
    }

    @Test("a view is released after its banner ends")
    func memory() async {
      defer { app.close() }
      weak var known: NoteView?
      do {
        let style = AnyStyle {
          let view = NoteView()
          known = view
          return view
        }
        await app.enqueue(Banner(style, title: "A"))
        #expect(known != nil)
      }
      await app.settle(3)
      await app.settle(0)
      #expect(known == nil)
    }

    @Test("in a scene with a safe area at the sides, a view is as wide as the window")
    func onItsSide() async throws {
      let app = BannerApp(safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
      defer { app.close() }
      let view = NoteView()
      await app.enqueue(Banner(AnyStyle { view }, title: "Wide"))
      #expect(view.frameInWindow.minX == 0)
      #expect(view.frameInWindow.width == 390)
    }
  }
}
