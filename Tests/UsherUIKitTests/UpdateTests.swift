#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("User actions while content changes")
  struct UpdateTests {
    private let app = SampleScene()

    /// The ways in which content is updated.
    enum Update: CaseIterable {
      case update, transform, request, merging, title, lifetime, timeoutScale, dark

      /// The identity policy of an overlay for this update.
      var identity: IdentityPolicy { self == .merging ? .mergeAndCount : .updateInPlace }
    }

    @Test(
      "a press that starts before an update and ends afterward presses the button",
      .bug("https://github.com/microsoft/vscode/issues/91682"), arguments: Update.allCases)
    func press(update: Update) throws {
      defer { app.close() }
      var presses = 0
      func content(_ title: String, button: String = "Cancel") -> OverlayContent {
        .notification(title: title, button: OverlayNode.Button(button) { presses += 1 })
      }
      let overlay = OverlayConfiguration(identity: update.identity, lifetime: .timed(.seconds(600)))
      let handle = app.presenter.present(content("1 %"), as: overlay, name: "download")
      StandIn.advance(by: 1)
      let button = try #require(controls(of: handle).buttons.first)
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      StandIn.advance(by: 0.2)
      #expect(button.isHighlighted)
      switch update {
      case .title: handle.update(to: content("2 %", button: "Stop"))
      case .update, .transform, .request, .merging, .lifetime, .timeoutScale, .dark:
        change(handle, by: update, to: content("2 %"), as: overlay)
      }
      StandIn.advance(by: 0.2)
      #expect(controls(of: handle).buttons.first === button && button.isHighlighted)
      StandIn.lift(touch)
      StandIn.advance(by: 0.1)
      #expect(presses == 1)
    }

    @Test("a press continues if the language changes, and then the new text is shown")
    func language() async {
      await Presenter.withOwnDefault { @MainActor in changeLanguage() }
    }

    private func changeLanguage() {
      defer { app.close() }
      OverlayStrings.current = OverlayStrings(.english)
      var presses = 0
      func content(_ title: String, _ button: String) -> OverlayContent {
        .notification(
          title: title, button: OverlayNode.Button(button, dismisses: false) { presses += 1 })
      }
      let handle = app.presenter.present(content("Loading", "Stop"), as: still())
      StandIn.advance(by: 1)
      let buttons = controls(of: handle).buttons
      #expect(buttons.map(\.accessibilityLabel) == ["Stop", "Close"])
      let middle = buttons[0].convert(
        CGPoint(x: buttons[0].bounds.midX, y: buttons[0].bounds.midY), to: nil as UIView?)
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      StandIn.advance(by: 0.2)
      OverlayStrings.current = OverlayStrings(.german)
      handle.update(to: content("Wird geladen", "Anhalten"))
      StandIn.advance(by: 0.2)
      #expect(controls(of: handle).buttons.map(\.accessibilityLabel) == ["Anhalten", "Schließen"])
      #expect(controls(of: handle).buttons.first === buttons[0] && buttons[0].isHighlighted)
      StandIn.lift(touch)
      StandIn.advance(by: 0.1)
      #expect(presses == 1)
    }

    /// The ways in which the container of all nodes changes.
    enum ContainerChange: CaseIterable {
      case outgrows, entersScroll, entersLimit, leavesScroll, turns
    }

    @Test(
      "a press and marked text are kept if the content gets another container",
      arguments: ContainerChange.allCases)
    func container(change: ContainerChange) throws {
      defer { app.close() }
      let text = ObservableValue("Ren")
      var presses = 0
      func content(height: Double) -> OverlayNode.Stack {
        OverlayNode.Stack(
          change == .turns && height == 60 ? .horizontal : .vertical, alignment: .leading,
          children: [
            .button(OverlayNode.Button("Send", dismisses: false) { presses += 1 }),
            .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"), isFirst: true)),
            .box(OverlayNode.Box(style: .card, width: 40, height: height)),
          ])
      }
      let plain = OverlayContent(.stack(content(height: 60)))
      let other =
        switch change {
        case .outgrows: OverlayContent(.stack(content(height: 3000)))
        case .turns: OverlayContent(.stack(content(height: 61)))
        case .entersScroll, .leavesScroll:
          OverlayContent(.scroll(OverlayNode.Scroll(.stack(content(height: 61)))))
        case .entersLimit:
          OverlayContent(
            .scroll(OverlayNode.Scroll(.stack(content(height: 61)), maximumHeight: 100)))
        }
      var overlay = still()
      overlay.size = SizeConstraints(width: .constant(360))
      let (before, after) = change == .leavesScroll ? (other, plain) : (plain, other)
      let handle = app.presenter.present(before, as: overlay)
      StandIn.advance(by: 0.5)
      let button = try #require(controls(of: handle).buttons.first)
      let native = try #require(controls(of: handle).fields.first).native
      native.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      let middle = button.convert(
        CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      StandIn.advance(by: 0.2)
      handle.update(to: after)
      StandIn.advance(by: 0.5)
      #expect(controls(of: handle).buttons.first === button && button.isHighlighted)
      #expect(controls(of: handle).fields.first?.native === native && native.isFirstResponder)
      #expect(native.markedTextRange != nil && native.text == "Ren´")
      StandIn.lift(touch)
      StandIn.advance(by: 0.1)
      #expect(presses == 1)
      #expect((scroller(of: handle) == nil) == (change == .turns || change == .leavesScroll))
    }

    @Test("a button whose corners are updated stays the same view")
    func corners() throws {
      defer { app.close() }
      func content(radius: Double) -> OverlayContent {
        let style = OverlayNode.ButtonStyle(
          background: .fill, pressed: .pressedFill, cornerRadius: radius, height: 40)
        return .notification(
          title: "Sent", button: OverlayNode.Button(label: OverlayNode.Text("Undo"), style: style))
      }
      let handle = app.presenter.present(content(radius: 4), as: still())
      StandIn.advance(by: 0.1)
      let button = try #require(controls(of: handle).buttons.first)
      #expect(button.layer.cornerRadius == 4)
      handle.transform(to: content(radius: 12))
      StandIn.advance(by: 0.1)
      #expect(controls(of: handle).buttons.first === button && button.layer.cornerRadius == 12)
    }

    @Test(
      "an update doesn't move scrolled content, even during a drag",
      .bug("https://github.com/vaadin/vaadin-dialog/issues/183"), arguments: [false, true],
      Update.allCases)
    func scrolling(isDragging: Bool, update: Update) throws {
      defer { app.close() }
      func content(_ count: Int) -> OverlayContent {
        OverlayContent(
          .scroll(
            OverlayNode.Scroll(
              .text(OverlayNode.Text(String(repeating: "many words ", count: count))),
              maximumHeight: 200)))
      }
      var overlay = still()
      overlay.identity = update.identity
      let handle = app.presenter.present(content(300), as: overlay, name: "download")
      StandIn.advance(by: 0.1)
      let scroller = try #require(self.scroller(of: handle))
      let middle = CGPoint(inMiddleOf: try #require(app.presenter.restingFrame(of: handle.id)))
      let touch = StandIn.touchDown(at: middle, in: app.scene)
      for step in 1...8 {
        StandIn.advance(by: 0.05)
        StandIn.move(touch, to: CGPoint(x: middle.x, y: middle.y - Double(step) * 10))
      }
      if !isDragging {
        StandIn.advance(by: 0.3)
        StandIn.lift(touch)
        StandIn.advance(by: 2)
      }
      let offset = scroller.contentOffset
      #expect(offset.y > 0)
      change(handle, by: update, to: content(301), as: overlay)
      StandIn.advance(by: 0.1)
      #expect(self.scroller(of: handle) === scroller && scroller.contentOffset == offset)
      guard isDragging else { return }
      StandIn.move(touch, to: CGPoint(x: middle.x, y: middle.y - 100))
      StandIn.advance(by: 0.1)
      #expect(scroller.contentOffset.y == offset.y + 20)
      StandIn.lift(touch)
    }

    @Test("marked text and the selection are kept during an update")
    func composition() throws {
      defer { app.close() }
      let text = ObservableValue("Ren")
      func content(_ title: String) -> OverlayContent {
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [
                .text(OverlayNode.Text(title)),
                .field(
                  OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"), isFirst: true)),
              ])))
      }
      let handle = app.presenter.present(content("1"), as: still())
      StandIn.advance(by: 0.1)
      let native = try #require(controls(of: handle).fields.first).native
      #expect(native.isFirstResponder)
      native.setMarkedText("´", selectedRange: NSRange(location: 1, length: 0))
      handle.transform(to: content("2"))
      StandIn.advance(by: 0.1)
      #expect(controls(of: handle).fields.first?.native === native && native.isFirstResponder)
      #expect(native.markedTextRange != nil && native.text == "Ren´")
      #expect(text.value == "Ren")
    }

    @Test("after an update, the keyboard's Return key shows whether there is a next field")
    func returnKey() throws {
      defer { app.close() }
      let (first, second) = (ObservableValue(""), ObservableValue(""))
      func content(_ texts: [ObservableValue<String>]) -> OverlayContent {
        let fields = texts.map { text in
          OverlayNode.field(
            OverlayNode.Field(
              text, placeholder: OverlayNode.Text("Name"), isFirst: text === first))
        }
        return OverlayContent(.stack(OverlayNode.Stack(.vertical, children: fields)))
      }
      let handle = app.presenter.present(content([first]), as: still())
      StandIn.advance(by: 0.1)
      let native = try #require(controls(of: handle).fields.first).native
      #expect(native.returnKeyType == .done)
      handle.transform(to: content([first, second]))
      StandIn.advance(by: 0.1)
      #expect(native.isFirstResponder && native.returnKeyType == .next)
    }

    @Test("an update of a box's padding moves its content, even if the box's size is the same")
    func padding() throws {
      defer { app.close() }
      func content(_ left: Double) -> OverlayContent {
        OverlayContent(
          .box(
            OverlayNode.Box(
              .text(OverlayNode.Text("Hello")),
              padding: Insets(top: 0, left: left, bottom: 0, right: 40 - left))))
      }
      let handle = app.presenter.present(content(10), as: still())
      StandIn.advance(by: 0.1)
      let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)?.card)
      let size = card.bounds.size
      handle.update(to: content(30))
      StandIn.advance(by: 1)
      let label: UILabel = try #require(find(in: card))
      #expect(label.convert(CGPoint.zero, to: card).x == 30 && card.bounds.size == size)
    }

    @Test("after an update, an indicator follows only the new value")
    func activity() throws {
      defer { app.close() }
      let (former, new) = (ObservableValue(true), ObservableValue(true))
      func content(_ isRunning: ObservableValue<Bool>) -> OverlayContent {
        OverlayContent(.activity(OverlayNode.Activity(isRunning: isRunning)))
      }
      let handle = app.presenter.present(content(former), as: still())
      StandIn.advance(by: 0.1)
      let card = try #require(app.presenter.uiKitHost?.slot(of: handle.id)?.card)
      let native: UIActivityIndicatorView = try #require(find(in: card))
      handle.update(to: content(new))
      StandIn.advance(by: 0.1)
      new.value = false
      #expect(!native.isAnimating)
      new.value = true
      former.value = false
      #expect(native.isAnimating)
      #expect((find(in: card) as UIActivityIndicatorView?) === native)
    }

    @Test("after an update, a field's new callbacks are called")
    func callbacks() throws {
      defer { app.close() }
      let text = ObservableValue("")
      var told: [String] = []
      func content(_ name: String) -> OverlayContent {
        OverlayContent(
          .field(
            OverlayNode.Field(
              text, placeholder: OverlayNode.Text("Name"), isFirst: true,
              editing: OverlayNode.Field.Editing(didEnd: { told.append(name) }))))
      }
      let handle = app.presenter.present(content("first"), as: still())
      StandIn.advance(by: 0.1)
      handle.transform(to: content("second"))
      StandIn.advance(by: 0.1)
      handle.dismiss()
      StandIn.advance(by: 1)
      #expect(told == ["second"])
    }

    private func change(
      _ handle: PresentationHandle, by update: Update, to content: OverlayContent,
      as overlay: OverlayConfiguration
    ) {
      switch update {
      case .update, .title: handle.update(to: content)
      case .transform: handle.transform(to: content)
      case .request, .merging: app.presenter.present(content, as: overlay, name: "download")
      case .lifetime: handle.setLifetime(.timed(.seconds(900)))
      case .timeoutScale: app.presenter.timeoutScale = .endless
      case .dark: StandIn.changeTraits { $0.userInterfaceStyle = .dark }
      }
    }

    private func controls(of handle: PresentationHandle) -> Controls {
      app.presenter.uiKitHost?.slot(of: handle.id)?.card.controls
        ?? Controls(onPress: { _, _ in }, onSizeChange: {})
    }

    private func scroller(of handle: PresentationHandle) -> UIScrollView? {
      app.presenter.uiKitHost?.slot(of: handle.id).flatMap { find(in: $0.card) }
    }

    /// Returns the first view of a class in a view.
    private func find<View: UIView>(in view: UIView) -> View? {
      (view as? View) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }
  }
}
#endif
