// An app's subclasses, with member names that such code often uses.
import OwlBanners
import SwiftEntryKit
import SwiftMessages

class MyMessage: MessageView {
  var content = "" { didSet { configureContent(body: content) } }
  var node: Int = 0
  var subviewsNode = ""
  var bringsSurface = "no"
  var presenter: String?
  private(set) var installed: [String] = []

  func setNeedsContentUpdate() { node += 1 }

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

class MyBase: BaseView {
  var content = UILabel()
  var bringsSurface = false
  func dismiss() { SwiftMessages.hide(id: "mine") }
}

class MyMessages: SwiftMessages {
  var takesTurns = "always"
  var lines = 3
  func dismiss() { hideAll() }
}

class MyBanner: Banner {
  static var lane = "left"
  static var waitingCount = 0
  var isVisible = false
  var outcome = ""
  var outcomeAction: (() -> String)?
  var title = ""
  var style = 0
  var lane = 1

  func dismiss() { isVisible = false }
  static func dismissCurrent() {}
  static func dismissAll() { waitingCount = 0 }
  class func cancelWaiting() -> Int { waitingCount }

  override func enqueue() {
    isVisible = true
    super.enqueue()
  }
}

class MyView: UIView {
  var node: Int = 0
  var content = [UILabel()]
  func setNeedsContentUpdate() { node += 1 }

  override func addSubview(_ view: UIView) {
    content.append(UILabel())
    super.addSubview(view)
  }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    node += 1
  }
}

class MyLabel: UILabel {
  var content: String { text ?? "" }
  var node: UIView?
}

class MyStack: UIStackView {
  var content: [UIView] { arrangedSubviews }
}

class MyButton: UIButton {
  var content = ("", UIImage?.none)
}

class MyPicture: UIImageView {
  enum Content { case none, picture }
  var content = Content.none
}

class MySpinner: UIActivityIndicatorView {
  var content: String?
}

class MyField: UITextField {
  var content = ""
  var typed = 0
  func field(placeholder: String) -> String { placeholder }
}

class MyWindow: UIWindow {
  var presenter: UIViewController?
  var content: UIView?
}

class MyRoundView: CornerRoundingView {
  var content: MyLabel?
}

class MyTracker: KeyboardTrackingView {
  var presenter = ""
  var keyboards = 0
}

class SubclassScreen: UIViewController {
  var content = ""
  var node = 0
  let messages = MyMessages()
  let banner = MyBanner(DefaultBannerStyle.Success, title: "My banner")

  func showMessage() {
    let message: MyMessage = MessageView.viewFromNib(layout: .cardView)
    message.content = "My message"
    for piece in [message.titleLabel, message.iconLabel, message.iconImageView, message.button] {
      piece?.isHidden = true
    }
    message.setNeedsContentUpdate()
    let label = MyLabel()
    label.text = "more"
    message.installBackgroundVerticalView(MyRoundView())
    message.installBackgroundView(MyRoundView())
    message.installContentView(label)
    print("  installed: \(message.installed), asked \(message.node) times, \(label.content)")
    messages.show(view: message)
  }

  func showBanner() {
    banner.outcomeAction = { "not called" }
    banner.enqueue()
    print("  visible: \(banner.isVisible)")
    banner.dismiss()
    print("  visible: \(banner.isVisible), waiting: \(MyBanner.cancelWaiting())")
  }

  func showEntry() {
    let stack = MyStack(arrangedSubviews: [MyLabel(), MyButton(type: .system), MyView()])
    (stack.content.first as? MyLabel)?.text = "My entry"
    stack.axis = .vertical
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 1
    SwiftEntryKit.display(entry: stack, using: attributes)
  }

  // Names from earlier versions of the library.
  func animation() -> Animator {
    let style = TopBottomAnimation.Style.bottom
    return TopBottomAnimation(style: style)
  }

  func styles() -> [DefaultBannerStyle] { [.Success, .Warning, .Error] }
}
