#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for choosing one of a few options, each of which has a native radio button.
@MainActor
final class OptionListView: InputView {
  private var options: [WidgetPointer] = []

  init?(_ input: OverlayNode.Input, _ environment: ViewEnvironment) {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return nil }
    super.init(box, input, environment)
    for (index, title) in input.options.enumerated() {
      guard let option = gtk_check_button_new() else { continue }
      gtk_widget_add_css_class(option, ControlStyle.input)
      gtk_widget_set_size_request(option, -1, Int32(OverlayNode.Input.minimumHeight))
      if let label = TextView(input.title(of: title), environment)?.widget {
        label.setMargins(Insets(top: 0, left: OverlayNode.Input.optionGap, bottom: 0, right: 0))
        gtk_check_button_set_child(cast(option), label)
      }
      if let first = options.first { gtk_check_button_set_group(cast(option), cast(first)) }
      Signal.connect(option, "toggled") { [weak self] in
        guard let self else { return }
        // A single option has no group, so a click turns it off, but the user can only choose.
        if gtk_check_button_get_active(cast(option)) != 0 || options.count == 1 {
          enter(.option(index))
        }
      }
      Signal.connectObject(option, "state-flags-changed") { [weak self] in self?.redraw() }
      AccessibleWidget(option).setLabel(title)
      gtk_box_append(cast(box), option)
      options.append(option)
    }
    describe()
    showValue()
  }

  override func show(_ value: OverlayNode.Input.Value) {
    guard case .option(let chosen) = value else { return }
    for (index, option) in options.enumerated() {
      gtk_check_button_set_active(cast(option), index == chosen ? 1 : 0)
    }
  }

  override var firstFocus: WidgetPointer {
    guard case .option(let index?) = input.value else { return options.first ?? native }
    return options[index]
  }

  override func describe() {
    for option in options { AccessibleWidget(option).setDescription(input.spokenDescription) }
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    for (index, option) in options.enumerated() {
      guard let frame = OverlayRect(of: option, in: widget) else { continue }
      draw(
        input.optionShapes(isChosen: input.value == .option(index), in: frame.size.height),
        mirroredIn: bounds.size.width, down: frame.minY, into: snapshot)
      if gtk_widget_get_state_flags(option).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 {
        ring(around: frame, into: snapshot)
      }
    }
    WidgetClass.snapshotChildren(of: widget, into: snapshot)
  }
}
#endif
