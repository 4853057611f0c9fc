#if UIKIT_STAND_IN
import Testing
import Trials
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

/// A view that counts how often it enters or leaves a window.
private final class WindowCounter: UIView {
  private(set) var moves = 0

  override func didMoveToWindow() { moves += 1 }
}

extension UIKitHostTests {
  @MainActor
  @Suite("Content that doesn't fit")
  struct ReachTests {
    private static let words = String(repeating: "many words ", count: 60)

    @Test(
      "a question's text scrolls in a low window, and its button stays visible",
      .bug("https://github.com/pmusolino/PMAlertController/issues/42"),
      .bug("https://github.com/friend-lga/LGAlertView/issues/25"),
      .bug("https://github.com/divadretlaw/CustomAlert/issues/33"))
    func question() throws {
      let app = SampleScene(size: CGSize(width: 844, height: 390))
      defer { app.close() }
      let handle = app.presenter.present(
        .alert(
          title: OverlayNode.Text("Terms"), description: OverlayNode.Text(Self.words),
          bar: ButtonBar([OverlayNode.Button("Accept")])), using: .question)
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
      "a list in a sheet that is higher than the screen scrolls to its end",
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
      "a list of buttons that is higher than the window scrolls to its last button",
      .bug("https://github.com/pmusolino/PMAlertController/issues/80"),
      .bug("https://github.com/TimOliver/TOAlertViewController/issues/3"))
    func buttons() throws {
      let app = SampleScene(size: CGSize(width: 844, height: 390))
      defer { app.close() }
      let handle = app.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...8).map { OverlayNode.Button("Folder \($0)") })),
        using: .question)
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

    @Test("a field keeps the keyboard, and an app view its window, if the content starts to scroll")
    func field() throws {
      let app = SampleScene(size: CGSize(width: 390, height: 700))
      defer { app.close() }
      let own = WindowCounter()
      let handle = app.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [
                .field(
                  OverlayNode.Field(ObservableValue("Ada"), placeholder: OverlayNode.Text("Name"))),
                .native(OverlayNode.NativeView(size: OverlaySize(width: 40, height: 20)) { own }),
              ]
                + (1...6).map { .button(OverlayNode.Button("Folder \($0)")) }))),
        using: .question)
      StandIn.advance(by: 1)
      let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)?.card)
      let field = try #require(self.field(in: card))
      field.becomeFirstResponder()
      StandIn.advance(by: 1)
      let moves = own.moves
      StandIn.resize(app.scene, to: CGRect(x: 0, y: 0, width: 390, height: 200))
      StandIn.advance(by: 1)
      #expect(scroller(in: card) != nil)
      #expect(field.isFirstResponder)
      #expect(own.moves == moves)
    }

    @Test(
      "a form above its keyboard scrolls, so that its button is reachable",
      .bug("https://github.com/exyte/PopupView/issues/281"))
    func keyboard() throws {
      let app = SampleScene(size: CGSize(width: 375, height: 667))
      defer { app.close() }
      var sent = 0
      let fields = (1...8).map { number in
        OverlayNode.Field(
          ObservableValue(""), placeholder: OverlayNode.Text("Line \(number)"),
          isFirst: number == 1)
      }
      let handle = app.presenter.present(
        .form(
          title: OverlayNode.Text("Address"), fields: fields,
          button: OverlayNode.Button("Send") { sent += 1 }), using: .question)
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      StandIn.moveKeyboard(to: CGRect(x: 0, y: 367, width: 375, height: 300))
      StandIn.advance(by: 1)
      let card = try #require(host.frame(of: handle.id))
      #expect(card.minY >= 0 && card.maxY <= 367)
      let scroller = try #require(host.slot(of: handle.id).flatMap { self.scroller(in: $0.card) })
      #expect(scroller.contentSize.height > scroller.bounds.height)
      for _ in 1...4 {
        let start = CGPoint(x: card.center.x, y: CGFloat(card.minY + 150))
        StandIn.drag(
          from: start, to: CGPoint(x: start.x, y: start.y - 120), in: app.scene, duration: 0.4)
        StandIn.advance(by: 1)
      }
      let button = try #require(host.buttonFrames(of: handle.id).first)
      #expect(button.maxY <= card.maxY && handle.result == nil)
      StandIn.tap(at: CGPoint(inMiddleOf: button), in: app.scene)
      StandIn.advance(by: 1)
      #expect(sent == 1)
    }

    @Test("a button and its label aren't truncated if they fit, at all window widths")
    func labels() throws {
      let title = "Übertragungen abbrechen"
      for width in [320.0, 360, 390] {
        let app = SampleScene(size: CGSize(width: width, height: 700))
        defer { app.close() }
        let handle = app.presenter.present(
          .platformAlert(
            "Alle abbrechen?", "Es gibt kein Zurück.",
            bar: ButtonBar([OverlayNode.Button("Nein"), OverlayNode.Button(title)]), style: .glass),
          using: .platformAlert(.glass))
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

    @Test(
      "all buttons are reachable and all labels are complete, in random languages and sizes",
      arguments: 0..<UInt64(150))
    func random(number: UInt64) throws {
      let trial = ReachTrial(number)
      let app = SampleScene(size: CGSize(trial.area))
      defer { app.close() }
      StandIn.changeTraits {
        $0.preferredContentSizeCategory = trial.sizeCategory
        $0.layoutDirection = trial.isReversed ? .rightToLeft : .leftToRight
      }
      let handle = app.presenter.present(trial.content, using: trial.attributes)
      StandIn.advance(by: 2)
      let host = try #require(app.presenter.uiKitHost)
      let view = try #require(host.slot(of: handle.id)?.card)
      for label in labels(in: view) where label.numberOfLines == 0 && label.isShown(in: view) {
        let needed = label.sizeThatFits(
          CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(
          needed.height <= label.bounds.height + 0.5 && needed.width <= label.bounds.width + 0.5,
          "\(trial.name): \(label.text ?? "")")
      }
      let buttons = view.controls.buttons.filter { $0.isShown(in: view) }.map { button in
        scrollIntoSight(button)
        return OverlayRect(button.convert(button.bounds, to: nil))
      }
      let card = try #require(host.frame(of: handle.id))
      let faults = trial.complaints(card: card, buttons: buttons)
      #expect(faults.isEmpty, "\(faults)")
    }

    /// Scrolls every scroll view around a view as the user could, so that the view is visible.
    private func scrollIntoSight(_ view: UIView) {
      var around = view.superview
      while let container = around {
        if let scroller = container as? UIScrollView {
          let frame = view.convert(view.bounds, to: scroller)
          let farthest = max(scroller.contentSize.height - scroller.bounds.height, 0)
          scroller.contentOffset.y = min(
            max(frame.maxY - scroller.bounds.height, 0), farthest)
        }
        around = container.superview
      }
    }

    private func labels(in view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
    }

    private func field(in view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }

    private func scroller(in view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { scroller(in: $0) }.first
    }
  }
}

extension ReachTrial {
  /// The system's setting with approximately the same text scale.
  fileprivate var sizeCategory: UIContentSizeCategory {
    switch textScale {
    case ..<1.25: .large
    case ..<1.75: .accessibilityMedium
    case ..<2.5: .accessibilityExtraLarge
    default: .accessibilityExtraExtraExtraLarge
    }
  }
}
#endif
