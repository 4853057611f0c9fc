#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a stepper.
///
/// A native scale with the role of a spin button receives the keys and reports the number to
/// assistive technology. GTK's spin button would show its text next to the form's text.
@MainActor
final class StepperView: InputView {
  private var press: RepeatingPress?

  static func makeNative(on scale: OverlayNode.Input.Scale) -> WidgetPointer? {
    Subclass.makeObject(of: gtk_scale_get_type(), role: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON).map {
      let native: WidgetPointer = cast($0)
      gtk_range_set_range(
        cast(native), scale.range.lowerBound,
        max(scale.range.upperBound, scale.range.lowerBound.nextUp))
      gtk_range_set_increments(cast(native), scale.increment, scale.increment * 10)
      return native
    }
  }

  override init(
    _ native: WidgetPointer, _ input: OverlayNode.Input, _ environment: ViewEnvironment
  ) {
    super.init(native, input, environment)
    gtk_widget_set_can_target(native, 0)
    Signal.connect(native, "value-changed") { [weak self] in
      self?.enterNumber(gtk_range_get_value(cast(native)))
    }
    addClicks()
    showValue()
  }

  private func addClicks() {
    guard let click = gtk_gesture_click_new() else { return }
    let gesture = UnsafeMutableRawPointer(click)
    Signal.connectClick(gesture, "pressed") { [weak self] x, _ in
      guard let self else { return }
      let width = bounds.size.width
      let steps = OverlayNode.Input.steps(at: isReversed ? width - x : x, in: width)
      guard steps != 0 else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      gtk_widget_grab_focus(native)
      press = RepeatingPress { [weak self] in
        guard let self else { return false }
        self.input.move(by: steps)
        return self.input.canMove(by: steps)
      }
    }
    for signal in ["end", "cancel"] {
      Signal.connectObject(gesture, signal) { [weak self] in self?.press = nil }
    }
    gtk_widget_add_controller(widget, click)
  }

  /// Enters a number from a key press or from assistive technology.
  private func enterNumber(_ number: Double) {
    guard case .number(let known) = input.value, case .stepper(_, let scale) = input.kind,
      number != known
    else { return }
    let isStep = abs(abs(number - known) - scale.increment) < scale.increment / 1000
    enter(
      .number(isStep ? scale.number(number > known ? 1 : -1, stepsFrom: known) : number))
  }

  override func show(_ value: OverlayNode.Input.Value) {
    guard case .number(let number) = value else { return }
    gtk_range_set_value(cast(native), number)
    if let words = input.spokenValue { AccessibleWidget(native).setValueText(words) }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    let least = Int32(
      isHorizontal ? OverlayNode.Input.stepperSize.width : OverlayNode.Input.stepperHeight)
    return (least, least)
  }

  override var ringFrame: OverlayRect {
    let frame = OverlayNode.Input.stepperFrame(in: bounds.size)
    return isReversed
      ? frame.moved(by: Vector(dx: bounds.size.width - frame.maxX - frame.minX, dy: 0)) : frame
  }
}
#endif
