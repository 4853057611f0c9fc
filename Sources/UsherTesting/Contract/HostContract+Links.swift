internal import Usher

extension HostContract {
  static let links: [Clause] = [
    Clause("a tap on a link opens it, and a tap on other words of the text doesn't") { driver in
      var opened: [String] = []
      let handle = driver.presenter.present(
        letter("[reply](https://a.example/1)").onOpenLink { link in
          opened.append(link.address)
          return .handled
        })
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let first = try linkFrame(of: handle, driver)
      await driver.tap(center(first))
      await driver.wait { opened.count == 1 && driver.isIdle }
      try requireEqual(opened, ["https://a.example/1"], "the opened links")
      await driver.tap(OverlayPoint(x: first.minX - 30, y: center(first).y))
      await driver.advance(by: .milliseconds(300))
      try requireEqual(opened.count, 1, "the number of opened links after a tap beside the link")
      handle.update(letter("long [answer](https://a.example/2)"))
      await driver.wait { driver.isIdle }
      let second = try linkFrame(of: handle, driver)
      try require(second.minX > first.minX, "the link should move with its words")
      await driver.tap(center(second))
      await driver.wait { opened.count == 2 && driver.isIdle }
      try requireEqual(opened.last, "https://a.example/2", "the link opened after an update")
      try requireEqual(handle.result == nil, true, "whether the overlay stays")
    }
  ]

  /// Returns an overlay without a time limit whose text ends with Markdown.
  private static func letter(_ markdown: String) -> Overlay {
    Overlay { Text(OverlayText(markdown: "Ada has written a \(markdown)")).font(.headline) }
      .duration(.infinite).onTap(dismisses: false) {}
  }

  @MainActor
  private static func linkFrame(
    of handle: PresentationHandle, _ driver: any HostDriver
  ) throws -> OverlayRect {
    guard let frame = driver.buttonFrames(of: handle.id).first, frame.size.width > 0 else {
      throw ContractViolation("a link should have a frame")
    }
    return frame
  }
}
