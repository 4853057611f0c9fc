public import Foundation

/// A control that is on or off, and that a tap toggles.
open class UISwitch: UIControl {
  private let knob = UIView()
  private var isTurnedOn = false
  /// The color behind the knob while the switch is on, or `nil` for green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// Whether the switch is on.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Creates a switch that is off.
  ///
  /// Its size is always 51 by 31 points, independent of the frame ("UISwitch.init(frame:)").
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Creates a switch from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 51, height: 31)

  private func prepare() {
    layer.cornerRadius = Self.size.height / 2
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 13.5
    knob.isUserInteractionEnabled = false
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(knob)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
      }, for: .touchUpInside)
    show()
  }

  /// The size, which never changes.
  open override var intrinsicContentSize: CGSize { Self.size }

  /// Returns the size, which never changes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns the switch on or off, without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isTurnedOn = on
    guard animated else { return show() }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
  }

  /// Shows the state after it has changed.
  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  private func show() {
    backgroundColor = isTurnedOn ? onTintColor ?? .systemGreen : .systemFill
    knob.frame = CGRect(x: isTurnedOn ? 22 : 2, y: 2, width: 27, height: 27)
  }
}
