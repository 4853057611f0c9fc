internal import Usher

extension HostContract {
  static let rotation: [Clause] = [
    Clause("an overlay that turns as it comes is seen on its way, and rests upright in its place") {
      driver in
      let (upright, expected) = try await rest(
        driver, placement: .center, size: SizeConstraints(width: .intrinsic))
      upright.dismiss()
      await waitForEnd(of: upright, driver)
      var pressed: [String] = []
      let handle = driver.presenter.present(
        message(
          "Hello", onFirst: { pressed.append("first") }, onSecond: { pressed.append("second") }),
        as: turning(entrance: OverlayTransition(rotation: .curve(.linear, .seconds(2)))))
      await driver.advance(by: .milliseconds(200))
      try requireTurned(driver.frame(of: handle.id), from: expected, driver)
      await driver.wait { driver.isIdle }
      try requireEqual(driver.frame(of: handle.id), expected, "where it rests")
      let buttons = driver.buttonFrames(of: handle.id)
      try requireEqual(buttons.count, 2, "the number of buttons drawn")
      await driver.tap(center(buttons[1]))
      await driver.wait { !pressed.isEmpty && driver.isIdle }
      try requireEqual(pressed, ["second"], "what was pressed")
      await driver.tap(center(buttons[0]))
      await waitForEnd(of: handle, driver)
      try requireEqual(pressed, ["second", "first"], "what was pressed")
      try requireGone(handle, for: .actionTaken, driver)
    },
    Clause("an overlay that turns as it goes is seen on its way, and ends") { driver in
      let handle = driver.presenter.present(
        message("Hello"),
        as: turning(
          exit: OverlayTransition(rotation: Rotation(.curve(.linear, .seconds(2)), from: .pi))))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      guard let frame = driver.frame(of: handle.id) else {
        throw ContractViolation("a presented overlay is drawn; it was not")
      }
      handle.dismiss()
      await driver.advance(by: .milliseconds(400))
      try requireTurned(driver.frame(of: handle.id), from: frame, driver)
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .requested, driver)
    },
  ]

  private static func turning(
    entrance: OverlayTransition = .fadeIn, exit: OverlayTransition = .fadeOut
  ) -> Overlay {
    Overlay(
      placement: .center, lifetime: .untilDismissed, size: SizeConstraints(width: .intrinsic),
      entrance: entrance, exit: exit)
  }

  /// Throws unless `turned` is a rotation of `frame` about its centre, inside the viewport.
  @MainActor
  private static func requireTurned(
    _ turned: Rect?, from frame: Rect, _ driver: any HostDriver
  ) throws {
    guard let turned else { throw ContractViolation("it is drawn on its way; it was not") }
    try require(
      turned.size.height > frame.size.height + 2,
      "what is wide is taller where it is turned; it went from \(frame) to \(turned)")
    let (before, after) = (center(frame), center(turned))
    try require(
      abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1,
      "it turns about its middle; that went from \(before) to \(after)")
    try require(
      turned.minX >= 0 && turned.minY >= 0 && turned.maxX <= driver.viewportSize.width
        && turned.maxY <= driver.viewportSize.height, "it is seen; it is drawn at \(turned)")
  }
}
