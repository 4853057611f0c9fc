import SwiftEntryKit
import Testing
import UIKit
import UIKitBridge
import Usher

extension SwiftEntryKitUIKitTests {
  /// Views with a height that depends on the width.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize>
  @MainActor
  @Suite("Message views in an app's view hierarchy")
  struct HierarchyTests {
    private let app = EntryApp()
    private static let long = String(repeating: "A long way to say little. ", count: 8)

    private func message(_ description: String = long) -> EKNotificationMessageView {
      EKNotificationMessageView(
        with: EKNotificationMessage(
          simpleMessage: EKSimpleMessage(
            title: .plain("Title"), description: .plain(description))))
    }

    /// Pins a view to the app's view with a leading inset, and returns the leading constraint.
    private func pin(_ view: UIView, inset: CGFloat) -> NSLayoutConstraint {
      view.translatesAutoresizingMaskIntoConstraints = false
      app.view.addSubview(view)
      let leading = view.leadingAnchor.constraint(
        equalTo: app.view.leadingAnchor, constant: inset)
      NSLayoutConstraint.activate([
        leading, view.topAnchor.constraint(equalTo: app.view.topAnchor, constant: 100),
        view.trailingAnchor.constraint(equalTo: app.view.trailingAnchor, constant: -20),
      ])
      StandIn.finishTurn()
      return leading
    }

    @Test("a message between two edges has the height for its width, and follows a new width")
    func heightByWidth() {
      defer { app.close() }
      let view = message()
      let leading = pin(view, inset: 20)
      let wide = view.frame
      #expect(wide.width == 350)
      #expect(wide.height == view.sizeThatFits(CGSize(width: 350, height: 0)).height)
      leading.constant = 200
      StandIn.finishTurn()
      #expect(view.frame.width == 170)
      #expect(view.frame.height == view.sizeThatFits(CGSize(width: 170, height: 0)).height)
      #expect(view.frame.height > wide.height)
    }

    @Test("a message returns the height for a required width")
    func fitting() {
      defer { app.close() }
      let view = message()
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(
        size == CGSize(width: 240, height: view.sizeThatFits(CGSize(width: 240, height: 0)).height))
    }

    @Test("a bar of buttons is a line until it is expanded, and after it is compressed")
    func bar() {
      defer { app.close() }
      let button = EKProperty.ButtonContent(
        label: .plain("Yes"), backgroundColor: .clear, highlightedBackgroundColor: .clear)
      let view = EKButtonBarView(
        with: EKProperty.ButtonBarContent(
          with: button, separatorColor: .black, buttonHeight: 60, expandAnimatedly: false))
      _ = pin(view, inset: 20)
      #expect(view.frame.height == 1)
      view.expand()
      StandIn.finishTurn()
      let height = view.frame.height
      #expect(height >= 60)
      #expect(view.words == ["Yes"])
      view.compress()
      StandIn.finishTurn()
      #expect(view.frame.height == 1)
    }

    @Test("a message fills its frame and draws its texts once")
    func frame() {
      defer { app.close() }
      let view = message("Short")
      view.frame = CGRect(x: 10, y: 10, width: 300, height: 200)
      app.view.addSubview(view)
      StandIn.finishTurn()
      #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 200))
      #expect(view.words == ["Title", "Short"])
      #expect(view.subviews.map(\.frame) == [view.bounds])
    }

