#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Links in texts, by a finger and for assistive technology.
  @MainActor
  @Suite("Links")
  struct LinkTests {
    private let app = SampleScene()

    private func present(_ overlay: Overlay) -> PresentationHandle {
      let handle = app.presenter.present(overlay.entrance(.none).duration(.infinite))
      StandIn.advance(by: 0.2)
      return handle
    }

    private var links: [LinkView] { app.overlayWindow?.linkViews ?? [] }

    private func tap(_ point: CGPoint, of view: UIView) {
      StandIn.tap(at: view.convert(point, to: nil), in: app.scene)
      StandIn.advance(by: 0.2)
    }

    @Test("the system opens a link, and reports one that it can't open")
    func opens() throws {
      defer { app.close() }
      var problems: [Problem] = []
      app.presenter.onProblem = { problems.append($0) }
      let handle = present(.notification(title: "News", text: "See the [list](https://a.example)"))
      let link = try #require(links.first)
      tap(CGPoint(inMiddleOf: OverlayRect(link.bounds)), of: link)
      #expect(World.current.openedURLs.map(\.absoluteString) == ["https://a.example"])
      #expect(problems == [] && handle.isShowing)
      World.current.opensURLs = false
      #expect(link.accessibilityActivate())
      StandIn.advance(by: 0.2)
      #expect(World.current.openedURLs.count == 2)
      #expect(problems == [.unopenedLink(try #require(OverlayLink("https://a.example")))])
    }

    @Test("both lines of a wrapped link open it, and the words around it don't")
    func wrapped() throws {
      defer { app.close() }
      var (opened, taps) = (0, 0)
      _ = present(
        Overlay { Text("Before it [a link that needs more than one line](https://a.example)") }
          .width(220).onTap(dismisses: false) { taps += 1 }
          .onOpenLink { _ in
            opened += 1
            return .handled
          })
      let link = try #require(links.first)
      let lines = link.touchAreas
      #expect(lines.count > 1 && lines[0].minX > 60 && lines[1].minX == 0)
      tap(CGPoint(x: lines[0].maxX - 8, y: lines[0].midY), of: link)
      tap(CGPoint(x: 8, y: lines[1].midY), of: link)
      #expect(opened == 2 && taps == 0)
      tap(CGPoint(x: lines[0].minX - 20, y: lines[0].midY), of: link)
      #expect(opened == 2 && taps == 1)
    }

    @Test("assistive technology finds the text and each link, but no empty labels")
    func accessibility() throws {
      defer { app.close() }
      _ = present(
        Overlay { Text("~~Zero~~[One](https://a.example/1) and [**two**](https://a.example/2)") })
      #expect(links.map(\.accessibilityLabel) == ["One", "two"])
      #expect(links.allSatisfy { $0.accessibilityTraits == .link && $0.isAccessibilityElement })
      #expect(links[0].frame.maxX < links[1].frame.minX)
    }

    @Test("a press survives an update of the text")
    func update() throws {
      defer { app.close() }
      var opened = 0
      func text(_ count: Int) -> Overlay {
        Overlay { Text(OverlayText(markdown: "Sent \(count) of 99, [stop](https://a.example)")) }
          .onOpenLink { _ in
            opened += 1
            return .handled
          }
      }
      let handle = present(text(10))
      let link = try #require(links.first)
      let touch = StandIn.touchDown(
        at: link.convert(CGPoint(x: 20, y: 8), to: nil), in: app.scene)
      StandIn.advance(by: 0.2)
      handle.update(text(11))
      StandIn.advance(by: 0.2)
      #expect(links.first === link && link.isHighlighted)
      StandIn.lift(touch)
      StandIn.advance(by: 0.2)
      #expect(opened == 1)
    }
  }
}

extension UIView {
  /// The views of links inside, in reading order.
  fileprivate var linkViews: [LinkView] {
    (self as? LinkView).map { [$0] } ?? subviews.flatMap(\.linkViews)
  }
}
#endif
