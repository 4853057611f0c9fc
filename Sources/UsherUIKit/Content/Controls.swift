#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The controls of one overlay's content, in reading order.
///
/// The list keeps its views, which do not keep the list; the card of the content does.
@MainActor
final class Controls {
  private var list = ControlList<ButtonView, FieldView>()
  /// The answers to questions about fields.
  weak var editing: (any FieldEditing)?
  private let onPress: @MainActor (Int, OverlayNode.Button) -> Void
  private let onSizeChange: @MainActor () -> Void
  private var bars: [ProgressView] = []
  /// All controls with touches of their own.
  private var targets: [UIView] = []

  /// Makes an empty list for the builder to fill.
  ///
  /// - Parameters:
  ///   - onPress: Called with the number of a button that was pressed.
  ///   - onSizeChange: Called where the content may need another size than before: a page was
  ///     turned, letters have grown, or a view of the app's own has changed.
  init(
    onPress: @escaping @MainActor (Int, OverlayNode.Button) -> Void,
    onSizeChange: @escaping @MainActor () -> Void
  ) {
    self.onPress = onPress
    self.onSizeChange = onSizeChange
  }

  /// The buttons, each at the index of its number.
  var buttons: [ButtonView] { list.buttons }
  /// The fields.
  var fields: [FieldView] { list.fields }
  /// The field to focus when the overlay has come.
  var firstField: FieldView? { list.firstField }

  /// Forgets all controls, because the content is about to change.
  func clear() {
    list = ControlList()
    (bars, targets) = ([], [])
  }

  /// Takes in the next button.
  func add(_ view: ButtonView, for button: OverlayNode.Button) {
    let number = list.add(view, for: button)
    targets.append(view)
    view.accessibilityIdentifier = button.identifier(at: number)
  }

  /// Presses a button; one that the content no longer has does nothing.
  func press(_ view: ButtonView) {
    guard let number = buttons.firstIndex(of: view) else { return }
    onPress(number, list.buttonNodes[number])
  }

  /// Takes in the next field.
  func add(_ view: FieldView) {
    list.add(view, for: view.field)
    targets.append(view)
  }

  /// Takes in the symbols of the next rating.
  func add(_ symbols: [UIControl]) { targets += symbols }

  /// Takes in a bar of the overlay's remaining lifetime.
  func add(_ bar: ProgressView) { bars.append(bar) }

  /// Whether the content has a bar of the overlay's remaining lifetime.
  var showsTimeLeft: Bool { !bars.isEmpty }

  /// Tells the bars the overlay's remaining lifetime.
  ///
  /// - Parameters:
  ///   - share: The share of the lifetime that is left, from 0 to 1; `nil` for a lifetime without
  ///     a time limit.
  ///   - course: The rest of the lifetime for the render server to play; `nil` leaves the bars at
  ///     `share`.
  func showTimeLeft(_ share: Double?, along course: TimeLeftCourse?) {
    for bar in bars { bar.show(share, along: course) }
  }

  /// Lays out a piece with all views around, since the piece may need another size.
  func sizeDidChange(of view: UIView) {
    view.sizeMayChange()
    onSizeChange()
  }

  /// Acts on Return in a field: focuses the next field, or presses the default button, unless the
  /// app refuses.
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

  /// The next usable field after a field.
  func fieldAfter(_ view: FieldView) -> FieldView? {
    fields.firstIndex { $0 === view }.flatMap { list.field(after: $0) { $0.isUsable } }
  }

  /// The focused field in a part of the content.
  func fieldWithKeyboard(in part: UIView) -> FieldView? {
    fields.first { $0.hasKeyboard && $0.isDescendant(of: part) }
  }

  /// Focuses the first field in a part of the content; without a field, the keyboard goes.
  func moveKeyboard(into part: UIView) {
    if let field = fields.first(where: { $0.isDescendant(of: part) && $0.isUsable }) {
      field.requestKeyboard()
    } else {
      editing?.release()
    }
  }

  /// The control nearest to a point; the first of two at the same distance.
  func nearest(to point: CGPoint, in view: UIView) -> UIView? {
    var nearest: (target: UIView, distance: CGFloat)?
    for target in targets where target.isUnhidden {
      let distance = target.convert(target.bounds, to: view).distance(to: point)
      if distance < nearest?.distance ?? .infinity { nearest = (target, distance) }
    }
    return nearest?.target
  }
}

extension UIView {
  /// Whether the view is usable: a page on its way out is visible and unusable.
  var isUsable: Bool { window != nil && isUnhidden }

  /// Whether the view and all views around are shown and take touches.
  fileprivate var isUnhidden: Bool {
    sequence(first: self) { $0.superview }
      .allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
  }
}

extension CGRect {
  /// The distance of a point; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let across = max(minX - point.x, point.x - maxX, 0)
    let down = max(minY - point.y, point.y - maxY, 0)
    return (across * across + down * down).squareRoot()
  }
}
#endif
