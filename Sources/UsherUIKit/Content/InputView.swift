#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a switch, a slider or a choice, with a native control.
@MainActor
class InputView: PieceView {
  private(set) var input: OverlayNode.Input

  /// Creates the view for a kind of control.
  static func make(_ input: OverlayNode.Input, _ controls: Controls) -> InputView {
    switch input.kind {
    case .toggle: SwitchView(input)
    case .slider: SliderView(input)
    case .choice: input.isList ? OptionListView(input, controls) : MenuView(input, controls)
    }
  }

  init(_ input: OverlayNode.Input) {
    self.input = input
    super.init(frame: .zero)
    input.addObserver(self) { [weak self] in self?.showValue() }
    input.error?.addObserver(self) { [weak self] in self?.describe() }
    input.focusRequests?.addObserver(self) { [weak self] in self?.focus() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an input with the same appearance and the same observable values.
  final func show(_ input: OverlayNode.Input) { self.input = input }

  /// The controls that receive touches.
  var targets: [UIView] { [] }

  /// Shows the current value.
  func showValue() {}

  /// Updates what VoiceOver reads.
  func describe() {}

  /// Moves VoiceOver to the control, and scrolls it into view.
  private func focus() {
    var around = superview
    while let view = around, !(view is UIScrollView) { around = view.superview }
    if let scroll = around as? UIScrollView {
      scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: true)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: targets.first)
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
  }

  override var targets: [UIView] { [native] }

  override func showValue() {
    let isOn = input.value == .isOn(true)
    if native.isOn != isOn { native.setOn(isOn, animated: window != nil) }
  }

  override func describe() {
    native.accessibilityLabel = input.spokenDescription
    native.accessibilityIdentifier = input.identifier
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    traitsDidChange()
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    native.onTintColor = uiColor(input.tint)
  }

  override func naturalSize(width: Double) -> OverlaySize { size(of: native, width: 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = OverlaySize(native.sizeThatFits(.zero))
    place(
      native,
      at: OverlayRect(
        x: Double(bounds.width) - size.width, y: (Double(bounds.height) - size.height) / 2,
        width: size.width, height: size.height))
  }
}

/// The view of a slider.
@MainActor
final class SliderView: InputView {
  private let native = UISlider()

  override init(_ input: OverlayNode.Input) {
    super.init(input)
    addSubview(native)
    if case .slider(_, let scale) = input.kind {
      native.minimumValue = Float(scale.range.lowerBound)
      native.maximumValue = Float(scale.range.upperBound)
    }
    native.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.input.enter(.number(Double(native.value)))
        // The number may have been rounded.
        showValue()
      }, for: .valueChanged)
    showValue()
    describe()
  }

  override var targets: [UIView] { [native] }

  override func showValue() {
    if case .number(let number) = input.value { native.value = Float(number) }
    native.accessibilityValue = input.spokenValue
  }

  override func describe() {
    native.accessibilityLabel = input.spokenDescription
    native.accessibilityIdentifier = input.identifier
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    traitsDidChange()
  }

  override func traitsDidChange() {
    super.traitsDidChange()
    native.minimumTrackTintColor = uiColor(input.tint)
  }

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
#endif
