#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The interactive controls of one overlay's content, in reading order.
///
/// The content owns the widgets.
@MainActor
final class Controls {
  private var list = ControlList<WidgetPointer, WidgetPointer>()
  /// Whether a surface in the content shows the widgets behind the overlay.
  ///
  /// Such a surface changes when the overlay moves.
  private(set) var hasLiveSurface = false
  /// Whether the content has inputs, such as switches.
  private var hasInputs = false
  /// The remaining fraction of the overlay's lifetime, for progress bars.
  let timeLeft = ObservableValue<Double?>(nil)
  let onType: @MainActor () -> Void
  /// A closure that determines which field has the keyboard focus, and performs pending editing
  /// callbacks.
  let followFocus: @MainActor () -> Void
  /// A closure that removes the keyboard focus from a field, unless the app's callback refuses.
  let endEditing: @MainActor (OverlayNode.Field) -> Void
  /// A closure that asks the app whether Return in a field has its usual effect.
  private let allowsReturn: @MainActor (OverlayNode.Field) -> Bool
  private let onPress: @MainActor (Int, OverlayNode.Button) -> Void

  init(
    onPress: @escaping @MainActor (Int, OverlayNode.Button) -> Void,
    onType: @escaping @MainActor () -> Void,
    followFocus: @escaping @MainActor () -> Void,
    endEditing: @escaping @MainActor (OverlayNode.Field) -> Void,
    allowsReturn: @escaping @MainActor (OverlayNode.Field) -> Bool
  ) {
    self.onPress = onPress
    self.onType = onType
    self.followFocus = followFocus
    self.endEditing = endEditing
    self.allowsReturn = allowsReturn
  }

  /// The buttons, in the order of their numbers in events.
  var buttons: [WidgetPointer] { list.buttons }
  var fields: [WidgetPointer] { list.fields }
  /// The text fields' descriptions, in the order of `fields`.
  var fieldNodes: [OverlayNode.Field] { list.fieldNodes }
  func number(ofFieldWith text: ObservableValue<String>) -> Int? {
    fieldNodes.firstIndex { $0.text === text }
  }

  /// The text field that gets the keyboard focus after the overlay appears, or `nil` if no field
  /// requests the focus.
  var firstField: WidgetPointer? { list.firstField }

  func clear() {
    list = ControlList()
    (hasLiveSurface, hasInputs) = (false, false)
  }

  func add(_ widget: WidgetPointer, for button: OverlayNode.Button) {
    let number = list.add(widget, for: button)
    gtk_widget_set_name(widget, list.identifier(ofButtonAt: number))
  }

  /// Presses a button.
  ///
  /// Does nothing if the content no longer contains the button.
  func press(_ widget: WidgetPointer) {
    guard let number = buttons.firstIndex(of: widget) else { return }
    onPress(number, list.buttonNodes[number])
  }

  func add(_ widget: WidgetPointer, for field: OverlayNode.Field) {
    list.add(widget, for: field)
  }

  func noteLiveSurface() { hasLiveSurface = true }

  func noteInput() { hasInputs = true }

  /// The control that gets the keyboard focus first, or `nil` for the first control in reading
  /// order.
  ///
  /// The field that requests the focus is first. If there are no fields or inputs, the default
  /// button is first, because Return presses the focused button. Buttons take precedence over
  /// links.
  var firstControl: WidgetPointer? {
    firstField
      ?? (fields.isEmpty && !hasInputs
        ? list.firstButton(where: isShown).map { buttons[$0] } : nil)
  }

  /// Performs Return in `field`: focuses the next usable field, or presses the default button if
  /// there is none.
  ///
  /// Does nothing if the app's callback refuses Return.
  func leave(_ field: WidgetPointer) {
    guard let number = fields.firstIndex(of: field), allowsReturn(fieldNodes[number]) else {
      return
    }
    switch list.effectOfReturn(inFieldAt: number, canUse: canUse, orPress: isShown) {
    case .focuses(let next): gtk_widget_grab_focus(next)
    case .presses(let button): onPress(button, list.buttonNodes[button])
    case .none: break
    }
  }

  private func canUse(_ widget: WidgetPointer) -> Bool {
    isShown(widget) && gtk_widget_is_sensitive(widget) != 0
  }

  /// Whether a widget is shown, and not on a page that is fading out.
  private func isShown(_ widget: WidgetPointer) -> Bool {
    gtk_widget_get_mapped(widget) != 0
      && sequence(first: widget) { gtk_widget_get_parent($0) }
        .allSatisfy { gtk_widget_get_can_target($0) != 0 }
  }
}
#endif
