import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Content that does not fit")
  struct ReachTests {
    private static let words = String(repeating: "many words ", count: 60)

    @Test(
      "the words of a question scroll in a low window, and its button is on the card",
      .bug("https://github.com/pmusolino/PMAlertController/issues/42"),
      .bug("https://github.com/friend-lga/LGAlertView/issues/25"),
      .bug("https://github.com/divadretlaw/CustomAlert/issues/33"))
    func question() throws {
      let app = SampleScene(size: CGSize(width: 844, height: 390))
      defer { app.close() }
      let handle = app.presenter.present(
        .alert(
          title: OverlayNode.Text("Terms"), description: OverlayNode.Text(Self.words),
          bar: ButtonBar([OverlayNode.Button("Accept")])), using: Presets.question)
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let card = try #require(host.frame(of: handle.id))
      let button = try #require(host.buttonFrames(of: handle.id).first)
      #expect(card.maxY <= 390 && button.maxY <= card.maxY)
      let scroller = try #require(host.slot(of: handle.id).flatMap { self.scroller(in: $0.card) })
      #expect(scroller.contentSize.height > scroller.bounds.height)
      let start = CGPoint(x: card.center.x, y: CGFloat(card.minY + 80))
      StandIn.drag(
        from: start, to: CGPoint(x: start.x, y: start.y - 60), in: app.scene, duration: 0.4)
      StandIn.advance(by: 1)
      #expect(scroller.contentOffset.y > 0 && handle.result == nil)
    }

    @Test(
      "a list in a sheet higher than the screen scrolls to its end",
      .bug("https://github.com/Mijick/Popups/issues/184"),
      .bug("https://github.com/Mijick/Popups/issues/49"))
    func list() throws {
      let app = SampleScene()
      defer { app.close() }
      let lines = (1...100).map { OverlayNode.text(OverlayNode.Text("Line \($0)")) }
      let handle = app.presenter.present(
        OverlayContent(
          .scroll(OverlayNode.Scroll(.stack(OverlayNode.Stack(.vertical, children: lines))))),
        as: still(.bottom))
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let card = try #require(host.slot(of: handle.id)?.card)
      let scroller = try #require(self.scroller(in: card))
      #expect(scroller.bounds.height <= card.bounds.height)
      #expect(scroller.contentSize.height > scroller.bounds.height)
    }

    @Test(
      "a list of buttons that is higher than the window scrolls to its last one",
      .bug("https://github.com/pmusolino/PMAlertController/issues/80"),
      .bug("https://github.com/TimOliver/TOAlertViewController/issues/3"))
    func buttons() throws {
      let app = SampleScene(size: CGSize(width: 844, height: 390))
      defer { app.close() }
      let handle = app.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...8).map { OverlayNode.Button("Folder \($0)") })),
        using: Presets.question)
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      let card = try #require(host.frame(of: handle.id))
      #expect(try #require(host.buttonFrames(of: handle.id).last).maxY > card.maxY)
      for _ in 1...3 {
        let start = CGPoint(x: card.center.x, y: CGFloat(card.minY + 200))
        StandIn.drag(
          from: start, to: CGPoint(x: start.x, y: start.y - 120), in: app.scene, duration: 0.4)
        StandIn.advance(by: 1)
      }
      #expect(try #require(host.buttonFrames(of: handle.id).last).maxY <= card.maxY)
      #expect(handle.result == nil)
    }

    @Test("a button and its label are whole where they fit, in all of the window's widths")
    func labels() throws {
      let title = "Übertragungen abbrechen"
      for width in [320.0, 360, 390] {
        let app = SampleScene(size: CGSize(width: width, height: 700))
        defer { app.close() }
        let handle = app.presenter.present(
          .platformAlert(
            "Alle abbrechen?", "Es gibt kein Zurück.",
            bar: ButtonBar([OverlayNode.Button("Nein"), OverlayNode.Button(title)]), look: .glass),
          using: Presets.platformAlert(.glass))
        StandIn.advance(by: 1)
        let host = try #require(app.presenter.uiKitHost)
        let frames = host.buttonFrames(of: handle.id)
        let card = try #require(host.slot(of: handle.id)?.card)
        #expect(frames[1].maxY <= frames[0].minY, "\(frames)")
        #expect(frames[0].size.width == frames[1].size.width)
        let label = try #require(labels(in: card).first { $0.text == title })
        #expect(label.bounds.width >= label.intrinsicContentSize.width)
      }
    }

    private func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    private func scroller(in view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scroller(in: $0) }.first
    }
  }
}
