import SwiftMessages
import UIKit

// Message views with one of the app's nib files, outlets and actions.

class OrderDialog: MessageView {
  @IBOutlet weak var amountSlider: UISlider!
  @IBOutlet private var orderButton: UIButton!
  @IBOutlet var cancelButton: UIButton?
  @IBOutlet var stars: [UIImageView]!

  var order: ((_ amount: Int) -> Void)?
  var cancel: (() -> Void)?

  private var amount = 1 {
    didSet {
      iconLabel?.text = String(repeating: "🍐", count: amount)
      bodyLabel?.text = amount == 1 ? "One pear" : "\(amount) pears"
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    amountSlider.minimumValue = 1
    amountSlider.maximumValue = 5
    amountSlider.value = 1
    orderButton.layer.cornerRadius = 5
    stars.forEach { $0.isHidden = true }
    amount = 1
  }

  @IBAction func amountChanged(_ sender: UISlider) {
    amount = Int(sender.value.rounded())
  }

  @IBAction func amountChosen(_ sender: UISlider) {
    sender.setValue(sender.value.rounded(), animated: true)
  }

  @IBAction func orderTapped() {
    order?(amount)
    SwiftMessages.hide(id: id)
  }

  @IBAction func cancelTapped(_ sender: Any) {
    cancel?()
  }
}

// One of the library's outlets, overridden to notify the app when it is connected.
class TintedMessage: MessageView {
  @IBOutlet override var titleLabel: UILabel? {
    didSet { titleLabel?.textColor = tintColor }
  }

  @IBOutlet override weak var backgroundView: UIView! {
    didSet { backgroundView.layer.cornerCurve = .continuous }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    titleLabel?.textColor = tintColor
  }
}

class NibOwner: NSObject {
  @IBOutlet var message: OrderDialog!
}

class OrderScreen: UIViewController {
  func order() {
    guard let dialog: OrderDialog = try? SwiftMessages.viewFromNib() else { return }
    dialog.configureDropShadow()
    dialog.order = { amount in print("orders \(amount)") }
    dialog.cancel = { SwiftMessages.hide() }
    var config = SwiftMessages.defaultConfig
    config.presentationContext = .window(windowLevel: .statusBar)
    config.duration = .forever
    config.presentationStyle = .bottom
    config.dimMode = .gray(interactive: true)
    SwiftMessages.show(config: config, view: dialog)
  }

  func orderElsewhere() throws {
    let named: OrderDialog = try SwiftMessages.viewFromNib(named: "PearDialog")
    let owned: UIView = try SwiftMessages.viewFromNib(named: "PearDialog", filesOwner: self)
    let bundled: OrderDialog = try SwiftMessages.viewFromNib(
      named: "PearDialog", bundle: Bundle(for: OrderDialog.self), filesOwner: NibOwner())
    [named, owned, bundled].forEach { SwiftMessages.show(view: $0) }
  }

  func useLayoutsOfTheLibrary() {
    let card = MessageView.viewFromNib(layout: .cardView)
    let tinted: TintedMessage = MessageView.viewFromNib(layout: .tabView)
    let copied: TintedMessage = MessageView.viewFromNib(
      layout: .centeredView, bundle: .main, filesOwner: self)
    let line = TintedMessage.viewFromNib(layout: .statusLine)
    [card, tinted, copied, line].forEach { $0.button?.isHidden = true }
    let layout = MessageView.Layout(rawValue: "MessageView")
    print(layout == .messageView)
  }

  // Values set using key paths, for example from a nib file or a table of settings.
  func setByKeys(_ message: MessageView) {
    message.setValue(20, forKey: #keyPath(BaseView.bottomLayoutMarginAddition))
    message.setValue(true, forKey: #keyPath(BaseView.collapseLayoutMarginAdditions))
    message.setValue(5, forKeyPath: #keyPath(BaseView.bounceAnimationOffset))
    message.setValue(UILabel(), forKey: #keyPath(MessageView.titleLabel))
    let round = CornerRoundingView(frame: .zero)
    round.setValue(15, forKey: #keyPath(CornerRoundingView.cornerRadius))
    round.setValue(true, forKey: #keyPath(CornerRoundingView.roundsLeadingCorners))
    message.setValue(round, forKey: #keyPath(BaseView.backgroundView))
    let tracker = KeyboardTrackingView(frame: .zero)
    tracker.setValue(8, forKey: #keyPath(KeyboardTrackingView.topMargin))
  }
}
