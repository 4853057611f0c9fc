#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of an input, such as a switch, with a native control.
@MainActor
class InputView: PieceView {
  private(set) var input: OverlayNode.Input

  /// Creates the view for a kind of control.
  static func make(_ input: OverlayNode.Input, _ controls: Controls) -> InputView {
    switch input.kind {
    case .toggle: SwitchView(input)
    case .slider: SliderView(input)
    case .stepper: StepperView(input)
    case .date: DateView(input, controls)
    case .choice: input.isList ? OptionListView(input, controls) : MenuView(input, controls)
    }
  }

  init(_ input: OverlayNode.Input) {
    self.input = input
    super.init(frame: .zero)
    follow()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an input with the same appearance and the same value.
  final func show(_ input: OverlayNode.Input) {
    self.input.unfollow(by: self)
    self.input = input
    follow()
    describe()
    showValue()
  }

  private func follow() {
    input.follow(
      by: self, value: { [weak self] in self?.showValue() },
      error: { [weak self] in self?.describe() }, focus: { [weak self] in self?.focus() })
  }

  /// The controls that receive touches.
  var targets: [UIView] { [] }

  /// Shows the current value.
  func showValue() {}

  /// Updates what VoiceOver reads.
  func describe() {}

  /// Places a native control at its own size at the trailing side, in the vertical center.
  final func placeAtTrailingSide(_ native: UIView) {
    let size = OverlaySize(native.sizeThatFits(.zero))
    place(
      native,
      at: OverlayRect(
        x: Double(bounds.width) - size.width, y: (Double(bounds.height) - size.height) / 2,
        width: size.width, height: size.height))
  }

  /// Gives a view the description and the identifier of the input.
  final func describe(_ view: UIView) {
    view.accessibilityLabel = input.spokenDescription
    view.accessibilityIdentifier = input.identifier
  }

  /// Sets the colors of the native control.
  func paint() {}

  override func traitsDidChange() {
    super.traitsDidChange()
    paint()
  }

  override func restoreNative() { paint() }

  /// The control that VoiceOver moves to.
  var firstTarget: UIView? { targets.first }

  /// Moves VoiceOver to the control, and scrolls it into view.
  private func focus() {
    guard isUsable else { return }
    var around = superview
    while let view = around, !(view is UIScrollView) { around = view.superview }
    if let scroll = around as? UIScrollView {
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: firstTarget)
  }

  /// Returns the size of a native control, which is at least as high as any control.
  final func size(of native: UIView, width: Double) -> OverlaySize {
    let size = OverlaySize(native.sizeThatFits(CGSize(width: CGFloat(width), height: 0)))
    return OverlaySize(
      width: size.width, height: max(size.height, OverlayNode.Input.minimumHeight))
  }
}

/// The view of a switch.
@MainActor
final class SwitchView: InputView {
  private let native = UISwitch()

  override init(_ input: OverlayNode.Input) {
    super.init(input)
    addSubview(native)
    native.addAction(
      UIAction { [weak self] _ in
        if let self { self.input.enter(.isOn(native.isOn)) }
      }, for: .valueChanged)
    showValue()
    describe()
    paint()
  }

  override var targets: [UIView] { [native] }

  override func showValue() {
    let isOn = input.value == .isOn(true)
    if native.isOn != isOn { native.setOn(isOn, animated: window != nil) }
  }

  override func describe() { describe(native) }

  override func paint() { native.onTintColor = uiColor(input.tint) }

  override func naturalSize(width: Double) -> OverlaySize { size(of: native, width: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeAtTrailingSide(native)
  }
}

/// The view of a slider.
@MainActor
final class SliderView: InputView {
  /// The native slider, from 0 to 1, because UIKit's numbers are less precise than the app's.
  private let native = StepSlider()

  override init(_ input: OverlayNode.Input) {
    super.init(input)
    addSubview(native)
    native.step = { [weak self] steps in self?.input.move(by: steps) }
    native.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        guard case .slider(_, let scale) = self.input.kind else { return }
        self.input.enter(.number(scale.number(at: Double(native.value))))
        // The number may have been rounded.
        showValue()
      }, for: .valueChanged)
    showValue()
    describe()
    paint()
  }

  override var targets: [UIView] { [native] }

  override func showValue() {
    if case .slider(let number, let scale) = input.kind {
      native.value = Float(scale.fraction(of: number.value))
    }
    native.accessibilityValue = input.spokenValue
  }

  override func describe() { describe(native) }

  override func paint() { native.minimumTrackTintColor = uiColor(input.tint) }

  override var minimumWidth: Double { OverlayNode.Field.minimumTextWidth }

  override func naturalSize(width: Double) -> OverlaySize {
    OverlaySize(
      width: max(min(OverlayNode.Input.idealWidth, width), 0),
      height: size(of: native, width: width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    native.frame = bounds
  }
}

/// A slider that VoiceOver changes by the steps of the scale.
///
/// UISlider itself changes by a tenth of its range, which rounding may undo.
final class StepSlider: UISlider {
  /// Changes the number by steps, 1 or -1.
  var step: @MainActor (Int) -> Void = { _ in }

  override func accessibilityIncrement() { MainActor.assumeIsolated { step(1) } }

  override func accessibilityDecrement() { MainActor.assumeIsolated { step(-1) } }
}
#endif
