#if canImport(UIKit)
internal import UIKit
internal import Usher

/// What a person can use in one overlay's content, in reading order.
///
/// It keeps the views that it tells of; they do not keep it. Whoever shows the content does.
@MainActor
final class Controls {
  /// The buttons; their place is their number.
  private(set) var buttons: [ButtonView] = []
  /// The lines to type into.
  private(set) var fields: [FieldView] = []
  /// Whether a surface in it shows what lies behind, so that it may look different wherever it is.
  private(set) var hasLiveSurface = false
  /// Knows which line of which overlay has the keyboard.
  weak var editing: FieldInput?
  private let onPress: @MainActor (Int, Node.Button) -> Void
  private let onSizeChange: @MainActor () -> Void
  private var defaults: [(view: ButtonView, press: @MainActor () -> Void)] = []
  private var bars: [ProgressView] = []
  /// All that answers touches by itself.
  private var targets: [UIView] = []

  /// Makes room for what is built.
  ///
  /// - Parameters:
  ///   - onPress: Called with the number of a button that was pressed.
  ///   - onSizeChange: Called where the content may need another size than before: a page was turned, letters
  ///     have grown, or a view of the app's own has changed.
  init(
    onPress: @escaping @MainActor (Int, Node.Button) -> Void,
    onSizeChange: @escaping @MainActor () -> Void
  ) {
    self.onPress = onPress
    self.onSizeChange = onSizeChange
  }

  /// The line that is to have the keyboard when the overlay has come.
  var firstField: FieldView? { fields.first { $0.field.isFirst } }

  /// Takes in the next button, and calls for its presses.
  func add(_ view: ButtonView, for button: Node.Button) {
    let (number, onPress) = (buttons.count, onPress)
    buttons.append(view)
    targets.append(view)
    view.addAction(UIAction { _ in onPress(number, button) }, for: .touchUpInside)
    if button.isDefault { defaults.append((view, { onPress(number, button) })) }
  }

  /// Takes in the next line to type into.
  func add(_ view: FieldView) {
    fields.append(view)
    targets.append(view)
  }

  /// Takes in the symbols of the next rating.
  func add(_ symbols: [UIControl]) { targets += symbols }

  /// Takes in a bar that shows how much is left of the overlay's lifetime.
  func add(_ bar: ProgressView) { bars.append(bar) }

  /// Notes that a surface in it shows what lies behind.
  func noteLiveSurface() { hasLiveSurface = true }

  /// Whether a bar in it shows how much is left of the overlay's lifetime.
  var showsTimeLeft: Bool { !bars.isEmpty }

  /// Tells the bars how much is left of the overlay's lifetime.
  ///
  /// - Parameters:
  ///   - share: From 0 to 1; `nil` where it has none.
  ///   - track: How it runs out by itself; `nil` where it stands still.
  func showTimeLeft(_ share: Double?, along track: TimeLeftTrack?) {
    for bar in bars { bar.show(share, along: track) }
  }

  /// A piece may need another size: it and all around it are laid out anew.
  func sizeDidChange(of view: UIView) {
    for around in sequence(first: view, next: { $0.superview }).prefix(while: { !($0 is UIWindow) })
    { around.setNeedsLayout() }
    onSizeChange()
  }

  /// Presses the default button; the answer is whether there is one on screen.
  @discardableResult
  func pressDefault() -> Bool {
    guard let shown = defaults.first(where: { $0.view.isUsable }) else { return false }
    shown.press()
    return true
  }

  /// Return was pressed in a line: goes on to the next one, or presses the default button, unless the client
  /// says no.
  func leave(_ view: FieldView) {
    guard editing?.takesReturn(in: view.field) ?? true else { return }
    if let next = fieldAfter(view) { next.takeKeyboard() } else { pressDefault() }
  }

  /// The next line after one that a person can use.
  func fieldAfter(_ view: FieldView) -> FieldView? {
    fields.drop { $0 !== view }.dropFirst().first { $0.isUsable }
  }

  /// The line in a part of the content that has the keyboard.
  func fieldWithKeyboard(in part: UIView) -> FieldView? {
    fields.first { $0.hasKeyboard && $0.isDescendant(of: part) }
  }

  /// Moves the keyboard to the first line in a part of the content; without one, it goes.
  func moveKeyboard(into part: UIView) {
    if let field = fields.first(where: { $0.isDescendant(of: part) && $0.isUsable }) {
      field.takeKeyboard()
    } else {
      editing?.release()
    }
  }

  /// What can be used and is nearest to a place; of two that are as near, the one that comes first.
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
  /// Whether a person can use it: what is on a page that fades out is still there to be seen.
  var isUsable: Bool { window != nil && isUnhidden }

  /// Whether neither it nor anything around it is hidden, or keeps touches away.
  fileprivate var isUnhidden: Bool {
    sequence(first: self) { $0.superview }
      .allSatisfy { !$0.isHidden && $0.isUserInteractionEnabled }
  }
}

extension CGRect {
  /// How far away a point is; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let across = max(minX - point.x, point.x - maxX, 0)
    let down = max(minY - point.y, point.y - maxY, 0)
    return (across * across + down * down).squareRoot()
  }
}
#endif
