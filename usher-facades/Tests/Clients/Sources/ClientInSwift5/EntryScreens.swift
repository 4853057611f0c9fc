import SwiftEntryKit

// SwiftEntryKit as it was used before Swift had actors.

class SignInScreen: UIViewController, UITextFieldDelegate {
  var fields: [EKProperty.TextFieldContent] = []

  func present() {
    var attributes = EKAttributes.centerFloat
    attributes.name = "sign in"
    attributes.windowLevel = .normal
    attributes.displayDuration = .infinity
    attributes.hapticFeedbackType = .success
    attributes.screenInteraction = .dismiss
    attributes.entryInteraction = .absorbTouches
    attributes.screenBackground = .color(color: EKColor(UIColor(white: 0, alpha: 0.5)))
    attributes.scroll = .enabled(swipeable: false, pullbackAnimation: .jolt)
    attributes.positionConstraints.size = .init(
      width: .offset(value: 20), height: .intrinsic)
    attributes.positionConstraints.keyboardRelation = .bind(
      offset: .init(bottom: 10, screenEdgeResistance: 5))
    attributes.lifecycleEvents = .init(
      willAppear: { print("  form will appear") }, didAppear: { print("  form did appear") },
      willDisappear: { print("  form will disappear") },
      didDisappear: { print("  form did disappear") })
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black)
    fields = [("Name", false), ("Password", true)].map { name, isSecure in
      EKProperty.TextFieldContent(
        delegate: self, keyboardType: isSecure ? .default : .namePhonePad,
        placeholder: .init(text: name, style: style), textStyle: style, isSecure: isSecure)
    }
    let button = EKProperty.ButtonContent(
      label: .init(text: "Continue", style: style), backgroundColor: .white,
      highlightedBackgroundColor: .black
    ) { [weak self] in
      let texts = self?.fields.map { $0.textContent } ?? []
      print("  signs in: \(texts)")
      SwiftEntryKit.dismiss(.specific(entryName: "sign in")) { print("  dismissal complete") }
    }
    SwiftEntryKit.display(
      entry: EKFormMessageView(
        with: .init(text: "Sign in", style: style), textFieldsContent: fields,
        buttonContent: button),
      using: attributes)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  // Like a completion of URLSession.
  func failInBackground(then done: @escaping () -> Void) {
    DispatchQueue.global().async {
      var attributes = EKAttributes.topNote
      attributes.name = "offline"
      attributes.displayDuration = 1
      attributes.precedence = .enqueue(priority: .low)
      let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .white)
      DispatchQueue.main.async {
        let view = EKNoteMessageView(with: .init(text: "Offline", style: style))
        SwiftEntryKit.display(entry: view, using: attributes)
        done()
      }
    }
  }

  func status() {
    print(
      "  displaying: \(SwiftEntryKit.isCurrentlyDisplaying)",
      SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "sign in"),
      "waiting: \(!SwiftEntryKit.isQueueEmpty)", SwiftEntryKit.queueContains(entryNamed: "offline"))
  }
}

// One of the app's views.
class VolumeView: UIView {
  private let label = UILabel()
  var volume = 0 { didSet { label.text = "Volume \(volume)" } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func setup() {
    label.text = "Volume 0"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }
}

class PlayerController: UIViewController {
  let volume = VolumeView()

  override func loadView() {
    view = volume
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("  player did appear")
  }

  func present() {
    var attributes = EKAttributes.bottomFloat
    attributes.displayDuration = 2
    attributes.entryBackground = .color(color: .white)
    attributes.entryInteraction.customTapActions.append { print("  player tapped") }
    attributes.popBehavior = .overridden
    SwiftEntryKit.display(entry: self, using: attributes)
  }

  func replace() {
    let style = EKProperty.LabelStyle(font: .systemFont(ofSize: 14), color: .black)
    SwiftEntryKit.transform(to: EKNoteMessageView(with: .init(text: "Paused", style: style)))
  }
}
