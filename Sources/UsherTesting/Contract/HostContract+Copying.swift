internal import Usher

extension HostContract {
  static let copying: [Clause] = [
    Clause("the shortcut for copying copies the text of the overlay with the focus") { driver in
      let (handle, _) = try await rest(driver, message("Error 4711"))
      await driver.press(.f6)
      let first = await driver.copy()
      try requireEqual(first, "Error 4711", "the clipboard")
      handle.transform(to: message("Error 4712"))
      await driver.wait { driver.isIdle }
      let second = await driver.copy()
      try requireEqual(second, "Error 4712", "the clipboard after an update")
    },
    Clause("a modal overlay without controls copies its text") { driver in
      let handle = driver.presenter.present(
        OverlayContent(.text(OverlayNode.Text("Please wait"))),
        as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let text = await driver.copy()
      try requireEqual(text, "Please wait", "the clipboard")
    },
    Clause("nothing is copied from a private overlay, or from an overlay without the focus") {
      driver in
      let (known, _) = try await rest(driver, message("Error 4711"))
      await driver.press(.f6)
      _ = await driver.copy()
      known.dismiss()
      await waitForEnd(of: known, driver)
      var secret = message("Your code is 4711")
      secret.isPrivate = true
      let (handle, _) = try await rest(driver, secret)
      await driver.press(.f6)
      let first = await driver.copy()
      try requireEqual(first, "Error 4711", "the clipboard after copying in a private overlay")
      handle.dismiss()
      await waitForEnd(of: handle, driver)
      _ = try await rest(driver, message("Unfocused"))
      let second = await driver.copy()
      try requireEqual(second, "Error 4711", "the clipboard without a focused overlay")
    },
  ]
}
