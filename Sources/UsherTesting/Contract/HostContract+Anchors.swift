@_spi(Flows) internal import Usher

extension HostContract {
  static let anchors: [Clause] = [
    Clause("an overlay lies beside a view of the app's, and moves along with it in the same frame")
    {
      driver in
      let (tip, frame) = try await tip(driver)
      try requireEqual(frame.minY, view.maxY + distance, "the top of an overlay below the view")
      for step in 1...5 {
        let moved = view.moved(by: Vector(dx: 0, dy: 12 * Double(step)))
        await driver.placeAnchor(anchor, at: moved)
        try requireEqual(
          driver.frame(of: tip.id)?.minY, moved.maxY + distance,
          "the top of the overlay in the frame in which the view has moved")
      }
      // The last layout may not have been reported yet.
      await driver.advance(by: .milliseconds(100))
      try requireEqual(driver.isIdle, true, "the rest of a host whose anchor stands still")
    },
    Clause("an overlay takes the other side of a view of the app's that has no room") { driver in
      let (tip, frame) = try await tip(driver)
      let low = OverlayRect(
        x: view.minX, y: driver.viewportSize.height - view.size.height - 20,
        width: view.size.width, height: view.size.height)
      await driver.placeAnchor(anchor, at: low)
      let expected = low.minY - distance - frame.size.height
      await driver.wait { driver.frame(of: tip.id)?.minY == expected }
      try requireEqual(driver.frame(of: tip.id)?.minY, expected, "the top of an overlay above")
    },
    Clause("an overlay goes with its view of the app's, and none comes for a view that is gone") {
      driver in
      let (tip, _) = try await tip(driver)
      await driver.placeAnchor(anchor, at: nil)
      await waitForEnd(of: tip, driver)
      try requireGone(tip, for: .anchorGone, driver)
      let late = present(driver)
      await waitForEnd(of: late, driver)
      try requireGone(late, for: .anchorGone, driver)
    },
    Clause("a host tells of a view of the app's only while an overlay lies beside it") { driver in
      let reports = driver.presenter.ability(AnchorReports.self)
      let (tip, _) = try await tip(driver)
      tip.dismiss()
      await waitForEnd(of: tip, driver)
      let known = reports.count
      try require(known > 0, "a host should tell where the view is")
      await driver.placeAnchor(anchor, at: view.moved(by: Vector(dx: 0, dy: 40)))
      await driver.advance(by: .milliseconds(100))
      try requireEqual(reports.count, known, "the number of reports about the view")
    },
  ]

  private static let anchor: AnchorID = "of the contract"

  /// The frame of the anchor view.
  private static let view = OverlayRect(x: 120, y: 200, width: 90, height: 40)

  /// The distance between the view and the overlay, which consists of the arrow and the spacing.
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
      throw ContractViolation("an overlay beside a view should be drawn")
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
