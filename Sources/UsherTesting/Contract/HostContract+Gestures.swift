internal import Usher

extension HostContract {
  static let gestures: [Clause] = [
    Clause("a tap dismisses the overlay") { driver in
      let (handle, frame) = try await rest(driver)
      await driver.tap(blank(frame))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .tap, driver)
    },
    Clause("a tap outside the overlay does not dismiss it") { driver in
      let (handle, frame) = try await rest(driver)
      await driver.tap(OverlayPoint(x: frame.minX + 40, y: frame.maxY + 60))
      await driver.advance(by: .milliseconds(600))
      try requireEqual(handle.result, nil, "the outcome")
    },
    Clause("a tap on the background outside the overlay's frame is a tap on the overlay") {
      driver in
      let handle = driver.presenter.present(
        message("Hello"),
        as: OverlayConfiguration(
          lifetime: .infinite, margins: Insets(horizontal: 12, vertical: 60), buffer: 40))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      try require(
        abs(frame.minY - 60) < 1, "the top margin should be 60 points; the frame is \(frame)")
      await driver.tap(OverlayPoint(x: frame.minX + 40, y: frame.minY - 50))
      await driver.advance(by: .milliseconds(600))
      try requireEqual(handle.result, nil, "the outcome of a tap outside the background")
      await driver.tap(OverlayPoint(x: frame.minX + 40, y: frame.minY - 20))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .tap, driver)
    },
    Clause("each button performs only its own action") { driver in
      var pressed: [String] = []
      let (handle, _) = try await rest(
        driver,
        message(
          "Hello", onFirst: { pressed.append("first") }, onSecond: { pressed.append("second") }))
      let buttons = driver.buttonFrames(of: handle.id)
      try requireEqual(buttons.count, 2, "the number of buttons drawn")
      await driver.tap(center(buttons[1]))
      await driver.wait { !pressed.isEmpty && driver.isIdle }
      try requireEqual(pressed, ["second"], "the pressed buttons")
      try requireEqual(handle.result, nil, "the outcome after a button that does not dismiss")
      await driver.tap(center(buttons[0]))
      await waitForEnd(of: handle, driver)
      try requireEqual(pressed, ["second", "first"], "the pressed buttons")
      try requireGone(handle, for: .button(0), driver)
    },
    Clause("a tap on a disabled button neither presses it nor dismisses the overlay") { driver in
      let isEnabled = ObservableValue(false)
      let (handle, _) = try await rest(
        driver, OverlayContent(.button(OverlayNode.Button("Send", isEnabled: isEnabled))))
      guard let button = driver.buttonFrames(of: handle.id).first else {
        throw ContractViolation("the button should be drawn")
      }
      await driver.tap(center(button))
      await driver.advance(by: .milliseconds(600))
      try requireEqual(handle.result, nil, "the outcome of a tap on a disabled button")
      isEnabled.value = true
      await driver.wait { driver.isIdle }
      await driver.tap(center(button))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .button(0), driver)
    },
    Clause("an overlay that can refuse its dismissal stays in place until it accepts it") {
      driver in
      let reasons = ObservableValue<[DismissReason]>([])
      let agrees = ObservableValue(false)
      let handle = driver.presenter.present(
        Overlay(message("Hello")).position(.top).duration(.infinite).tap(.dismiss)
          .shouldDismiss { reason in
            reasons.value.append(reason)
            return agrees.value
          })
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      let start = blank(frame)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y - 60), over: .milliseconds(80))
      await driver.wait { driver.isIdle && reasons.value.count == 1 }
      try requireEqual(driver.frame(of: handle.id), frame, "the frame after a refused swipe")
      await driver.press(Key.escape)
      await driver.wait { reasons.value.count == 2 }
      await driver.advance(by: .milliseconds(300))
      try requireEqual(handle.result, nil, "the outcome after two refusals")
      agrees.value = true
      await driver.tap(start)
      await waitForEnd(of: handle, driver)
      try requireEqual(reasons.value, [.swipe, .escape, .tap], "the reasons")
      try requireGone(handle, for: .tap, driver)
    },
    Clause("a button behind a modal overlay is not pressed until that overlay is removed") {
      driver in
      var pressed: [String] = []
      let handle = driver.presenter.present(
        message("Behind", onSecond: { pressed.append("second") }),
        as: OverlayConfiguration(lifetime: .infinite))
      let question = driver.presenter.present(
        OverlayContent(.text(OverlayNode.Text("Question"))),
        as: OverlayConfiguration(
          placement: .bottom, lifetime: .infinite, backdrop: Backdrop(tap: .absorb)))
      await driver.wait { driver.isIdle && driver.frame(of: question.id) != nil }
      let buttons = driver.buttonFrames(of: handle.id)
      try requireEqual(buttons.count, 2, "the number of buttons drawn")
      await driver.tap(center(buttons[1]))
      await driver.advance(by: .milliseconds(300))
      try requireEqual(pressed, [], "the pressed buttons behind a modal overlay")
      question.dismiss()
      await waitForEnd(of: question, driver)
      await driver.tap(center(buttons[1]))
      await driver.wait { !pressed.isEmpty }
      try requireEqual(pressed, ["second"], "the pressed buttons afterwards")
    },
    Clause("an overlay that returns is in front of overlays that appeared in the meantime") {
      driver in
      var pressed: [String] = []
      @MainActor func present(
        _ name: String, lane: LaneID = .main, precedence: Precedence = .queue
      ) async -> PresentationHandle {
        let handle = driver.presenter.present(
          message("Hello", onSecond: { pressed.append(name) }),
          as: OverlayConfiguration(
            lane: lane, placement: .center, precedence: precedence, lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        return handle
      }
      let first = await present("the first")
      let second = await present("the second", precedence: .replace(restoresReplaced: true))
      try requireEqual(driver.frame(of: first.id), nil, "the frame of a replaced overlay")
      let third = await present("the third", lane: LaneID(1))
      second.dismiss()
      await driver.wait {
        second.result != nil && driver.isIdle && driver.frame(of: first.id) != nil
      }
      let buttons = driver.buttonFrames(of: first.id)
      try requireEqual(buttons.count, 2, "the number of buttons drawn")
      try requireEqual(
        buttons, driver.buttonFrames(of: third.id), "the buttons of the third overlay")
      await driver.tap(center(buttons[1]))
      await driver.wait { !pressed.isEmpty }
      try requireEqual(pressed, ["the first"], "the overlays whose buttons were pressed")
    },
    Clause("a swipe toward its edge dismisses the overlay") { driver in
      let (handle, frame) = try await rest(driver, placement: .bottom)
      let start = blank(frame)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y + 60), over: .milliseconds(100))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .swipe, driver)
    },
    Clause("an overlay snaps back after a short drag") { driver in
      let (handle, frame) = try await rest(driver)
      let start = blank(frame)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y - 12), over: .milliseconds(600))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) == frame }
      try requireEqual(handle.result, nil, "the outcome")
      try requireEqual(driver.frame(of: handle.id), frame, "the frame after the drag")
    },
    Clause("a drag changes the height of an overlay with detents, which stays at its edge") {
      driver in
      let selected = ObservableValue<[OverlayDetent]>([])
      let handle = driver.presenter.present(
        Overlay(message("Hello")).position(.bottom).duration(.infinite)
          .swipe(SwipePolicy(directions: .down)).detents([.height(200), .height(400)])
          .didSelectDetent { selected.value.append($0) })
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      try requireEqual(frame.size.height, 200, "the height at the lowest detent")
      let start = blank(frame)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y - 150), over: .milliseconds(600))
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id).map { $0.size.height == 400 } ?? false
      }
      let high = driver.frame(of: handle.id) ?? frame
      try requireEqual(high.size.height, 400, "the height after a drag to the higher detent")
      try requireEqual(high.maxY, frame.maxY, "the bottom edge after the drag")
      handle.selectDetent(.height(200))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) == frame }
      try requireEqual(driver.frame(of: handle.id), frame, "the frame at the lowest detent again")
      try requireEqual(selected.value, [.height(400), .height(200)], "the selected detents")
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y + 120), over: .milliseconds(150))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .swipe, driver)
    },
    Clause("a dialog that hangs from the pointer can be flung away") { driver in
      // On a busy machine, a host may receive a fast drag so late that it looks slow.
      var swipe = SwipePolicy.physics
      swipe.drag = .physics(PhysicsDrag(minimumSpeed: 100, minimumEnergy: 100))
      let handle = driver.presenter.present(
        message("Hello"),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite,
          size: SizeConstraints(width: .intrinsic), swipe: swipe))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = driver.frame(of: handle.id) ?? OverlayRect(x: 0, y: 0, width: 0, height: 0)
      let start = OverlayPoint(x: frame.minX + 20, y: (frame.minY + frame.maxY) / 2)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x + 60, y: start.y + 160), over: .milliseconds(100))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .swipe, driver)
    },
    Clause("a drag that begins on a button moves the overlay and does not press the button") {
      driver in
      var pressed = 0
      let (handle, _) = try await rest(driver, message("Hello", onFirst: { pressed += 1 }))
      guard let button = driver.buttonFrames(of: handle.id).first else {
        throw ContractViolation("the button should be drawn")
      }
      let start = center(button)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x, y: start.y - 50), over: .milliseconds(150))
      await waitForEnd(of: handle, driver)
      try requireEqual(pressed, 0, "the number of presses")
      try requireGone(handle, for: .swipe, driver)
    },
    Clause("an overlay under the pointer does not time out") { driver in
      let handle = driver.presenter.present(
        message("Hello"), as: OverlayConfiguration(lifetime: .timed(.seconds(2))))
      await driver.wait { driver.frame(of: handle.id).map { abs($0.minY - 12) < 0.1 } ?? false }
      guard let frame = driver.frame(of: handle.id) else {
        throw ContractViolation("a presented overlay should be drawn")
      }
      await driver.hover(blank(frame))
      await driver.advance(by: .seconds(3))
      try requireEqual(handle.result, nil, "the outcome while the pointer is over the overlay")
      await driver.hover(OverlayPoint(x: frame.minX + 40, y: frame.maxY + 60))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .timedOut, driver)
    },
    Clause("closing the front overlay of a stack under the pointer leaves the stack open") {
      driver in
      driver.presenter.configure(
        .main, LaneSettings(capacity: 3, arrangement: .collapsed(CollapsedStack(spacing: 10))))
      var stack: [PresentationHandle] = []
      for title in ["One", "Two", "Three"] {
        stack.append(try await rest(driver, message(title)).handle)
      }
      guard let button = driver.buttonFrames(of: stack[2].id).first else {
        throw ContractViolation("the front overlay's button should be drawn")
      }
      let isSpread = {
        let frames = stack.prefix(2).compactMap { driver.frame(of: $0.id) }
        return frames.count == 2 && frames[0].minY >= frames[1].maxY
      }
      await driver.hover(center(button))
      await driver.wait { driver.isIdle && isSpread() }
      await driver.tap(center(button))
      for _ in 0..<40 {
        await driver.advance(by: .milliseconds(20))
        try require(isSpread(), "the stack should stay spread out")
      }
      try requireGone(stack[2], for: .button(0), driver)
      await driver.tap(center(button))
      await waitForEnd(of: stack[1], driver)
      try requireGone(stack[1], for: .button(0), driver)
    },
  ]
}
