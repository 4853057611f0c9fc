internal import Usher

extension HostContract {
  static let accessibility: [Clause] = [
    Clause(
      "an overlay is announced when it appears and when its text changes",
      needsAssistiveTechnology: true
    ) { driver in
      let (first, _) = try await rest(
        driver, .notification(title: "Saved", description: "Three files."))
      first.transform(to: .notification(title: "Saved again"))
      await driver.wait { driver.announcements.count == 2 }
      first.dismiss()
      await waitForEnd(of: first, driver)
      let (_, _) = try await rest(driver, .notification(title: "Next"))
      await driver.wait { driver.announcements.count == 3 }
      try requireEqual(
        driver.announcements, ["Saved. Three files.", "Saved again", "Next"], "the announcements")
    },
    Clause("a silent overlay is not announced", needsAssistiveTechnology: true) { driver in
      let (silent, _) = try await rest(
        driver,
        OverlayContent(.text(OverlayNode.Text("Hush")), semantics: Semantics(announcement: .silent))
      )
      silent.dismiss()
      await waitForEnd(of: silent, driver)
      let (_, _) = try await rest(
        driver,
        OverlayContent(
          .text(OverlayNode.Text("3/5")),
          semantics: Semantics(announcement: .spoken("Three", .polite))))
      await driver.wait { !driver.announcements.isEmpty }
      try requireEqual(driver.announcements, ["Three"], "the announcements")
    },
  ]
}
