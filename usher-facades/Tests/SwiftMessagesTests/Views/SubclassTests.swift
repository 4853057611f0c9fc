import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Subclasses of message views", .ownDefault)
struct SubclassTests {
  private let screen = Screen()

  @Test("a subclass can override each install function")
  func installing() {
    let (filling, inset, along) = (Recorder(), Recorder(), Recorder())
    filling.installContentView(words("Fills"))
    inset.installBackgroundView(CornerRoundingView())
    inset.installContentView(
      words("Inset"), insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    along.installBackgroundVerticalView(CornerRoundingView(), insets: .zero)
    along.installContentView(words("Along"))
    let views = [filling, inset, along]
    #expect(
      views.map(\.installed) == [
        ["content"], ["background", "content"], ["vertical background", "content"],
      ])
    #expect(views.map { $0.backgroundView === $0 } == [true, false, false])
    let messages = views.map { _ in SwiftMessages() }
    for (instance, view) in zip(messages, views) {
      instance.show(view: view)
    }
    #expect(screen.texts == ["Fills", "Inset", "Along"])
  }

  @Test("a layout doesn't call a subclass's install functions")
  func layouts() {
    for layout in MessageView.Layout.allCases {
      let message: Message = MessageView.viewFromNib(layout: layout)
      #expect(message.installCount == 0, "\(layout)")
    }
  }

  private func words(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private final class Recorder: BaseView {
    private(set) var installed: [String] = []

    override func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
      installed.append("content")
      super.installContentView(contentView, insets: insets)
    }

    override func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
      installed.append("background")
      super.installBackgroundView(backgroundView, insets: insets)
    }

    override func installBackgroundVerticalView(
      _ backgroundView: UIView, insets: UIEdgeInsets = .zero
    ) {
      installed.append("vertical background")
      super.installBackgroundVerticalView(backgroundView, insets: insets)
    }
  }

  private final class Message: MessageView {
    private(set) var installCount = 0

    override func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
      installCount += 1
    }

    override func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
      installCount += 1
    }

    override func installBackgroundVerticalView(
      _ backgroundView: UIView, insets: UIEdgeInsets = .zero
    ) {
      installCount += 1
    }
  }

  private final class Titled: BaseView {
    var content = ""

    override var usherContent: OverlayContent {
      OverlayContent(.text(OverlayNode.Text(content + "!")))
    }
  }
}
