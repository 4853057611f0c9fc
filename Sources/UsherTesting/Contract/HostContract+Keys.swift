internal import Usher

extension HostContract {
  static let keys: [Clause] = [
    Clause("Escape dismisses the overlay") { driver in
      let (handle, _) = try await rest(driver)
      await driver.press(.escape)
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .escape, driver)
    },
    Clause("Return presses the default button of a modal overlay") { driver in
      let handle = driver.presenter.present(
        OverlayContent(.button(OverlayNode.Button("Done", isDefault: true))),
        as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.return)
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .button(0), driver)
    },
    Clause("the focus key moves the focus from the newest overlay with a control to older overlays")
    {
      driver in
      var pressed: [String] = []
      let handles = await list(
        of: ["old", "plain", "new"], driver, buttons: ["old", "new"]
      ) { pressed.append($0) }
      await driver.press(.f6)
      await driver.press(.f6)
      await driver.press(.return)
      await waitForEnd(of: handles[0], driver)
      try requireEqual(pressed, ["old"], "the pressed buttons")
      try requireEqual(
        handles.map { $0.result != nil }, [true, false, false], "whether each overlay has ended")
    },
    Clause("the focus moves to the next overlay when the overlay with the focus is dismissed") {
      driver in
      var pressed: [String] = []
      let handles = await list(of: ["old", "middle", "new"], driver) { pressed.append($0) }
      await driver.press(.f6)
      for handle in handles.reversed() {
        await driver.press(.return)
        await waitForEnd(of: handle, driver)
      }
      try requireEqual(pressed, ["new", "middle", "old"], "the pressed buttons")
    },
    Clause("while no overlay is shown, the focus key does nothing") { driver in
      await driver.press(.f6)
      let (handle, _) = try await rest(driver)
      await driver.press(.f6)
      await driver.press(.f6)
      await driver.press(.escape)
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .escape, driver)
      await driver.press(.f6)
    },
    Clause("overlays in front of a modal overlay can have the focus, which then returns to it") {
      driver in
      var pressed: [String] = []
      let question = driver.presenter.present(
        chosen("question") { pressed.append("question") },
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      let behind = driver.presenter.present(
        chosen("behind") { pressed.append("behind") },
        as: OverlayConfiguration(placement: .bottom, precedence: .stack, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: behind.id) != nil }
      await driver.press(.f6)
      await driver.press(.return)
      await waitForEnd(of: behind, driver)
      await driver.press(.return)
      await waitForEnd(of: question, driver)
      try requireEqual(pressed, ["behind", "question"], "the pressed buttons")
    },
    Clause("the countdowns of a stack continue after a key closes its overlay with the focus") {
      driver in
      driver.presenter.configure(
        .main, LaneSettings(capacity: 2, arrangement: .collapsed(CollapsedStack(spacing: 8))))
      let (timed, _) = try await rest(driver, OverlayContent(.text(OverlayNode.Text("Timed"))))
      let (closed, _) = try await rest(driver, chosen("Closed") {})
      await driver.press(.f6)
      await driver.wait { driver.isIdle }
      timed.setLifetime(.timed(.milliseconds(800)))
      await driver.advance(by: .seconds(2))
      try requireEqual(timed.result, nil, "the outcome while the stack has the focus")
      await driver.press(.return)
      await waitForEnd(of: closed, driver)
      await waitForEnd(of: timed, driver)
      try requireGone(timed, for: .timedOut, driver)
    },
  ]

  /// Returns a message with a default button.
  private static func chosen(
    _ title: String, perform: @escaping @MainActor @Sendable () -> Void
  ) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal, padding: Insets(horizontal: 16, vertical: 14),
          children: [
            .text(OverlayNode.Text(title)),
            .button(OverlayNode.Button("OK", isDefault: true, perform: perform)),
          ])))
  }

  /// Presents a list of overlays, and waits until they rest.
  @MainActor
  private static func list(
    of titles: [String], _ driver: any HostDriver, buttons: [String]? = nil,
    onPress: @escaping @MainActor @Sendable (String) -> Void
  ) async -> [PresentationHandle] {
    driver.presenter.configure(
      .main, LaneSettings(capacity: titles.count, arrangement: .list(spacing: 8)))
    var handles: [PresentationHandle] = []
    for title in titles {
      let content =
        buttons?.contains(title) ?? true
        ? chosen(title) { onPress(title) } : OverlayContent(.text(OverlayNode.Text(title)))
      let handle = driver.presenter.present(
        content, as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      handles.append(handle)
    }
    return handles
  }
}
