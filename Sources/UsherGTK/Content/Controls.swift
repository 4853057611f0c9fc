#if GTK
internal import CGTK
internal import Usher

/// What a person can use in one overlay's content, in reading order.
///
/// It lives as long as that content, which owns the widgets.
@MainActor
final class Controls {
  /// The buttons; their place is their number.
  private(set) var buttons: [WidgetPointer] = []
  /// The lines to type into.
  private(set) var fields: [WidgetPointer] = []
  /// What they are, in the same order.
  private(set) var lines: [Node.Field] = []
  /// The line that is to have the focus when the overlay has come.
  private(set) var firstField: WidgetPointer?
  /// Whether a surface in it shows what lies behind, so that it may look different wherever it is.
  private(set) var hasLiveSurface = false
  /// How much is left of the overlay's lifetime, for the bars that show it.
  let timeLeft = Live<Double?>(nil)
  /// Called when a person types.
  let onType: @MainActor () -> Void
  /// Finds out now which line has the keyboard, and asks and tells about it.
  let settleEditing: @MainActor () -> Void
  /// Takes the keyboard from a line, if its client lets it go.
  let endEditing: @MainActor (Node.Field) -> Void
  /// Asks whether Return goes on as usual in a line.
  private let takesReturn: @MainActor (Node.Field) -> Bool
  private let onClick: @MainActor (Int, Node.Button) -> Void
  private var defaults: [(widget: WidgetPointer, press: @MainActor () -> Void)] = []

  init(
    onClick: @escaping @MainActor (Int, Node.Button) -> Void,
    onType: @escaping @MainActor () -> Void,
    settleEditing: @escaping @MainActor () -> Void,
    endEditing: @escaping @MainActor (Node.Field) -> Void,
    takesReturn: @escaping @MainActor (Node.Field) -> Bool
  ) {
    self.onClick = onClick
    self.onType = onType
    self.settleEditing = settleEditing
    self.endEditing = endEditing
    self.takesReturn = takesReturn
  }

  /// Takes in the next button, and calls for its clicks.
  func add(_ widget: WidgetPointer, for button: Node.Button) {
    let (number, onClick) = (buttons.count, onClick)
    buttons.append(widget)
    Signal.connect(widget, "clicked") { onClick(number, button) }
    if button.isDefault { defaults.append((widget, { onClick(number, button) })) }
  }

  /// Takes in the next line to type into.
  func add(_ widget: WidgetPointer, for field: Node.Field) {
    fields.append(widget)
    lines.append(field)
    if field.isFirst, firstField == nil { firstField = widget }
  }

  /// Notes that a surface in it shows what lies behind.
  func noteLiveSurface() { hasLiveSurface = true }

  /// Presses the default button; the answer is whether there is one on screen.
  @discardableResult
  func pressDefault() -> Bool {
    guard let shown = defaults.first(where: { isShown($0.widget) }) else { return false }
    shown.press()
    return true
  }

  /// Return was pressed in `field`: goes on to the next one, or presses the default button, unless the client
  /// says no.
  func leave(_ field: WidgetPointer) {
    guard let number = fields.firstIndex(of: field), takesReturn(lines[number]) else { return }
    let later = fields.drop { $0 != field }.dropFirst()
    if let next = later.first(where: isShown) {
      gtk_widget_grab_focus(next)
    } else {
      pressDefault()
    }
  }

  /// Whether a person can use a widget: what is on a page that fades out is still there to be seen.
  private func isShown(_ widget: WidgetPointer) -> Bool {
    guard gtk_widget_get_mapped(widget) != 0 else { return false }
    return sequence(first: widget) { gtk_widget_get_parent($0) }
      .allSatisfy { gtk_widget_get_can_target($0) != 0 }
  }
}
#endif
