internal import Usher

extension HostContract {
  /// Returns whether a frame is at a placement, 12 points from the edges.
  static func isInPlace(_ frame: OverlayRect, _ placement: OverlayPosition, _ viewport: OverlaySize)
    -> Bool
  {
    let across =
      switch placement.horizontal {
      case .leading: frame.minX - 12
      case .center: (frame.minX + frame.maxX - viewport.width) / 2
      case .trailing: viewport.width - 12 - frame.maxX
      }
    let along =
      switch placement.vertical {
      case .top: frame.minY - 12
      case .center: (frame.minY + frame.maxY - viewport.height) / 2
      case .bottom: viewport.height - 12 - frame.maxY
      }
    return abs(across) < 1 && abs(along) < 1
  }

  static let appearance: [Clause] =
    OverlayPosition.allCases.map { placement in
      Clause("an overlay rests at its position, \(placement)") { driver in
        let (_, frame) = try await rest(
          driver, placement: placement, size: SizeConstraints(width: .intrinsic))
        try require(
          isInPlace(frame, placement, driver.viewportSize),
          "the overlay should rest at the \(placement); it is drawn at \(frame)")
      }
    } + [
      Clause("an overlay slides in from its edge") { driver in
        let (early, late) = try await entrance(
          driver, by: OverlayTransition(slide: .curve(.linear, .seconds(2))))
        try require(
          early.minY < late.minY - 2,
          "the overlay should move down; it moved from \(early) to \(late)")
      },
      Clause("an overlay of full width reaches from margin to margin") { driver in
        let (_, frame) = try await rest(driver)
        try require(
          abs(frame.minX - 12) < 1 && abs(frame.maxX - (driver.viewportSize.width - 12)) < 1,
          "the overlay should leave 12 points on both sides; it is drawn at \(frame)")
      },
      Clause("an overlay has its configured height, but at most the viewport's height") {
        driver in
        let (tall, frame) = try await rest(
          driver, size: SizeConstraints(height: .constant(200)))
        try requireEqual(frame.size.height, 200, "the height of an overlay of 200 points")
        tall.dismiss()
        await waitForEnd(of: tall, driver)
        let (_, tallest) = try await rest(driver, size: SizeConstraints(height: .ratio(1)))
        try requireEqual(
          tallest.size.height, driver.viewportSize.height - 24,
          "the height of an overlay as tall as the viewport")
      },
      Clause("an overlay that scales in grows around its center to its resting frame") { driver in
        let (early, late) = try await entrance(
          driver, by: OverlayTransition(scale: Scale(.curve(.linear, .seconds(2)), from: 0.5)))
        let ratio = early.size.width / late.size.width
        try require(
          ratio > 0.4 && ratio < 0.95 && early.size.height < late.size.height,
          "the overlay should be smaller while it enters; it changed from \(early) to \(late)")
        let (before, after) = (center(early), center(late))
        try require(
          abs(before.x - after.x) < 1 && abs(before.y - after.y) < 1,
          "the overlay's center should stay in place; it moved from \(before) to \(after)")
      },
      Clause("an overlay that fades in has its resting frame from the start") { driver in
        let (early, late) = try await entrance(
          driver, by: OverlayTransition(fade: .curve(.linear, .seconds(2))))
        try requireEqual(early, late, "the frame of an overlay that fades in")
      },
      Clause("with reduced motion, an overlay fades in and does not move") { driver in
        driver.presenter.receive(.preferencesChanged(Preferences(reducesMotion: true)))
        let (early, late) = try await entrance(
          driver,
          by: OverlayTransition(
            slide: .spring(.lively), scale: .spring(.lively),
            fade: .curve(.linear, .seconds(2))))
        try requireEqual(early, late, "the frame of an overlay that fades in instead of moving")
      },
      Clause("an overlay of full width is as tall as its content needs") { driver in
        let short = try await rest(driver, message("Hello"))
        short.handle.dismiss()
        await waitForEnd(of: short.handle, driver)
        let long = try await rest(
          driver, message(String(repeating: "many words ", count: 20)))
        try require(
          long.frame.size.height > short.frame.size.height,
          "longer text should be taller; it is \(long.frame.size) after \(short.frame.size)")
      },
      Clause("an update shows the new content in the same place") { driver in
        let (handle, before) = try await rest(driver)
        handle.transform(to: OverlayContent(.button(OverlayNode.Button("Only", dismisses: false))))
        await driver.wait { driver.isIdle && driver.buttonFrames(of: handle.id).count == 1 }
        try requireEqual(driver.buttonFrames(of: handle.id).count, 1, "the number of buttons drawn")
        try requireEqual(
          driver.frame(of: handle.id)?.origin, before.origin, "the overlay's top left corner")
        handle.dismiss()
        await waitForEnd(of: handle, driver)
        try requireGone(handle, for: .programmatic, driver)
        try requireEqual(
          driver.buttonFrames(of: handle.id), [], "the buttons of a removed overlay")
      },
      Clause("the host is idle while an overlay rests") { driver in
        _ = try await rest(driver)
        try require(
          driver.isIdle, "the host should be idle, with neither a timer nor a frame requested")
      },
    ]

  /// Returns the frame of an overlay soon after its entrance starts and at rest.
  @MainActor
  private static func entrance(
    _ driver: any HostDriver, by transition: OverlayTransition
  ) async throws -> (early: OverlayRect, late: OverlayRect) {
    let handle = driver.presenter.present(
      message("Hello"), as: OverlayConfiguration(lifetime: .infinite, entrance: transition))
    await driver.advance(by: .milliseconds(200))
    let early = driver.frame(of: handle.id)
    await driver.wait { driver.isIdle }
    let late = driver.frame(of: handle.id)
    guard let early, let late else {
      throw ContractViolation(
        "the overlay should always be drawn; its frames are \(early as Any) and \(late as Any)")
    }
    return (early, late)
  }
}
