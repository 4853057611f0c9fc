#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let crossing: [WindowScenario] = [
    WindowScenario("an expired overlay ends when the pointer moves to it from another overlay") {
      driver in
      let pair = try await ExpiringPair(on: driver)
      await driver.hover(try pair.middle(of: pair.staying))
      await driver.advance(by: .milliseconds(200))
      let target = try pair.middle(of: pair.expiring)
      pair.letExpire()
      await driver.hover(target)
      await driver.advance(by: .milliseconds(300))
      try pair.expectOneLeft()
    },
    WindowScenario("an expired overlay ends when the focus moves to it from another overlay") {
      driver in
      let pair = try await ExpiringPair(on: driver)
      // Key presses go to the window under the pointer.
      await driver.hover(OverlayPoint(x: 195, y: 400))
      gtk_widget_grab_focus(pair.sample.bottomButton.widget)
      await driver.perform([.key("Tab")])
      await driver.advance(by: .milliseconds(200))
      pair.letExpire()
      await driver.perform([.key("Tab")])
      await driver.advance(by: .milliseconds(300))
      try pair.expectOneLeft()
    },
  ]
}

/// Two overlays in a window with a manual clock.
///
/// One stays, and the other expires before the presenter notices this.
@MainActor
private struct ExpiringPair {
  let sample = SampleWindow(titleBar: .none)
  let staying: PresentationHandle
  let expiring: PresentationHandle
  private let host: GTKHost
  private let presenter: Presenter
  private let clock = ManualClock()

  init(on driver: GTKDriver) async throws {
    let clock = clock
    host = try GTKHost(in: sample.widget, clock: .manual { clock.now })
    presenter = Presenter(host: host)
    await driver.advance(by: .milliseconds(500))
    let plain = OverlayTransition()
    staying = presenter.present(
      .notification(
        title: "Stays", button: OverlayNode.Button("Do", dismisses: false), closeButton: .never),
      as: OverlayConfiguration(
        lane: LaneID(1), lifetime: .infinite, entrance: plain, exit: plain))
    expiring = presenter.present(
      .notification(title: "Ends", button: OverlayNode.Button("Do", dismisses: false)),
      as: OverlayConfiguration(
        lane: LaneID(2), placement: .bottom, lifetime: .timed(.seconds(1)), entrance: plain,
        exit: plain))
    await driver.advance(by: .milliseconds(500))
  }

  func middle(of handle: PresentationHandle) throws -> OverlayPoint {
    let frame = try unwrap(host.frame(of: handle.id), "the frame of an overlay")
    return OverlayPoint(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
  }

  /// Expires the second overlay, which the presenter notices at its next event.
  func letExpire() {
    clock.advance(by: .seconds(2))
  }

  func expectOneLeft() throws {
    try expect(expiring.result, equals: .dismissed(.timedOut), "the outcome of the one that ended")
    try expect(staying.result, equals: nil, "the outcome of the one that stays")
  }
}
#endif
