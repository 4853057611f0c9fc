#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of overlays next to widgets.
  static let anchors: [WindowScenario] = [
    WindowScenario("a tip stays below its button in each frame of a scroll") {
      driver in
      let stage = try await AnchorStage(driver)
      let tip = stage.present()
      try await AbilityStage(driver).rest(saying: "Archive with one key: A")
      let button = driver.frame(ofWidget: stage.button)
      // The arrow is 8 points long, and its tip 4 points from the button.
      try expect(stage.distance(of: tip.id), equals: button.size.height + 12, "the distance")
      var distances: Set<Double> = []
      for step in 1...20 {
        try await stage.scroll(to: 200 + 5 * Double(step))
        distances.insert(stage.distance(of: tip.id) ?? -1)
      }
      try expect(distances, equals: [button.size.height + 12], "the distances while it scrolls")
    },
    WindowScenario("a tip's shadow is visible, and isn't blurred again in each frame") { driver in
      let stage = try await AnchorStage(driver)
      let tip = stage.present()
      try await AbilityStage(driver).rest(saying: "Archive with one key: A")
      let frame = try unwrap(driver.frame(of: tip.id), "the frame")
      let (x, y) = (Int((frame.minX + frame.maxX) / 2), Int(frame.maxY))
      let screen = try Screen()
      let lights = [1, 5, 40].map { screen.light(atX: x, y: y + $0) }
      try expect(lights, equals: lights.sorted(), "that the shadow fades downwards")
      try expect(lights[0] < lights[2], equals: true, "that there is a shadow below")
      // GTK blurs a shadow again whenever it draws a part of the tip.
      let painter = WindowPainter(window: driver.sample.widget)
      let picture = try unwrap(painter.paint(), "the window's picture")
      try expect(picture.nesting(of: GSK_SHADOW_NODE), equals: nil, "the instruction for a shadow")
    },
    WindowScenario("a tip moves above its button at the bottom edge of the window") { driver in
      let stage = try await AnchorStage(driver)
      let tip = stage.present()
      try await AbilityStage(driver).rest(saying: "Archive with one key: A")
      // The list starts 60 points below the window's edge, and reaches the other edge.
      gtk_widget_set_margin_bottom(gtk_window_get_child(driver.sample.window), 0)
      await driver.advance(by: .milliseconds(100))
      try await stage.scroll(to: driver.viewportSize.height - 60 - 40)
      await driver.wait { stage.distance(of: tip.id).map { $0 < -12 } ?? false }
      await driver.wait { driver.isIdle }
      let height = driver.frame(of: tip.id)?.size.height ?? 0
      try expect(stage.distance(of: tip.id), equals: -height - 12, "the distance above")
    },
    WindowScenario("a tip is hidden while its button is scrolled out of view") {
      driver in
      let stage = try await AnchorStage(driver)
      let tip = stage.present()
      try await AbilityStage(driver).rest(saying: "Archive with one key: A")
      try await stage.scroll(to: -100)
      await driver.wait { stage.distance(of: tip.id) == nil }
      guard case .shown(let showing)? = driver.presenter.pendingState(of: tip.id) else {
        throw ScenarioFailure(description: "the tip is not shown any more")
      }
      try expect(showing.pausedBy, equals: .anchorHidden, "the reason that holds its time")
      try await stage.scroll(to: 200)
      await driver.wait { stage.distance(of: tip.id) != nil }
    },
    WindowScenario("a tip is dismissed if its button is removed or missing") {
      driver in
      let stage = try await AnchorStage(driver)
      let tip = stage.present()
      try await AbilityStage(driver).rest(saying: "Archive with one key: A")
      stage.removeButton()
      await driver.wait { driver.presenter.shown.isEmpty }
      try expect(tip.result, equals: .dismissed(.anchorGone), "the outcome")
      let late = stage.present()
      await driver.wait { late.result != nil }
      try expect(late.result, equals: .dismissed(.anchorGone), "the outcome of a late tip")
    },
    WindowScenario("a message avoids the focused field and the line of the caret") {
      driver in
      let stage = AbilityStage(driver)
      let column = try unwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), "the column")
      let field = try unwrap(gtk_entry_new(), "the field")
      let letter = try unwrap(gtk_text_view_new(), "the text view")
      let last = try unwrap(gtk_entry_new(), "the last field")
      gtk_widget_set_vexpand(letter, 1)
      for widget in [field, letter, last] {
        gtk_box_append(
          UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), widget)
      }
      gtk_window_set_child(driver.sample.window, column)
      await driver.advance(by: .milliseconds(200))
      let overlay = OverlayConfiguration(placement: .top, lifetime: .infinite)
      let height = driver.viewportSize.height
      gtk_widget_grab_focus(field)
      let first = driver.presenter.present(.notification(title: "First"), as: overlay)
      let id = try await stage.rest(saying: "First")
      try expect(
        (driver.frame(of: id)?.minY ?? 0) > height / 2, equals: true, "that it is at the bottom")
      first.dismiss()
      await driver.wait { driver.presenter.shown.isEmpty }
      // At first, the app has no focus. Then the caret in the first line has the focus.
      gtk_window_set_focus(driver.sample.window, nil)
      driver.presenter.present(.notification(title: "Second"), as: overlay)
      let second = try await stage.rest(saying: "Second")
      try expect(
        (driver.frame(of: second)?.minY ?? height) < height / 2, equals: true,
        "that it is at the top")
      gtk_widget_grab_focus(letter)
      await driver.wait { (driver.frame(of: second)?.minY ?? 0) > height / 2 }
      try expect(
        (driver.frame(of: second)?.minY ?? 0) > height / 2, equals: true,
        "that it left the caret's line")
      // It moves once, and the last field doesn't move it again.
      gtk_widget_grab_focus(last)
      await driver.advance(by: .seconds(1))
      try expect(
        (driver.frame(of: second)?.minY ?? 0) > height / 2, equals: true, "that it stays there")
    },
    WindowScenario(
      "a user completes a tour with keys, and clicks reach only the highlighted button"
    ) {
      driver in
      let stage = try await AnchorStage(driver)
      let abilities = AbilityStage(driver)
      // The tour gets the focus.
      gtk_widget_grab_focus(stage.button)
      abilities.call {
        try await driver.presenter.tour([
          TourStep(title: "Welcome"), TourStep(beside: "archive", title: "Archive"),
          TourStep(beside: "nowhere", title: "Nowhere"), TourStep(title: "That is all"),
        ])
      }
      driver.presenter.onProblem = { _ in }
      try await abilities.rest(saying: "Welcome")
      await driver.press(.return)
      let id = try await abilities.rest(saying: "Archive")
      let button = driver.frame(ofWidget: stage.button)
      try expect(
        stage.distance(of: id), equals: button.size.height + 12, "the distance of the step")
      let middle = OverlayPoint(
        x: (button.minX + button.maxX) / 2, y: (button.minY + button.maxY) / 2)
      await driver.tap(middle)
      await driver.tap(OverlayPoint(x: button.minX - 20, y: middle.y))
      try expect(stage.clickCount, equals: 1, "the clicks that the app got")
      try await stage.scroll(to: 250)
      try expect(
        stage.distance(of: id), equals: button.size.height + 12, "the distance after a scroll")
      // The click moved the focus into the app.
      await driver.press(.f6)
      await driver.press(.return)
      try await abilities.rest(saying: "That is all")
      await driver.press(.return)
      await driver.wait { !abilities.results.isEmpty }
      try expect(
        abilities.results, equals: ["\(TourResult(ending: .completed, missing: [2]))"],
        "the result")
    },
  ]
}
#endif
