// An app's subclasses, with member names that such code often uses.
import OwlBanners
import SwiftEntryKit
import SwiftMessages
import Usher

final class MyMessage: MessageView {
  var content = "" { didSet { configureContent(body: content) } }
  var node: Int = 0
  var bringsSurface: Bool { node > 0 }
  var outcome: String?
  private(set) var installed: [String] = []

  func dismiss() { SwiftMessages.hide(id: id) }
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

final class MyMessages: SwiftMessages {
  var takesTurns = 1
}

final class MyBanner: Banner {
  static let lane = "left"
  var isVisible = false
  var outcome = 0
  var outcomeAction = ""
  let waitingCount = 2

  func dismiss() { outcome += 1 }
  static func dismissCurrent() -> String { lane }
  static func dismissAll() -> String { lane }
  static func cancelWaiting() -> String { lane }
}

final class MyWindow: UIWindow {
  var presenter = ""
  var content: UIView?
}

final class MyField: UITextField {
  var content = ""
  var typed = false
}

final class MyPicture: UIImageView {
  var content: UIImage? { image }
}

// A view that its own constraints lay out.
final class MyGauge: UIView {
  var content = 0.0 { didSet { words.text = "\(Int(content * 100)) \(node)" } }
  var node = "percent"
  private let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    words.translatesAutoresizingMaskIntoConstraints = false
    addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: topAnchor),
      words.bottomAnchor.constraint(equalTo: bottomAnchor),
      words.centerXAnchor.constraint(equalTo: centerXAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class MyLabel: UILabel {
  var content: String { text ?? "" }
}

@MainActor
final class SubclassScreen {
  private let messages = MyMessages()
  private let banner = MyBanner(DefaultBannerStyle.info, title: "My banner")
  private let gauge = MyGauge()

  func showMessage() {
    let message = MyMessage(frame: .zero)
    let label = MyLabel()
    label.text = "My message"
    message.installBackgroundVerticalView(CornerRoundingView())
    message.installBackgroundView(CornerRoundingView())
    message.installContentView(label)
    message.setNeedsContentUpdate()
    print("  installed: \(message.installed), \(message.bringsSurface)")
    messages.usher.takesTurns = false
    messages.show(view: message)
    message.dismiss()
  }

  func showBanner() {
    banner.usher.outcomeAction = { print("  my banner: \($0)") }
    banner.enqueue()
    banner.dismiss()
    print("  visible: \(banner.usher.isVisible), \(banner.isVisible), \(MyBanner.dismissAll())")
  }

  func sendBannerAway() {
    print("  visible: \(banner.usher.isVisible), waiting: \(Banner.usher.waitingCount)")
    banner.usher.dismiss()
  }

  func showEntry() {
    gauge.content = 0.4
    var attributes = EKAttributes.topToast
    attributes.displayDuration = 2
    SwiftEntryKit.display(entry: gauge, using: attributes)
  }

  func fill() { gauge.content = 0.9 }
}
