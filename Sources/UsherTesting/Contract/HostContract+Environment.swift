internal import Usher

extension HostContract {
  static let environment: [Clause] = [
    Clause("a bottom overlay moves with the bottom edge when the window is resized") { driver in
      let (handle, before) = try await rest(driver, placement: .bottom)
      let size = OverlaySize(
        width: driver.viewportSize.width, height: driver.viewportSize.height - 150)
      await driver.resize(to: size)
      let expected = before.moved(by: Vector(dx: 0, dy: -150))
      await driver.wait { driver.frame(of: handle.id) == expected }
      try requireEqual(
        driver.frame(of: handle.id), expected, "the frame in a window 150 points shorter")
    },
    Clause("an overlay keeps its position, whichever it is, when the window is resized") {
      driver in
      var handles: [(placement: OverlayPosition, handle: PresentationHandle)] = []
      for placement in OverlayPosition.allCases {
        let overlay = OverlayConfiguration(
          placement: placement, precedence: .stack, lifetime: .infinite,
          size: SizeConstraints(width: .intrinsic))
        handles.append((placement, driver.presenter.present(message("Hello"), as: overlay)))
      }
      await driver.wait { driver.isIdle && driver.frame(of: handles[8].handle.id) != nil }
      await driver.resize(
        to: OverlaySize(
          width: driver.viewportSize.width + 60, height: driver.viewportSize.height - 120))
      await driver.wait {
        handles.allSatisfy { entry in
          driver.frame(of: entry.handle.id)
            .map { isInPlace($0, entry.placement, driver.viewportSize) } ?? false
        }
      }
      for (placement, handle) in handles {
        let frame = driver.frame(of: handle.id) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
        try require(
          isInPlace(frame, placement, driver.viewportSize),
          "the overlay should rest at the \(placement) of the resized window; it is drawn at \(frame)"
        )
      }
    },
    Clause("an overlay of full width grows with the window") { driver in
      let (handle, before) = try await rest(driver)
      let size = OverlaySize(
        width: driver.viewportSize.width + 40, height: driver.viewportSize.height)
      await driver.resize(to: size)
      let expected = before.size.width + 40
      await driver.wait { driver.frame(of: handle.id)?.size.width == expected }
      try requireEqual(
        driver.frame(of: handle.id)?.size.width, expected, "the width in a window 40 points wider")
    },
  ]
}
