#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a day, with a native picker.
@MainActor
final class DateView: InputView {
  private let native = UIDatePicker()
  /// The button that is shown while no day is chosen, because the picker always has a date.
  private let starter = UIButton(type: .custom)
  /// The button beside the picker that removes the day.
  private let clearer = UIButton(type: .custom)
  private var surface: SurfaceView?
  private weak var controls: Controls?

  init(_ input: OverlayNode.Input, _ controls: Controls) {
    self.controls = controls
    super.init(input)
    native.datePickerMode = .date
    native.preferredDatePickerStyle = .compact
    if case .date(_, let range) = input.kind {
      if range.lowerBound > .first { native.minimumDate = range.lowerBound.date() }
      if range.upperBound < .last { native.maximumDate = range.upperBound.date() }
    }
    starter.setImage(UIImage(systemName: "calendar"), for: .normal)
    addSubview(starter)
    addSubview(native)
    clearer.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearer.tintColor = .tertiaryLabel
    addSubview(clearer)
    native.addAction(
      UIAction { [weak self] _ in if let self { enter(native.date) } }, for: .valueChanged)
    starter.addAction(
      UIAction { [weak self] _ in self?.enter(Date()) }, for: .touchUpInside)
    clearer.addAction(
      UIAction { [weak self] _ in self?.input.enter(.date(nil)) }, for: .touchUpInside)
    showValue()
    describe()
    paint()
  }

  private func enter(_ date: Date) {
    if let day = OverlayDate(date) { input.enter(.date(day)) }
  }

  /// The width of the button that removes the day, in points, which suits a finger.
  private static let clearerWidth = 36.0

  override var targets: [UIView] { [native, starter, clearer] }

  override var firstTarget: UIView? { native.isHidden ? starter : native }

  override func showValue() {
    guard case .date(let day) = input.value else { return }
    native.isHidden = day == nil
    clearer.isHidden = day == nil
    starter.isHidden = day != nil
    surface?.isHidden = day != nil
    if let day, day != OverlayDate(native.date), let date = day.date() {
      let size = naturalSize(width: .infinity)
      native.date = date
      setNeedsLayout()
      if naturalSize(width: .infinity) != size { controls?.sizeDidChange(of: self) }
    }
  }

  override func describe() {
    describe(native)
    describe(starter)
    clearer.accessibilityLabel = "\(OverlayStrings.current[.clear]), \(input.spokenDescription)"
    setNeedsLayout()
  }

  override func paint() { starter.tintColor = uiColor(input.color) }

  override func naturalSize(width: Double) -> OverlaySize {
    let size = size(of: native, width: 0)
    return OverlaySize(
      width: max(size.width + Self.clearerWidth, OverlayNode.Input.dateSize.width),
      height: max(size.height, OverlayNode.Input.dateSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (Double(bounds.width), Double(bounds.height))
    placeAtTrailingSide(native)
    let pickerWidth = Double(native.bounds.width)
    place(
      clearer,
      at: OverlayRect(
        x: width - pickerWidth - Self.clearerWidth, y: 0, width: Self.clearerWidth, height: height))
    let square = OverlayRect(x: width - height, y: 0, width: height, height: height)
    place(starter, at: square)
    for shape in input.shapes(in: square.size, isEdited: false) {
      let surface = surface ?? SurfaceView(style: shape.style)
      surface.isUserInteractionEnabled = false
      surface.style = shape.style
      surface.isHidden = starter.isHidden
      if surface.superview == nil { insertSubview(surface, at: 0) }
      place(surface, at: square)
      self.surface = surface
    }
  }
}
#endif
