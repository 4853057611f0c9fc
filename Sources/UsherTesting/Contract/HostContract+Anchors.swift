@_spi(Flows) internal import Usher

extension HostContract {
  static let anchors: [Clause] = [
    Clause("an overlay is next to its anchor, and moves with it in the same frame") {
      driver in
      let (tip, frame) = try await tip(driver)
      try requireEqual(frame.minY, view.maxY + distance, "the top of an overlay below its anchor")
      for step in 1...5 {
        let moved = view.moved(by: Vector(dx: 0, dy: 12 * Double(step)))
        await driver.placeAnchor(anchor, at: moved)
        try requireEqual(
          driver.frame(of: tip.id)?.minY, moved.maxY + distance,
          "the top of the overlay in the frame in which its anchor moved")
      }
      // The last layout may not have been reported yet.
      await driver.advance(by: .milliseconds(100))
      try requireEqual(
        driver.isIdle, true, "whether the host is idle while the anchor doesn't move")
    },
    Clause("an overlay is on the other side of its anchor if there is no room") { driver in
      let (tip, frame) = try await tip(driver)
      let low = OverlayRect(
        x: view.minX, y: driver.viewportSize.height - view.size.height - 20,
        width: view.size.width, height: view.size.height)
      await driver.placeAnchor(anchor, at: low)
      let expected = low.minY - distance - frame.size.height
      await driver.wait { driver.frame(of: tip.id)?.minY == expected }
      try requireEqual(
        driver.frame(of: tip.id)?.minY, expected, "the top of an overlay above its anchor")
    },
    Clause("an overlay ends when its anchor is removed, and isn't shown for a removed anchor") {
      driver in
      let (tip, _) = try await tip(driver)
      await driver.placeAnchor(anchor, at: nil)
      await waitForEnd(of: tip, driver)
      try requireGone(tip, for: .anchorGone, driver)
      let late = present(driver)
      await waitForEnd(of: late, driver)
      try requireGone(late, for: .anchorGone, driver)
    },
    Clause("the host reports an anchor only while an overlay is next to it") { driver in
      let reports = driver.presenter.ability(AnchorReports.self)
      let (tip, _) = try await tip(driver)
      tip.dismiss()
      await waitForEnd(of: tip, driver)
      let known = reports.count
      try require(known > 0, "the host should report the position of the anchor")
      await driver.placeAnchor(anchor, at: view.moved(by: Vector(dx: 0, dy: 40)))
      await driver.advance(by: .milliseconds(100))
      try requireEqual(reports.count, known, "the number of reports about the anchor")
    },
  ]

  private static let anchor: AnchorID = "of the contract"

  /// The frame of the anchor view.
  private static let view = OverlayRect(x: 120, y: 200, width: 90, height: 40)

  /// The distance between the view and the overlay: the length of the arrow plus the spacing.
  private static let distance = 12.0

  @MainActor
  private static func present(_ driver: any HostDriver) -> PresentationHandle {
    driver.presenter.present(
      message("Hello"),
      as: OverlayConfiguration(
        anchor: .beside(anchor), lifetime: .infinite,
        size: SizeConstraints(width: .intrinsic), entrance: OverlayTransition(),
        exit: OverlayTransition()))
  }

  /// Presents an overlay next to the anchor view, and waits until it rests.
  @MainActor
  private static func tip(
    _ driver: any HostDriver
  ) async throws -> (handle: PresentationHandle, frame: OverlayRect) {
    await driver.placeAnchor(anchor, at: view)
    let handle = present(driver)
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    guard let frame = driver.frame(of: handle.id) else {
      throw ContractViolation("an overlay next to an anchor should be drawn")
    }
    return (handle, frame)
  }
}

/// Counts the host's reports about anchors.
private final class AnchorReports: PresenterAbility {
  private(set) var count = 0

  init(of presenter: Presenter) {}

  func didReceive(_ event: OverlayEvent, in presenter: Presenter) {
    if case .anchorMoved = event { count += 1 }
  }
}
