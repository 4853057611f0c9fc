internal import Usher

extension HostContract {
  static let endings: [Clause] = [
    Clause("an overlay times out, and the host becomes idle") { driver in
      let handle = driver.presenter.present(
        message("Hello"), as: OverlayConfiguration(lifetime: .timed(.milliseconds(300))))
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .timedOut, driver)
      try require(
        driver.isIdle, "the host should be idle, with neither a timer nor a frame requested")
    },
    Clause("an overlay is removed if it is dismissed right after its request") { driver in
      let handle = driver.presenter.present(
        message("Hello"),
        as: OverlayConfiguration(lifetime: .infinite, exit: OverlayTransition()))
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      try requireGone(handle, for: .programmatic, driver)
      let next = try await rest(driver, message("next"))
      try require(next.handle.state.isShown, "the next overlay should be shown")
    },
    Clause("waiting overlays are shown next, the highest priority first") { driver in
      let first = try await rest(driver).handle
      let second = driver.presenter.present(
        message("second"), as: OverlayConfiguration(lifetime: .infinite))
      let urgent = driver.presenter.present(
        message("urgent"), as: OverlayConfiguration(priority: .high, lifetime: .infinite))
      try requireEqual(driver.presenter.waiting, [urgent.id, second.id], "the waiting overlays")
      first.dismiss()
      await driver.wait { driver.frame(of: urgent.id) != nil && driver.isIdle }
      try requireGone(first, for: .programmatic, driver)
      try require(driver.frame(of: urgent.id) != nil, "the urgent overlay should be drawn")
      try requireEqual(driver.frame(of: second.id), nil, "the frame of a waiting overlay")
    },
    Clause("a callback may present the next overlay") { driver in
      var next: PresentationHandle?
      let first = driver.presenter.present(
        message("first"), as: OverlayConfiguration(lifetime: .timed(.milliseconds(100))),
        lifecycle: Lifecycle(didDismiss: { [unowned driver] _ in
          next = driver.presenter.present(
            message("next"), as: OverlayConfiguration(lifetime: .infinite))
        }))
      await driver.wait { next.flatMap { driver.frame(of: $0.id) } != nil && driver.isIdle }
      try requireGone(first, for: .timedOut, driver)
      try require(
        next.flatMap { driver.frame(of: $0.id) } != nil, "the next overlay should be drawn")
    },
    Clause("closing the window ends every overlay, and later requests are refused") { driver in
      let shown = try await rest(driver).handle
      let waiting = driver.presenter.present(message("waiting"))
      await driver.close()
      try requireGone(shown, for: .hostClosed, driver)
      try requireGone(waiting, for: .hostClosed, driver)
      try requireEqual(driver.presenter.shown, [], "the shown overlays")
      driver.presenter.onProblem = { _ in }
      let late = driver.presenter.present(message("late"))
      try requireEqual(
        late.result, .refused(.hostClosed), "the result of a request after the window closed")
      try require(
        driver.isIdle, "the host should be idle, with neither a timer nor a frame requested")
    },
    Clause("closing the window commits an undoable change, and ends the call that waits for it") {
      driver in
      var diary: [String] = []
      let change = Task { @MainActor [presenter = driver.presenter] in
        await presenter.undoable("letters", message: { "\($0) deleted" }) {
          diary.append("committed")
        } undo: {
          diary.append("undone")
        }
        diary.append("returned")
      }
      await driver.wait {
        driver.presenter.shown.first.flatMap { driver.frame(of: $0) } != nil
      }
      try requireEqual(diary, [], "the calls before the window closes")
      await driver.close()
      await change.value
      try requireEqual(diary, ["committed", "returned"], "the calls after the window has closed")
      let start = driver.presenter.host.timeWithSleep
      try require(
        driver.presenter.host.timeWithSleep >= start, "the time with sleep should not decrease")
    },
  ]
}
