import FacadeTesting
import SwiftEntryKit
import Usher
import UsherTesting

/// A screen with a record of its entries' callbacks, in order.
@MainActor
final class Stage {
  let screen: Screen
  /// The callbacks so far.
  private(set) var lines: [String] = []

  init(_ viewport: OverlayViewport = OverlayViewport(size: OverlaySize(width: 390, height: 844))) {
    screen = Screen(viewport)
  }

  /// Records a line.
  func note(_ line: String) { lines.append(line) }

  /// Returns the callbacks since the last call.
  func told() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Creates attributes for an entry that records its callbacks.
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

  /// Displays a named entry and waits until the request is performed.
  func display(
    _ name: String, _ base: EKAttributes = .topFloat,
    _ change: (inout EKAttributes) -> Void = { _ in }
  ) async {
    SwiftEntryKit.display(entry: label(name), using: attributes(name, base, change))
    await screen.settle()
  }

  /// Displays a named entry that waits for its turn.
  func enqueue(
    _ name: String, _ priority: EKAttributes.Precedence.Priority = .normal
  ) async {
    await display(name) { $0.precedence = .enqueue(priority: priority) }
  }

  /// Dismisses entries and waits until the request is performed.
  func dismiss(
    _ descriptor: SwiftEntryKit.EntryDismissalDescriptor = .displayed, telling line: String? = nil
  ) async {
    SwiftEntryKit.dismiss(descriptor, with: line.map { line in { self.note(line) } })
    await screen.settle()
  }

  /// Taps for 50 milliseconds.
  func tap(x: Double = 195, y: Double) {
    screen.host.point(.began, at: OverlayPoint(x: x, y: y))
    advance(0.05)
    screen.host.point(.ended, at: OverlayPoint(x: x, y: y))
  }

  /// Drags a finger at a constant speed in points per second, with an event every 10 milliseconds.
  func drag(
    from start: Double, speed: Double, for seconds: Double, isReleased: Bool = true
  ) {
    screen.host.point(.began, at: OverlayPoint(x: 195, y: start))
    for step in 1...Int((seconds * 100).rounded()) {
      advance(0.01)
      screen.host.point(.moved, at: OverlayPoint(x: 195, y: start + speed * Double(step) / 100))
    }
    if isReleased {
      screen.host.point(.ended, at: OverlayPoint(x: 195, y: start + speed * seconds))
    }
  }

  /// Advances the clock by a number of seconds, and draws a frame at the end.
  func advance(_ seconds: Double) {
    screen.advance(seconds)
    screen.connection.timePassed()
  }

  /// The visible overlays, from back to front.
  var overlays: [PlacedOverlay] { screen.host.scene.overlays }

  /// The current frame of the front entry.
  var frame: OverlayRect? { overlays.last?.currentFrame }

  /// The content of the front entry.
  var content: OverlayContent? { overlays.last.flatMap { screen.host.attached[$0.id] } }

  /// The configuration of the front entry.
  var overlay: OverlayConfiguration? {
    overlays.last.flatMap { screen.presenter.overlay(of: $0.id) }
  }
}

/// Creates a label with a text.
@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

/// Returns whether two numbers are nearly equal.
func isClose(_ one: Double?, _ other: Double, within tolerance: Double = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
