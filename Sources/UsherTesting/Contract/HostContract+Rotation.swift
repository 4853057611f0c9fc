internal import Usher

extension HostContract {
  static let rotation: [Clause] = [
    Clause("an overlay that rotates while it enters is always visible, and rests upright") {
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
      try requireEqual(driver.frame(of: handle.id), expected, "the resting frame")
      let buttons = driver.buttonFrames(of: handle.id)
      try requireEqual(buttons.count, 2, "the number of buttons drawn")
      await driver.tap(center(buttons[1]))
      await driver.wait { !pressed.isEmpty && driver.isIdle }
      try requireEqual(pressed, ["second"], "the pressed buttons")
      await driver.tap(center(buttons[0]))
      await waitForEnd(of: handle, driver)
      try requireEqual(pressed, ["second", "first"], "the pressed buttons")
      try requireGone(handle, for: .button(0), driver)
    },
    Clause("an overlay that rotates while it leaves stays visible until it ends") { driver in
      let handle = driver.presenter.present(
        message("Hello"),
        as: turning(
          exit: OverlayTransition(rotation: Rotation(.curve(.linear, .seconds(2)), from: .pi))))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      guard let frame = driver.frame(of: handle.id) else {
        throw ContractViolation("a presented overlay should be drawn")
      }
      handle.dismiss()
      await driver.advance(by: .milliseconds(400))
      try requireTurned(driver.frame(of: handle.id), from: frame, driver)
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .programmatic, driver)
    },
  ]

  private static func turning(
    entrance: OverlayTransition = .fadeIn, exit: OverlayTransition = .fadeOut
  ) -> OverlayConfiguration {
    OverlayConfiguration(
      placement: .center, lifetime: .infinite, size: SizeConstraints(width: .intrinsic),
      entrance: entrance, exit: exit)
  }

  /// Throws if `turned` isn't a rotation of `frame` about its center, inside the viewport.
  @MainActor
  private static func requireTurned(
    _ turned: OverlayRect?, from frame: OverlayRect, _ driver: any HostDriver
  ) throws {
    guard let turned else {
      throw ContractViolation("the overlay should be drawn while it rotates")
    }
    try require(
      turned.size.height > frame.size.height + 2,
      "the wide overlay should be taller while it is rotated; it changed from \(frame) to \(turned)"
    )
    let (before, after) = (center(frame), center(turned))
    try require(
      abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1,
      "the overlay should rotate around its center; the center moved from \(before) to \(after)")
    try require(
      turned.minX >= 0 && turned.minY >= 0 && turned.maxX <= driver.viewportSize.width
        && turned.maxY <= driver.viewportSize.height,
      "the overlay should stay inside the viewport; it is drawn at \(turned)")
  }
}
