internal import Usher

extension HostContract {
  static let surroundings: [Clause] = [
    Clause("a bottom overlay moves with the edge when the window is resized") { driver in
      let (handle, before) = try await rest(driver, placement: .bottom)
      let size = Size(width: driver.viewportSize.width, height: driver.viewportSize.height - 150)
      await driver.resize(to: size)
      let expected = before.moved(by: Vector(dx: 0, dy: -150))
      await driver.wait { driver.frame(of: handle.id) == expected }
      try requireEqual(
        driver.frame(of: handle.id), expected, "its frame in a window 150 points lower")
    },
    Clause("a filled overlay grows with the window") { driver in
      let (handle, before) = try await rest(driver)
      let size = Size(width: driver.viewportSize.width + 40, height: driver.viewportSize.height)
      await driver.resize(to: size)
      let expected = before.size.width + 40
      await driver.wait { driver.frame(of: handle.id)?.size.width == expected }
      try requireEqual(
        driver.frame(of: handle.id)?.size.width, expected, "its width in a window 40 points wider")
    },
  ]
}
