#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let scrolling: [WindowScenario] = [
    WindowScenario("a drag scrolls content to its end, and then moves the overlay") { driver in
      let (handle, point) = try await longMessage(driver)
      await driver.drag(
        from: point, to: OverlayPoint(x: point.x, y: point.y - 60), over: .milliseconds(400))
      await driver.advance(by: .milliseconds(600))
      try expect(handle.result, equals: nil, "the outcome while there was more to be scrolled to")
      await driver.drag(
        from: point, to: OverlayPoint(x: point.x, y: point.y - 180), over: .milliseconds(400))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.swipe), "the outcome of a longer pull")
    },
    WindowScenario(
      "after the wheel has scrolled content to its end, a drag moves the overlay", only: .withWheel
    ) { driver in
      let (handle, point) = try await longMessage(driver)
      for _ in 0..<6 { await driver.scroll(at: point) }
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome of turning the wheel")
      try expect(
        driver.sample.content.scrollOffset, equals: 0, "how far the app's list has scrolled")
      await driver.drag(
        from: point, to: OverlayPoint(x: point.x, y: point.y - 70), over: .milliseconds(150))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.swipe), "the outcome of the pull")
    },
    WindowScenario("a drag across the scroll direction moves the overlay") { driver in
      let (handle, point) = try await longMessage(
        driver, swipe: SwipePolicy(directions: [.left, .right]))
      await driver.drag(
        from: point, to: OverlayPoint(x: point.x + 200, y: point.y), over: .milliseconds(150))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.swipe), "the outcome")
    },
  ]

  /// Shows a message at the top with 100 points more content than fits.
  ///
  /// Returns the message and a point inside.
  @MainActor
  private static func longMessage(
    _ driver: GTKDriver, swipe: SwipePolicy = .standard
  ) async throws -> (PresentationHandle, OverlayPoint) {
    let lines = OverlayNode.box(OverlayNode.Box(style: .card, width: 200, height: 300))
    let handle = driver.presenter.present(
      OverlayContent(.scroll(OverlayNode.Scroll(lines, maximumHeight: 200))),
      as: OverlayConfiguration(lifetime: .infinite, tap: .absorb, swipe: swipe))
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    let frame = try unwrap(driver.frame(of: handle.id), "the overlay's frame")
    try expect(frame.size.height, equals: 200, "the height of what scrolls")
    return (handle, OverlayPoint(x: frame.minX + 60, y: frame.maxY - 20))
  }
}
#endif
