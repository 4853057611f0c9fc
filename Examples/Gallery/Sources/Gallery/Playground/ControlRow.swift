#if GTK
internal import CGTK
internal import GalleryModel
internal import GTKWidgets

/// A row of the playground with a control's title and its input.
@MainActor
final class ControlRow {
  let widget: Widget
  private let control: Control
  private let input: Widget
  private let gate: Gate

  /// Creates a row that calls `change` for each setting that the user changes.
  init(
    _ control: Control, of playground: Playground,
    change: @escaping @MainActor ((inout Playground) -> Void) -> Void
  ) {
    self.control = control
    let gate = Gate(change: change)
    self.gate = gate
    input = Self.makeInput(for: control) { gate.pass($0) }
    gtk_widget_set_valign(input, GTK_ALIGN_CENTER)
    widget = Widgets.row(
      [Widgets.label(control.title).growing(horizontally: true), input], spacing: 12)
    refresh(playground)
  }

  /// Shows the current value.
  ///
  /// A control without effect is insensitive.
  func refresh(_ playground: Playground) {
    gate.isShut = true
    defer { gate.isShut = false }
    gtk_widget_set_sensitive(widget, control.isActive(in: playground) ? 1 : 0)
    switch control.kind {
    case .choice(let choice): DropDown.select(choice.selected(playground), in: input)
    case .toggle(let isOn, _): gtk_switch_set_active(input.opaque, isOn(playground) ? 1 : 0)
    case .number(let number): gtk_spin_button_set_value(input.opaque, number.value(playground))
    }
  }

  /// Distinguishes user input from values that the program shows.
  @MainActor
  private final class Gate {
    let change: @MainActor ((inout Playground) -> Void) -> Void
    var isShut = false

    init(change: @escaping @MainActor ((inout Playground) -> Void) -> Void) {
      self.change = change
    }

    func pass(_ setting: (inout Playground) -> Void) {
      if !isShut { change(setting) }
    }
  }

  private static func makeInput(
    for control: Control, heard: @escaping @MainActor (@escaping (inout Playground) -> Void) -> Void
  ) -> Widget {
    switch control.kind {
    case .choice(let choice):
      return DropDown.make(choice.titles, selected: nil) { index in
        heard { choice.select(&$0, index) }
      }
    case .toggle(_, let set):
      let widget = Widgets.made(gtk_switch_new())
      Listening.connectProperty(widget, "active") {
        let isOn = gtk_switch_get_active(widget.opaque) != 0
        heard { set(&$0, isOn) }
      }
      return widget
    case .number(let number):
      let widget = Widgets.made(
        gtk_spin_button_new_with_range(
          number.range.lowerBound, number.range.upperBound, number.step))
      gtk_spin_button_set_digits(widget.opaque, number.step < 1 ? 2 : 0)
      Listening.connect(widget, "value-changed") {
        let value = gtk_spin_button_get_value(widget.opaque)
        heard { number.set(&$0, value) }
      }
      guard !number.unit.isEmpty else { return widget }
      gtk_widget_set_tooltip_text(widget, number.unit)
      return widget
    }
  }
}
#endif
