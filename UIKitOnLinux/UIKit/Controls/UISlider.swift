public import Foundation

/// A control for choosing a value from a range by dragging a knob.
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  private var number: Float = 0
  /// The distance from the touch to the center of the knob when tracking began.
  private var grip: CGFloat = 0

  /// The minimum value.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The maximum value.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether a drag reports each change, and not only the last one.
  open var isContinuous = true
  /// The color of the track before the knob, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { recolor() } }
  /// The color of the track behind the knob, or `nil` for gray.
  open var maximumTrackTintColor: UIColor? { didSet { recolor() } }
  /// The value, from the minimum to the maximum.
  open var value: Float {
    get { number }
    set {
      number = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
      setNeedsLayout()
    }
  }

  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a slider from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let height: CGFloat = 34
  private static let (knobSide, thickness): (CGFloat, CGFloat) = (28, 4)

  private func prepare() {
    for line in [track, filled] {
      line.layer.cornerRadius = Self.thickness / 2
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    knob.backgroundColor = .white
    knob.layer.cornerRadius = Self.knobSide / 2
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    recolor()
  }

  /// A height of 34 points, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width and a height of 34 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Sets the value, without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Shows the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  /// Places the knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let y = (bounds.height - Self.thickness) / 2
    let (start, end) = (isReversed ? bounds.width : 0, center(of: number))
    track.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.thickness)
    filled.frame = CGRect(
      x: min(start, end), y: y, width: abs(end - start), height: Self.thickness)
    knob.frame = CGRect(
      x: end - Self.knobSide / 2, y: (bounds.height - Self.knobSide) / 2, width: Self.knobSide,
      height: Self.knobSide)
  }

  /// Starts to drag the knob, if the touch is on the knob or close to it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = center(of: number) - touch.location(in: self).x
    return abs(grip) <= Self.knobSide
  }

  /// Drags the knob.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - Self.knobSide
    guard room > 0 else { return true }
    let x = (touch.location(in: self).x + grip - Self.knobSide / 2) / room
    let known = number
    value = minimumValue + Float(isReversed ? 1 - x : x) * (maximumValue - minimumValue)
    if number != known, isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  /// Reports the last value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func center(of value: Float) -> CGFloat {
    let width = maximumValue - minimumValue
    let share = CGFloat(width > 0 ? (value - minimumValue) / width : 0)
    return Self.knobSide / 2
      + (bounds.width - Self.knobSide) * (isReversed ? 1 - share : share)
  }

  private func recolor() {
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
  }
}
