#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of Tab and overlays next to widgets.
  static let anchorOrder: [WindowScenario] = [
    WindowScenario("Tab moves from a widget to its tip, and then to the next widget") {
      driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present()
      let way = try await column.walk("Tab", steps: 6)
      try expect(
        way, equals: ["Archive", "Undo", "Close", "Last", "First", "Archive"], "the way round")
    },
    WindowScenario("Shift-Tab moves from the next widget to a tip, and then to the tip's widget") {
      driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present()
      let way = try await column.walk("shift+Tab", steps: 6)
      try expect(
        way, equals: ["Last", "Close", "Undo", "Archive", "First", "Last"], "the way round")
    },
    WindowScenario(
      "when Tab moves between a tip and the next widget, no other widget gets the focus"
    ) { driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present()
      _ = try await column.walk("Tab", steps: 3)
      column.listen()
      _ = try await column.walk("Tab", steps: 1)
      _ = try await column.walk("shift+Tab", steps: 1)
      try expect(column.reports, equals: ["Last", "Close"], "the reports")
    },
    WindowScenario("in the Tab order, a box's tip follows the last widget in the box") { driver in
      let column = try await AnchorColumn(driver, .box)
      _ = await column.present()
      let way = try await column.walk("Tab", steps: 6)
      try expect(
        way, equals: ["One", "Two", "Undo", "Close", "Last", "First"], "the way on")
      let back = try await column.walk("shift+Tab", steps: 6)
      try expect(
        back, equals: ["Last", "Close", "Undo", "Two", "One", "First"], "the way back")
    },
    WindowScenario(
      "if a tip's widget can't get the focus, the tip takes its place in the Tab order"
    ) {
      driver in
      let column = try await AnchorColumn(driver, .text)
      let tip = await column.present()
      try expect(
        try await column.walk("Tab", steps: 4), equals: ["Undo", "Close", "Last", "First"],
        "the way on")
      try expect(
        try await column.walk("shift+Tab", steps: 4), equals: ["Last", "Close", "Undo", "First"],
        "the way back")
      tip.dismiss()
      await driver.wait { tip.result != nil && driver.isIdle }
      try expect(
        try await column.walk("Tab", steps: 2), equals: ["Last", "First"], "the way afterwards")
    },
    WindowScenario("in the Tab order, the tip of a label above all buttons is first") { driver in
      let column = try await AnchorColumn(driver, .textFirst)
      _ = await column.present()
      try expect(
        try await column.walk("Tab", steps: 4), equals: ["Last", "Undo", "Close", "First"],
        "the way on")
      try expect(
        try await column.walk("shift+Tab", steps: 4), equals: ["Close", "Undo", "Last", "First"],
        "the way back")
    },
    WindowScenario("in the Tab order, the tips of a widget follow each other, the oldest first") {
      driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present(["Undo"])
      _ = await column.present(["Close"], precedence: .stack)
      try expect(
        try await column.walk("Tab", steps: 4), equals: ["Archive", "Undo", "Close", "Last"],
        "the way on")
      try expect(
        try await column.walk("shift+Tab", steps: 3), equals: ["Close", "Undo", "Archive"],
        "the way back")
    },
    WindowScenario("Tab skips a tip that is hidden together with its widget") { driver in
      let column = try await AnchorColumn(driver, .box)
      let tip = await column.present()
      gtk_widget_set_visible(column.anchor, 0)
      await driver.wait { driver.frame(of: tip.id) == nil }
      try expect(tip.result, equals: nil, "that the tip has not ended")
      try expect(
        try await column.walk("Tab", steps: 2), equals: ["Last", "First"], "the way on")
      gtk_widget_set_visible(column.anchor, 1)
      await driver.wait { driver.frame(of: tip.id) != nil && driver.isIdle }
      try expect(
        try await column.walk("Tab", steps: 3), equals: ["One", "Two", "Undo"], "the way then")
    },
    WindowScenario("in the Tab order, a message follows the app's widgets while a tip is shown") {
      driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present()
      var overlay = OverlayConfiguration(placement: .bottom, lifetime: .infinite)
      overlay.precedence = .stack
      let message = driver.presenter.present(
        .notification(title: "Saved", button: OverlayNode.Button("Show"), closeButton: .never),
        as: overlay)
      await driver.wait { driver.isIdle && driver.frame(of: message.id) != nil }
      try expect(
        try await column.walk("Tab", steps: 6),
        equals: ["Archive", "Undo", "Close", "Last", "Show", "First"], "the way round")
      try expect(
        try await column.walk("shift+Tab", steps: 6),
        equals: ["Show", "Last", "Close", "Undo", "Archive", "First"], "the way back")
    },
    WindowScenario("in a pane, Tab moves through a tip, and then out of the pane", isInPane: true) {
      driver in
      let column = try await AnchorColumn(driver)
      _ = await column.present()
      try expect(
        try await column.walk("Tab", steps: 5),
        equals: ["Archive", "Undo", "Close", "Last", "Neighbor"], "the way on")
      try expect(
        try await column.walk("shift+Tab", steps: 5),
        equals: ["Last", "Close", "Undo", "Archive", "First"], "the way back")
    },
    WindowScenario(
      "a tour gets the focus first, and Tab reaches only its step and the highlighted widget"
    ) {
      driver in
      let column = try await AnchorColumn(driver)
      let abilities = AbilityStage(driver)
      abilities.call {
        try await driver.presenter.tour([
          TourStep(title: "Welcome"), TourStep(beside: "archive", title: "Archive"),
          TourStep(title: "Done"),
        ])
      }
      try await abilities.rest(saying: "Welcome")
      await driver.press(.return)
      try await abilities.rest(saying: "Archive")
      try expect(focused(driver), equals: "Next", "what has the focus")
      try expect(
        try await column.walk("Tab", steps: 4), equals: ["Archive", "Skip", "Back", "Next"],
        "the way through the step and the thing in the hole")
      try expect(
        try await column.walk("shift+Tab", steps: 3), equals: ["Back", "Skip", "Archive"],
        "the way back")
    },
  ]
}
#endif
