#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for an input, such as a switch, that draws the shapes of a native control.
///
/// The native control is invisible and does everything else.
@MainActor
class InputView: WidgetBehavior {
  let native: WidgetPointer
  let environment: ViewEnvironment
  private(set) var input: OverlayNode.Input
  /// Whether the app's value is being shown.
  ///
  /// The native control reports this change as if the user had made it.
  private var isShowing = false

  /// Creates the view for an input, or returns `nil` if GTK can't create the native control.
  static func make(_ input: OverlayNode.Input, _ environment: ViewEnvironment) -> InputView? {
    switch input.kind {
    case .toggle: gtk_switch_new().map { SwitchView($0, input, environment) }
    case .slider(_, let scale):
      gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, scale.range.lowerBound,
        max(scale.range.upperBound, scale.range.lowerBound.nextUp),
        scale.increment > 0 ? scale.increment : 1
      ).map { SliderView($0, input, environment) }
    case .stepper(_, let scale):
      StepperView.makeNative(on: scale).map { StepperView($0, input, environment) }
    case .choice where input.isList: OptionListView(input, environment)
    case .choice: MenuView.makeNative(for: input).map { MenuView($0, input, environment) }
    case .date: gtk_menu_button_new().flatMap { DateView($0, day: input, environment) }
    }
  }

  init(_ native: WidgetPointer, _ input: OverlayNode.Input, _ environment: ViewEnvironment) {
    (self.native, self.input, self.environment) = (native, input, environment)
    super.init()
    gtk_widget_set_parent(native, widget)
    gtk_widget_add_css_class(native, ControlStyle.input)
    gtk_widget_set_name(native, input.identifier)
    Signal.connectObject(native, "state-flags-changed") { [weak self] in self?.redraw() }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
    follow()
    describe()
  }

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
      error: { [weak self] in self?.describe() },
      focus: { [weak self] in if let self { gtk_widget_grab_focus(firstFocus) } })
  }

  final func showValue() {
    isShowing = true
    show(input.value)
    isShowing = false
    redraw()
  }

  /// Stores a value that the user entered in the native control.
  final func enter(_ value: OverlayNode.Input.Value) {
    guard !isShowing else { return }
    input.enter(value)
    // The value may have been rounded or refused.
    showValue()
  }

  func show(_ value: OverlayNode.Input.Value) {}

  /// The widget that gets the keyboard focus first.
  var firstFocus: WidgetPointer { native }

  /// Reports the purpose and the error message to assistive technology.
  func describe() {
    AccessibleWidget(native).setLabel(input.spokenDescription)
    redraw()
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let needed = Self.measure(native, orientation, across: across)
    let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
    let least = isHorizontal ? needed.minimum : max(needed.minimum, Int32(minimumHeight))
    let usual = isHorizontal ? Int32(idealWidth) : least
    return (least, max(needed.natural, usual))
  }

  var minimumHeight: Double { OverlayNode.Input.minimumHeight }
  var idealWidth: Double {
    input.options.isEmpty ? OverlayNode.Input.idealWidth : input.width(around: 0)
  }

  override func allocate(width: Int32, height: Int32) {
    fill(with: native, width: width, height: height)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    let flags = gtk_widget_get_state_flags(native).rawValue
    let isEdited = flags & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    draw(
      input.shapes(in: bounds.size, isEdited: isEdited), mirroredIn: bounds.size.width,
      into: snapshot)
    super.snapshot(snapshot)
    if flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 {
      ring(around: ringFrame, into: snapshot)
    }
  }

  /// The frame that contains the ring for the keyboard focus.
  var ringFrame: OverlayRect { bounds }

  /// Draws shapes, mirrored if the language is right-to-left.
  final func draw(
    _ shapes: [InputShape], mirroredIn width: Double, down y: Double = 0,
    into snapshot: OpaquePointer
  ) {
    for shape in shapes {
      var frame = shape.frame.moved(by: Vector(dx: 0, dy: y))
      if isReversed { frame = frame.moved(by: Vector(dx: width - frame.maxX - frame.minX, dy: 0)) }
      Surface(style: shape.style, traits: environment.traits.value).draw(
        into: snapshot, over: frame, on: widget)
    }
  }

  /// Gives the arrow of the native control a color that contrasts with the card.
  final func colorArrow() {
    let isLight = environment.resolve(.label).isLight
    gtk_widget_remove_css_class(native, isLight ? ControlStyle.darkInk : ControlStyle.lightInk)
    gtk_widget_add_css_class(native, isLight ? ControlStyle.lightInk : ControlStyle.darkInk)
  }

  final func ring(around frame: OverlayRect, into snapshot: OpaquePointer) {
    FocusRing.draw(
      inside: GskRoundedRect(frame.graphene, radius: 10), color: environment.resolve(.label),
      into: snapshot)
  }
}

@MainActor
final class SwitchView: InputView {
  override init(
    _ native: WidgetPointer, _ input: OverlayNode.Input, _ environment: ViewEnvironment
  ) {
    super.init(native, input, environment)
    Signal.connectObject(native, "notify::active") { [weak self] in
      self?.enter(.isOn(gtk_switch_get_active(OpaquePointer(native)) != 0))
    }
    showValue()
  }

  override func show(_ value: OverlayNode.Input.Value) {
    gtk_switch_set_active(OpaquePointer(native), value == .isOn(true) ? 1 : 0)
  }

  override var idealWidth: Double { OverlayNode.Input.toggleSize.width }
}

@MainActor
final class SliderView: InputView {
  override init(
    _ native: WidgetPointer, _ input: OverlayNode.Input, _ environment: ViewEnvironment
  ) {
    super.init(native, input, environment)
    gtk_scale_set_draw_value(cast(native), 0)
    Signal.connect(native, "value-changed") { [weak self] in
      self?.enter(.number(gtk_range_get_value(cast(native))))
    }
    showValue()
  }

  override func show(_ value: OverlayNode.Input.Value) {
    guard case .number(let number) = value else { return }
    gtk_range_set_value(cast(native), number)
    if let words = input.spokenValue { AccessibleWidget(native).setValueText(words) }
  }
}
#endif
