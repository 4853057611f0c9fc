#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a stepper, which VoiceOver adjusts like a slider.
@MainActor
final class StepperView: InputView {
  /// The native stepper, which only reports the direction of each step.
  ///
  /// Its number is 0, and its ends are -1 and 1, or 0 if there is no further number.
  private let native = UIStepper()

  override init(_ input: OverlayNode.Input) {
    super.init(input)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addSubview(native)
    native.addAction(
      UIAction { [weak self] _ in
        if let self { step(by: native.value < 0 ? -1 : 1) }
      }, for: .valueChanged)
    showValue()
    describe()
  }

  private func step(by steps: Int) {
    input.move(by: steps)
    // The number may not have changed.
    showValue()
  }

  override var targets: [UIView] { [native] }

  override var firstTarget: UIView? { self }

  override func showValue() {
    let (canDecrease, canIncrease) = (input.canMove(by: -1), input.canMove(by: 1))
    // UIKit refuses a minimum that isn't below the maximum, even for a moment.
    (native.minimumValue, native.maximumValue) = (-1, 1)
    native.value = 0
    native.isEnabled = canDecrease || canIncrease
    if native.isEnabled {
      if !canDecrease { native.minimumValue = 0 }
      if !canIncrease { native.maximumValue = 0 }
    }
    accessibilityValue = input.spokenValue
  }

  override func describe() { describe(self) }

  override func accessibilityIncrement() { MainActor.assumeIsolated { step(by: 1) } }

  override func accessibilityDecrement() { MainActor.assumeIsolated { step(by: -1) } }

  /// The native stepper is less high than a finger needs, so it also receives the touches above and
  /// below it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    let inside = convert(point, to: native)
    return native.hitTest(CGPoint(x: inside.x, y: native.bounds.midY), with: event)
  }

  override func naturalSize(width: Double) -> OverlaySize {
    let size = size(of: native, width: 0)
    return OverlaySize(
      width: size.width, height: max(size.height, OverlayNode.Input.stepperHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeAtTrailingSide(native)
  }
}
#endif
