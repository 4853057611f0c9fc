public import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the mode.
  case automatic = 0
  /// Turning wheels.
  case wheels = 1
  /// A button that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control for choosing a date, which the stand-in always shows as a button that opens a month.
open class UIDatePicker: UIControl {
  /// What a date picker shows.
  public enum Mode: Int, Sendable {
    /// The time of day.
    case time = 0
    /// The day.
    case date = 1
    /// The day and the time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  private let button = UIButton(type: .system)
  private var current = Date()
  /// The shown parts of the date, which are always the day in the stand-in.
  open var datePickerMode = Mode.dateAndTime
  /// The requested style, which the stand-in ignores.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The locale of the text, or `nil` for the current locale.
  open var locale: Locale? { didSet { show() } }
  /// The calendar of the days.
  open var calendar: Calendar! = Calendar.current { didSet { show() } }
  /// The time zone of the days, or `nil` for the calendar's.
  open var timeZone: TimeZone? { didSet { show() } }
  /// The first date, or `nil`.
  open var minimumDate: Date? { didSet { date = current } }
  /// The last date, or `nil`.
  open var maximumDate: Date? { didSet { date = current } }
  /// The date, from the first to the last date.
  open var date: Date {
    get { current }
    set {
      current = max(min(newValue, maximumDate ?? newValue), minimumDate ?? newValue)
      show()
    }
  }

  /// Creates a picker of the current date.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let height: CGFloat = 34

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self] _ in if let self { OpenMonth.open(for: self) } }, for: .touchUpInside)
    addSubview(button)
    show()
  }

  /// Sets the date, without an event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The size of the text with space around it.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns the size of the text with space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = button.titleLabel?.sizeThatFits(CGSize(width: 10_000, height: 100)) ?? .zero
    return CGSize(width: text.width.rounded(.up) + 24, height: Self.height)
  }

  /// Places the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  /// Shows the state after it has changed.
  override func stateDidChange() {
    super.stateDidChange()
    button.isEnabled = isEnabled
  }

  /// The calendar in the time zone of the picker.
  var days: Calendar {
    var days = calendar ?? .current
    if let timeZone { days.timeZone = timeZone }
    return days
  }

  /// Returns a date as a text.
  func text(of date: Date, in template: String? = nil) -> String {
    let format = DateFormatter()
    format.locale = locale ?? .current
    format.calendar = days
    format.timeZone = days.timeZone
    if let template {
      format.setLocalizedDateFormatFromTemplate(template)
    } else {
      format.dateStyle = .medium
      format.timeStyle = .none
    }
    return format.string(from: date)
  }

  private func show() {
    button.setTitle(text(of: current), for: .normal)
    button.accessibilityLabel = button.title(for: .normal)
    setNeedsLayout()
  }

  /// Receives a date from the user.
  func choose(_ date: Date) {
    let former = current
    self.date = date
    if current != former { sendActions(for: .valueChanged) }
  }
}
