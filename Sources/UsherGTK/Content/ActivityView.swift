#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for an activity indicator, with spokes that light up in turn.
@MainActor
final class ActivityView: WidgetBehavior {
  private var activity: OverlayNode.Activity
  private let environment: ViewEnvironment
  private lazy var ticker = FrameTicker(for: widget)
  /// The index of the brightest spoke.
  private var position = 0

  private static let spokes = 8
  /// The duration of one turn, in seconds.
  private static let seconds = 0.8

  init(_ activity: OverlayNode.Activity, _ environment: ViewEnvironment) {
    self.activity = activity
    self.environment = environment
    super.init(role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
    if !activity.description.isEmpty { AccessibleWidget(widget).setLabel(activity.description) }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
    environment.allowsMotion.addObserver(self) { [weak self] in self?.followMotion() }
    ticker.tick = { [weak self] seconds in
      self?.turn(to: seconds)
      return true
    }
    show(activity)
  }

  /// Shows another activity in the same indicator while the spokes continue to turn.
  ///
  /// The activity must have the same size, color and description as the previous activity.
  func show(_ activity: OverlayNode.Activity) {
    self.activity.isRunning.removeObserver(self)
    self.activity = activity
    activity.isRunning.addObserver(self) { [weak self] in self?.followMotion() }
    followMotion()
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    (Int32(activity.size), Int32(activity.size))
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    guard activity.isRunning.value else { return }
    let size = activity.size
    let left = (self.bounds.size.width - size) / 2
    let top = (self.bounds.size.height - size) / 2
    let area = OverlayRect(x: left, y: top, width: size, height: size)
    CairoDrawing.append(to: snapshot, over: area) { context in
      cairo_translate(context, left + size / 2, top + size / 2)
      drawSpokes(into: context)
    }
  }

  private func drawSpokes(into context: OpaquePointer) {
    let (size, color) = (activity.size, environment.resolve(activity.color))
    cairo_set_line_width(context, size * 0.1)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    for spoke in 0..<Self.spokes {
      let age = (position - spoke + Self.spokes) % Self.spokes
      let strength = 1 - 0.8 * Double(age) / Double(Self.spokes - 1)
      cairo_save(context)
      cairo_rotate(context, Double(spoke) * 2 * .pi / Double(Self.spokes))
      cairo_set_source_rgba(
        context, color.red, color.green, color.blue, color.alpha * strength)
      cairo_move_to(context, 0, -size * 0.24)
      cairo_line_to(context, 0, -size * 0.43)
      cairo_stroke(context)
      cairo_restore(context)
    }
  }

  private func turn(to seconds: Double) {
    let rounds = seconds / Self.seconds
    let now = Int(rounds.truncatingRemainder(dividingBy: 1) * Double(Self.spokes))
    guard now != position else { return }
    position = now
    redraw()
  }

  private func followMotion() {
    ticker.isWanted = activity.isRunning.value && environment.allowsMotion.value
    redraw()
  }

}
#endif
