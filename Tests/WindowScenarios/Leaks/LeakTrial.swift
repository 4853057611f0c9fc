#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

/// A window in which a great many overlays come up, each with another content, way in, way out and end.
///
/// Time is a manual clock's, so that thousands of overlays take seconds; frames are real, so that GTK
/// draws what it would draw.
@MainActor
final class LeakTrial {
  /// How many overlays have been asked for.
  private(set) var count = 0
  /// How they ended, each reason with its count.
  private(set) var outcomes: [Outcome: Int] = [:]
  private let sample: SampleWindow
  private let host: GTKHost
  private let presenter: Presenter
  private let clock = ManualClock()
  private let pictures: TrialPictures
  private let contents: [TrialContent]

  init(of contents: [TrialContent] = TrialContent.all) throws {
    self.contents = contents
    sample = SampleWindow(titleBar: .none)
    let clock = clock
    host = try GTKHost(window: sample.widget, clock: .manual { clock.now })
    presenter = Presenter(host: host)
    // Images that cannot be found are part of it.
    presenter.onProblem = { _ in }
    pictures = try TrialPictures()
  }

  /// Shows overlays until so many have been asked for, and waits until the last has gone.
  ///
  /// - Returns: The least memory that was in use meanwhile while nothing was shown.
  @discardableResult
  func run(until count: Int) async throws -> MemoryUse {
    var least = try MemoryUse()
    while self.count < count {
      try await playRound()
      try expect(presenter.isShowing, equals: false, "isShowing")
      try expect(presenter.waitingCount, equals: 0, "waitingCount")
      least = try least.lesser(MemoryUse())
    }
    return least
  }

  /// Shows one overlay in each lane at the same time, each with another end.
  private func playRound() async throws {
    let running = TrialEnding.allCases.enumerated().map { lane, ending in
      (ending, present(nextContent(), for: ending, lane: LaneID(lane)))
    }
    await pass(.milliseconds(100))
    for (ending, handle) in running where ending == .interrupted { handle.dismiss() }
    await pass(.milliseconds(400))
    for (ending, handle) in running { ending.begin(handle, in: self) }
    await pass(.milliseconds(100))
    presenter.dismissAll()
    await pass(.milliseconds(100))
    await pass(.seconds(1))
    for (ending, handle) in running {
      guard let outcome = handle.result else {
        throw ScenarioFailure(description: "one that is \(ending) stays: \(handle.fate)")
      }
      outcomes[outcome, default: 0] += 1
    }
  }

  private func present(
    _ content: OverlayContent, for ending: TrialEnding, lane: LaneID
  ) -> PresentationHandle {
    let number = count
    count += 1
    let token = TrialToken()
    return presenter.present(
      content,
      as: Overlay(
        lane: lane, placement: Placement.allCases[number % Placement.allCases.count],
        lifetime: ending.lifetime, swipe: SwipePolicy(directions: [.up]),
        backdrop: number % 31 == 0 ? Backdrop() : nil,
        entrance: TrialEnding.transitions[number % TrialEnding.transitions.count],
        exit: TrialEnding.transitions[number / 3 % TrialEnding.transitions.count]),
      name: number % 2 == 0 ? "name \(number)" : nil,
      interactions: Interactions(onTap: [token.callback]),
      lifecycle: Lifecycle(
        didPresent: token.callback, didDismiss: { _ in withExtendedLifetime(token) {} }))
  }

  /// Asks for one more overlay in the lane of another one; `nil` where that has gone.
  @discardableResult
  func present(behind handle: PresentationHandle, precedence: Precedence) -> PresentationHandle? {
    guard var overlay = handle.overlay else { return nil }
    count += 1
    overlay.precedence = precedence
    overlay.name = nil
    return presenter.present(nextContent(), as: overlay)
  }

  /// The content whose turn it is.
  func nextContent() -> OverlayContent {
    defer { turn += 1 }
    return contents[turn % contents.count].make(TrialToken(), pictures)
  }
  private var turn = 0

  /// Lets our time pass, and then so much of the real time that a frame is drawn.
  private func pass(_ duration: Duration) async {
    clock.advance(by: duration)
    presenter.handle(.timePassed)
    try? await Task.sleep(for: .milliseconds(18))
  }

  /// Swipes an overlay up and away.
  func swipe(_ handle: PresentationHandle) {
    guard let frame = host.frame(of: handle.id) else { return }
    var point = Point(
      x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
    presenter.handle(.pointerChanged(.began, PointerSample(position: point, time: clock.now)))
    for _ in 0..<8 {
      clock.advance(by: .milliseconds(8))
      point.y -= 15
      presenter.handle(.pointerChanged(.moved, PointerSample(position: point, time: clock.now)))
    }
    presenter.handle(.pointerChanged(.ended, PointerSample(position: point, time: clock.now)))
  }

  /// Presses the last native button of an overlay, as GTK does where it is clicked.
  func press(_ handle: PresentationHandle) {
    guard let frame = host.buttonFrames(of: handle.id).last,
      let layer = sample.layer,
      let button = button(at: frame, in: layer)
    else { return }
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
  }

  private func button(
    at frame: Rect, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_button_get_type()) != 0 {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, sample.widget, &bounds) != 0,
        Double(bounds.origin.x) == frame.minX, Double(bounds.origin.y) == frame.minY
      else { return nil }
      return widget
    }
    var child = gtk_widget_get_first_child(widget)
    while let part = child {
      if let found = button(at: frame, in: part) { return found }
      child = gtk_widget_get_next_sibling(part)
    }
    return nil
  }
}
#endif
