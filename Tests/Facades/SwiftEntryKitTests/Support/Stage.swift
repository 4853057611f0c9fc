import FacadeTesting
import SwiftEntryKit
import Usher
import UsherTesting

/// A screen with what its entries told, in order.
@MainActor
final class Stage {
  let screen: Screen
  /// What was told so far.
  private(set) var lines: [String] = []

  init(_ viewport: Viewport = Viewport(size: Size(width: 390, height: 844))) {
    screen = Screen(viewport)
  }

  /// Notes something.
  func note(_ line: String) { lines.append(line) }

  /// What was told since this was last asked.
  func told() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Attributes of an entry that tells what happens to it.
  func attributes(
    _ name: String, _ base: EKAttributes = .topFloat,
    _ change: (inout EKAttributes) -> Void = { _ in }
  ) -> EKAttributes {
    var attributes = base
    attributes.name = name
    attributes.lifecycleEvents = EKAttributes.LifecycleEvents(
      willAppear: { self.note("\(name) willAppear") },
      didAppear: { self.note("\(name) didAppear") },
      willDisappear: { self.note("\(name) willDisappear") },
      didDisappear: { self.note("\(name) didDisappear") })
    change(&attributes)
    return attributes
  }

  /// Displays an entry of a name, and waits until that has been taken up.
  func display(
    _ name: String, _ base: EKAttributes = .topFloat,
    _ change: (inout EKAttributes) -> Void = { _ in }
  ) async {
    SwiftEntryKit.display(entry: label(name), using: attributes(name, base, change))
    await screen.settle()
  }

  /// Displays an entry of a name that waits for its turn.
  func enqueue(
    _ name: String, _ priority: EKAttributes.Precedence.Priority = .normal
  ) async {
    await display(name) { $0.precedence = .enqueue(priority: priority) }
  }

  /// Sends entries away, and waits until that has been taken up.
  func dismiss(
    _ descriptor: SwiftEntryKit.EntryDismissalDescriptor = .displayed, telling line: String? = nil
  ) async {
    SwiftEntryKit.dismiss(descriptor, with: line.map { line in { self.note(line) } })
    await screen.settle()
  }

  /// A tap, which takes 50 milliseconds.
  func tap(x: Double = 195, y: Double) {
    screen.host.point(.began, at: Point(x: x, y: y))
    advance(0.05)
    screen.host.point(.ended, at: Point(x: x, y: y))
  }

  /// A finger that moves at an even speed, in points per second, told every 10 milliseconds.
  func drag(
    from start: Double, speed: Double, for seconds: Double, isReleased: Bool = true
  ) {
    screen.host.point(.began, at: Point(x: 195, y: start))
    for step in 1...Int((seconds * 100).rounded()) {
      advance(0.01)
      screen.host.point(.moved, at: Point(x: 195, y: start + speed * Double(step) / 100))
    }
    if isReleased { screen.host.point(.ended, at: Point(x: 195, y: start + speed * seconds)) }
  }

  /// Lets time pass, in seconds; at its end a frame is drawn.
  func advance(_ seconds: Double) {
    screen.advance(seconds)
    screen.presenter.handle(.timePassed)
  }

  /// What is seen now, back to front.
  var overlays: [PlacedOverlay] { screen.host.scene.overlays }

  /// Where the entry in front is drawn now.
  var frame: Rect? { overlays.last?.currentFrame }

  /// What it shows.
  var content: OverlayContent? { overlays.last.flatMap { screen.host.attached[$0.id] } }

  /// Its values.
  var overlay: Overlay? { overlays.last.flatMap { screen.presenter.overlay(of: $0.id) } }
}

/// A view that says something.
@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// Whether two numbers are nearly the same.
func isClose(_ one: Double?, _ other: Double, within tolerance: Double = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
