#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The controls of one overlay's content, in reading order.
///
/// This object retains the controls, which refer to it weakly. The card of the content retains it.
@MainActor
final class Controls {
  private var list = ControlList<ButtonView, FieldView>()
  /// Decides whether fields may begin or end editing.
  weak var editing: (any FieldEditing)?
  private let onPress: @MainActor (Int, OverlayNode.Button) -> Void
  private let onSizeChange: @MainActor () -> Void
  private var bars: [ProgressView] = []
  /// All controls that receive touches.
  private var targets: [UIView] = []

  /// Creates an empty list for the builder to fill.
  ///
  /// - Parameters:
  ///   - onPress: Called with the number of a button that was pressed.
  ///   - onSizeChange: Called when the content may need a different size, for example because a
  ///     page was turned, the text size changed, or one of the app's views changed.
  init(
    onPress: @escaping @MainActor (Int, OverlayNode.Button) -> Void,
    onSizeChange: @escaping @MainActor () -> Void
  ) {
    self.onPress = onPress
    self.onSizeChange = onSizeChange
  }

  /// The buttons, indexed by their numbers.
  var buttons: [ButtonView] { list.buttons }
  var fields: [FieldView] { list.fields }
  /// The field to focus after the overlay appears.
  var firstField: FieldView? { list.firstField }

  /// Removes all controls before the content changes.
  func clear() {
    list = ControlList()
    (bars, targets) = ([], [])
  }

  func add(_ view: ButtonView, for button: OverlayNode.Button) {
    let number = list.add(view, for: button)
    targets.append(view)
    view.accessibilityIdentifier = list.identifier(ofButtonAt: number)
  }

  /// Performs the action of a button.
  ///
  /// Buttons of previous content are ignored.
  func press(_ view: ButtonView) {
    guard let number = buttons.firstIndex(of: view) else { return }
    onPress(number, list.buttonNodes[number])
  }

  func add(_ view: FieldView) {
    list.add(view, for: view.field)
    targets.append(view)
  }

  /// Adds the symbols of a rating, or the controls of an input.
  func add(_ controls: [UIView]) { targets += controls }

  /// Adds a bar that shows the overlay's remaining lifetime.
  func add(_ bar: ProgressView) { bars.append(bar) }

  /// Whether the content has a bar that shows the overlay's remaining lifetime.
  var showsTimeLeft: Bool { !bars.isEmpty }

  /// Updates the bars that show the overlay's remaining lifetime.
  ///
  /// - Parameters:
  ///   - share: The remaining fraction of the lifetime, from 0 to 1, or `nil` if there is no time
  ///     limit.
  ///   - course: The motion of the bars for the rest of the lifetime, or `nil` to stop the bars at
  ///     `share`.
  func showTimeLeft(_ share: Double?, along course: TimeLeftCourse?) {
    for bar in bars { bar.show(share, along: course) }
  }

  /// Invalidates the layout of a view and its superviews because the view may need a different
  /// size.
  func sizeDidChange(of view: UIView) {
    view.sizeMayChange()
    onSizeChange()
  }

  /// Performs Return in a field: focuses the next field or presses the default button.
  ///
  /// Does nothing if the app disallows Return in the field.
  func leave(_ view: FieldView) {
    guard editing?.tracker.allowsReturn(in: view.field) ?? true else { return }
    guard let index = fields.firstIndex(where: { $0 === view }) else { return }
    switch list.effectOfReturn(
      inFieldAt: index, canUse: { $0.isUsable }, orPress: { $0.isUsable })
    {
    case .focuses(let next): next.requestKeyboard()
    case .presses(let number): onPress(number, list.buttonNodes[number])
    case .none: break
    }
  }

  /// Returns the next usable field after a field, or `nil` if it is the last usable field.
  func fieldAfter(_ view: FieldView) -> FieldView? {
    fields.firstIndex { $0 === view }.flatMap { list.field(after: $0) { $0.isUsable } }
  }

  /// Returns the field in `part` that has the keyboard, or `nil` if no such field exists.
  func fieldWithKeyboard(in part: UIView) -> FieldView? {
    fields.first { $0.hasKeyboard && $0.isDescendant(of: part) }
  }

  /// Focuses the first usable field in `part`, or hides the keyboard if there is none.
  func moveKeyboard(into part: UIView) {
    if let field = fields.first(where: { $0.isDescendant(of: part) && $0.isUsable }) {
      field.requestKeyboard()
    } else {
      editing?.release()
    }
  }

  /// Returns the control nearest to a point, or `nil` if no control is visible.
  ///
  /// If several controls are equally near, the first of them is returned.
  func nearest(to point: CGPoint, in view: UIView) -> UIView? {
    var nearest: (target: UIView, distance: CGFloat)?
    for target in targets where target.isUnhidden {
      for area in (target as? ButtonView)?.touchAreas ?? [target.bounds] {
        let distance = target.convert(area, to: view).distance(to: point)
        if distance < nearest?.distance ?? .infinity { nearest = (target, distance) }
      }
    }
    return nearest?.target
  }
}

extension UIView {
  /// Whether the user can interact with the view.
  ///
  /// A page that is fading out is visible, but the user can't interact with it.
  var isUsable: Bool { window != nil && isUnhidden }

  /// Whether the view and all superviews are visible and receive touches.
  fileprivate var isUnhidden: Bool {
    sequence(first: self) { $0.superview }
      .allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
  }
}

extension CGRect {
  /// Returns the distance to a point, which is 0 inside the rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let across = max(minX - point.x, point.x - maxX, 0)
    let down = max(minY - point.y, point.y - maxY, 0)
    return (across * across + down * down).squareRoot()
  }
}
#endif