    @Test(
      "views in one of the app's stack views have their own heights, and a field can be focused")
    func row() {
      defer { app.close() }
      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black)
      let field = EKTextField(
        with: EKProperty.TextFieldContent(placeholder: .plain("Name"), textStyle: style))
      let note = EKNoteMessageView(with: .plain("Note"))
      let stack = UIStackView(arrangedSubviews: [note, field, message()])
      stack.axis = .vertical
      field.text = "Ada"
      field.makeFirstResponder()
      _ = pin(stack, inset: 20)
      #expect(stack.arrangedSubviews.map(\.frame.width) == [350, 350, 350])
      #expect(
        stack.arrangedSubviews.map(\.frame.height)
          == stack.arrangedSubviews.map {
            $0.sizeThatFits(CGSize(width: 350, height: 0)).height
          })
      let native = field.all(UITextField.self).first
      #expect(native?.isFirstResponder == true && native?.text == "Ada")
      #expect(app.window.isKeyWindow)
    }

    @Test(
      "a view's background and layer become the entry's style")
    func looks() async {
      defer { app.close() }
      let view = message("Short")
      #expect(OverlayContent(view).style.background == .clear)
      view.backgroundColor = .red
      view.layer.cornerRadius = 8
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.blue.cgColor
      let style = OverlayContent(view).style
      #expect(style.background == .color(AdaptiveColor(.red)))
      #expect(style.corners == .all(8))
      #expect(style.border == OverlayBorder(AdaptiveColor(.blue), width: 2))
      #expect(style.shadow == nil)
    }

    @Test("a short message has the size of its text")
    func intrinsic() {
      defer { app.close() }
      let view = message("Short")
      #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
      #expect(view.sizeThatFits(.zero).width < 200)
    }

    @Test("buttons can be pressed in the app's view hierarchy")
    func buttons() throws {
      defer { app.close() }
      var presses: [String] = []
      let buttons = ["No", "Yes"].map { name in
        EKProperty.ButtonContent(
          label: .plain(name), backgroundColor: .clear, highlightedBackgroundColor: .clear,
          action: { presses.append(name) })
      }
      let view = EKAlertMessageView(
        with: EKAlertMessage(
          simpleMessage: EKSimpleMessage(title: .plain("Go on?"), description: .plain("Now.")),
          buttonBarContent: EKProperty.ButtonBarContent(
            with: buttons, separatorColor: .black, expandAnimatedly: true)))
      _ = pin(view, inset: 20)
      let yes = try #require(view.all(UIControl.self).last)
      StandIn.tap(at: yes.convert(CGPoint(x: 10, y: 10), to: nil), in: app.scene)
      #expect(presses == ["Yes"])
      #expect(view.words == ["Go on?", "Now.", "No", "Yes"])
      #expect(app.overlayWindow == nil)
    }

    @Test("the views of a form's fields are hidden, because the form draws the fields")
    func form() {
      defer { app.close() }
      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black)
      let fields = ["Name", "Mail"].map {
        EKProperty.TextFieldContent(placeholder: .plain($0), textStyle: style)
      }
      let button = EKProperty.ButtonContent(
        label: .plain("Send"), backgroundColor: .clear, highlightedBackgroundColor: .clear)
      let view = EKFormMessageView(
        with: .plain("Join"), textFieldsContent: fields, buttonContent: button)
      _ = pin(view, inset: 20)
      #expect(view.all(EKTextField.self).map(\.isHidden) == [true, true])
      #expect(view.words == ["Join", "Send"])
    }

    @Test("a change is drawn with the next layout, or immediately with layoutIfNeeded")
    func change() {
      defer { app.close() }
      let view = EKMessageContentView()
      view.titleContent = .plain("First")
      view.subtitleContent = .plain("Below")
      _ = pin(view, inset: 20)
      let height = view.frame.height
      view.title = Self.long
      StandIn.finishTurn()
      #expect(view.words == [Self.long, "Below"])
      #expect(view.frame.height > height)
      view.title = "Last"
      view.layoutIfNeeded()
      #expect(view.words == ["Last", "Below"])
    }

    @Test("a font with a text style follows the user's text size")
    func letters() {
      defer { app.close() }
      let content = EKProperty.LabelContent(
        text: Self.long,
        style: EKProperty.LabelStyle(font: .preferredFont(forTextStyle: .body), color: .black))
      let view = EKNoteMessageView(with: content)
      _ = pin(view, inset: 20)
      let height = view.frame.height
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      StandIn.finishTurn()
      #expect(view.frame.height > height)
    }

    @Test("a pressed symbol reports its tag")
    func symbol() throws {
      defer { app.close() }
      var chosen: [Int] = []
      let image = EKProperty.ImageContent(
        image: UIImage(systemName: "star") ?? UIImage(), size: CGSize(width: 40, height: 40))
      let view = EKRatingSymbolView(unselectedImage: image, selectedImage: image) {
        chosen.append($0)
      }
      view.tag = 3
      _ = pin(view, inset: 20)
      let control = try #require(view.all(UIControl.self).first)
      StandIn.tap(at: control.convert(CGPoint(x: 10, y: 10), to: nil), in: app.scene)
      #expect(chosen == [3])
    }

    @Test("an entry shows a message view's tree, or the view itself if it has a subview")
    func subviews() async {
      defer { app.close() }
      let plain = message()
      await app.display(plain)
      #expect(plain.window == nil)
      #expect(app.overlayWindow?.words == ["Title", Self.long])
      await app.dismiss()
      let decorated = message()
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      decorated.addSubview(badge)
      await app.display(decorated)
      #expect(badge.window === app.overlayWindow)
      #expect(app.overlayWindow?.words == ["Title", Self.long])
    }
  }
}
