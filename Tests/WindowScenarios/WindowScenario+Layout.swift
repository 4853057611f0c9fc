#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of the resting frames of overlays.
  static let layout: [WindowScenario] = [
    WindowScenario(
      "an overlay that fills the safe area extends its background over the title bar",
      hasTitleBar: true
    ) {
      driver in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(lifetime: .infinite, margins: .zero, safeArea: .filled))
      let frame = try await frame(of: handle, driver)
      try expect(frame.minY > 20, equals: true, "that it rests below a title bar")
      // A window with a title bar has a shadow, so it doesn't start in the corner of the screen.
      let reaching = OverlaySize(width: frame.size.width, height: frame.maxY)
      try expect(try Screen().bounds(of: magenta)?.size, equals: reaching, "the size in pixels")
    },
    WindowScenario(
      "an overlay that ignores the safe area covers the title bar", hasTitleBar: true
    ) {
      driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, safeArea: .overridden))
      let frame = try await frame(of: handle, driver)
      try expect(frame.minY, equals: 12, "the top of the overlay")
      try expect(try Screen().bounds(of: magenta)?.size, equals: frame.size, "the size in pixels")
    },
    WindowScenario("a buffer extends the background beyond the frame at the overlay's edge") {
      driver in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .bottom, lifetime: .infinite,
          margins: Insets(horizontal: 12, vertical: 60), buffer: 40))
      let frame = try await frame(of: handle, driver)
      let reaching = OverlayRect(
        x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height + 40)
      try expect(try Screen().bounds(of: magenta), equals: reaching, "the pixels")
    },
    WindowScenario("in a right-to-left layout, leading is on the right") { driver in
      let handle = driver.presenter.present(
        magentaMessage,
        as: OverlayConfiguration(
          placement: .topLeading, lifetime: .infinite,
          size: SizeConstraints(width: .intrinsic)))
      let left = try await frame(of: handle, driver)
      try expect(left.minX, equals: 12, "its left edge")
      gtk_widget_set_direction(driver.sample.widget, GTK_TEXT_DIR_RTL)
      let right = driver.viewportSize.width - 12
      await driver.wait { driver.frame(of: handle.id)?.maxX == right }
      try expect(driver.frame(of: handle.id)?.maxX, equals: right, "its right edge")
    },
    WindowScenario("an overlay avoids an obstruction, and returns when it's removed") {
      driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      let before = try await frame(of: handle, driver)
      let size = driver.viewportSize
      let covered = OverlayRect(x: 0, y: size.height - 100, width: size.width, height: 100)
      driver.presenter.obstructions = [Obstruction(covered)]
      let expected = before.moved(by: Vector(dx: 0, dy: -88))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) == expected }
      try expect(driver.frame(of: handle.id), equals: expected, "its frame above what is covered")
      driver.presenter.obstructions = []
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) == before }
      try expect(driver.frame(of: handle.id), equals: before, "its frame afterwards")
    },
    WindowScenario("overlays of two lanes at the same edge don't overlap, and close gaps") {
      driver in
      let first = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      let edge = try await frame(of: first, driver)
      let second = driver.presenter.present(
        OverlayContent.notification(
          title: "Green", closeButton: .never,
          theme: MessageTheme(
            style: OverlayStyle(background: .color(AdaptiveColor(hex: green)), shadow: nil),
            title: AdaptiveColor(hex: green), description: .white, icon: .white, button: .white)),
        as: OverlayConfiguration(lane: LaneID(1), lifetime: .infinite))
      let beside = edge.moved(by: Vector(dx: 0, dy: edge.size.height + 8))
      try expect(try await frame(of: second, driver), equals: beside, "the frame of the second")
      try await driver.expectPixels(of: magenta, in: edge, "the first")
      try await driver.expectPixels(of: green, in: beside, "the second")
      first.dismiss()
      await driver.wait { first.result != nil }
      try expect(try await frame(of: second, driver), equals: edge, "its frame afterwards")
      try await driver.expectPixels(of: green, in: edge, "the second afterwards")
    },
    WindowScenario("overlays that are presented together are measured and shown in the next frame")
    {
      driver in
      let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
      let known = gdk_frame_clock_get_frame_counter(clock)
      var frames: [Int] = []
      let handles = [(LaneID.main, OverlayPosition.top), (LaneID(1), .bottom)].map {
        lane, placement in
        driver.presenter.present(
          magentaMessage,
          as: OverlayConfiguration(lane: lane, placement: placement, lifetime: .infinite),
          lifecycle: Lifecycle(willPresent: {
            frames.append(gdk_frame_clock_get_frame_counter(clock) - known)
          }))
      }
      try expect(handles.map { isMeasuring($0) }, equals: [true, true], "that they are measured")
      try expect(driver.isIdle, equals: false, "that the host is idle")
      var shown: Int?
      let watch = try FrameWatch(driver) { screen in
        guard shown == nil, screen.bounds(of: magenta) != nil else { return }
        shown = gdk_frame_clock_get_frame_counter(clock) - known
      }
      await driver.wait { driver.isIdle && shown != nil }
      watch.stop()
      try expect(frames, equals: [1, 1], "the frames that measured them")
      try expect(shown, equals: 1, "the frame that shows them")
    },
    WindowScenario("a modal overlay is measured immediately") { driver in
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      try expect(isMeasuring(handle), equals: false, "that it is measured later")
      try expect(handle.state.isShown, equals: true, "that it is shown")
    },
    WindowScenario("an overlay in a hidden window is measured immediately") { driver in
      gtk_widget_set_visible(driver.sample.widget, 0)
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
      try expect(isMeasuring(handle), equals: false, "that it is measured later")
      try expect(handle.state.isShown, equals: true, "that it is shown")
    },
  ]

  /// Whether the size of a requested overlay is still unknown.
  @MainActor
  private static func isMeasuring(_ handle: PresentationHandle) -> Bool {
    if case .pending(.measuring) = handle.state { true } else { false }
  }

  private static let green: UInt32 = 0x00C000

  /// Waits until an overlay rests, and returns its frame.
  @MainActor
  private static func frame(
    of handle: PresentationHandle, _ driver: GTKDriver
  ) async throws -> OverlayRect {
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    return try unwrap(driver.frame(of: handle.id), "the frame")
  }
}
#endif
