public import Foundation

/// A control with a number, and with two buttons that change the number by a step.
open class UIStepper: UIControl {
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]
  private let line = UIView()
  private var number = 0.0
  /// The minimum number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The maximum number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// The step.
  open var stepValue = 1.0
  /// The number, from the minimum to the maximum.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      show()
    }
  }

  /// Creates a stepper at 0.
  ///
  /// Its size is always 94 by 32 points, independent of the frame ("UIStepper.init(frame:)").
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Creates a stepper from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 94, height: 32)

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    for (button, (title, direction)) in zip(buttons, [("−", -1.0), ("+", 1.0)]) {
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 22)
      button.addAction(UIAction { [weak self] _ in self?.step(direction) }, for: .touchUpInside)
      addSubview(button)
    }
    line.backgroundColor = .separator
    addSubview(line)
    show()
  }

  private func step(_ direction: Double) {
    let former = number
    value = number + direction * stepValue
    if number != former { sendActions(for: .valueChanged) }
  }

  /// The size, which never changes.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size, which never changes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Shows the state after it has changed.
  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(place) * 47, y: 0, width: 47, height: 32)
    }
    line.frame = CGRect(x: 46.5, y: 7, width: 1, height: 18)
  }

  private func show() {
    buttons[0].isEnabled = isEnabled && number > minimumValue
    buttons[1].isEnabled = isEnabled && number < maximumValue
  }
}
