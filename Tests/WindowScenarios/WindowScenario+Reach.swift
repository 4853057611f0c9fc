#if GTK
internal import CGTK
internal import SampleApp
internal import Trials
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of content that doesn't fit.
  static let reach: [WindowScenario] = [
    WindowScenario(
      "a list of buttons taller than the window scrolls to its last button", only: .withWheel
    ) { driver in
      await driver.resize(to: OverlaySize(width: 640, height: 360))
      let handle = driver.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...8).map { OverlayNode.Button("Folder \($0)") })),
        using: .question)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let card = try unwrap(driver.frame(of: handle.id), "the card's frame")
      let last = try unwrap(driver.buttonFrames(of: handle.id).last, "the last button's frame")
      try expect(last.minY > card.maxY, equals: true, "that the last button is out of sight")
      let middle = OverlayPoint(x: (card.minX + card.maxX) / 2, y: (card.minY + card.maxY) / 2)
      for _ in 0..<10 { await driver.scroll(at: middle) }
      await driver.advance(by: .milliseconds(600))
      let scrolled = try unwrap(driver.buttonFrames(of: handle.id).last, "the last button's frame")
      try expect(scrolled.maxY <= card.maxY, equals: true, "that the last button is in sight")
      await driver.tap(OverlayPoint(x: middle.x, y: (scrolled.minY + scrolled.maxY) / 2))
      await driver.wait { handle.result != nil }
      try expect(
        handle.result, equals: .dismissed(.button(ActionID(7))), "the outcome of pressing it")
    },
    WindowScenario("a button keeps the focus when content becomes scrollable") { driver in
      let handle = driver.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...4).map { OverlayNode.Button("Folder \($0)") })),
        using: .question)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let window = OpaquePointer(driver.sample.window)
      let first = gtk_root_get_focus(window)
      await driver.perform([.key("Tab")])
      await driver.wait { gtk_root_get_focus(window) != first }
      let focus = gtk_root_get_focus(window)
      await driver.resize(to: OverlaySize(width: 640, height: 200))
      await driver.wait { driver.isIdle }
      try expect(
        gtk_root_get_focus(window) == focus, equals: true, "that the same button has the focus")
      handle.dismiss()
    },
    WindowScenario("the caret stays in place when all content becomes scrollable") { driver in
      let list = OverlayNode.scroll(
        OverlayNode.Scroll(
          .stack(
            OverlayNode.Stack(
              .vertical, children: (1...20).map { .text(OverlayNode.Text("Line \($0)")) })),
          maximumHeight: 120))
      let field = OverlayNode.Field(ObservableValue("Ada"), placeholder: OverlayNode.Text("Name"))
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [.field(field), list]
                + (1...4).map { .button(OverlayNode.Button("Folder \($0)")) }))),
        using: .question)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let window = OpaquePointer(driver.sample.window)
      let focus = try unwrap(gtk_root_get_focus(window), "the field with the focus")
      let editable = OpaquePointer(focus)
      gtk_editable_set_position(editable, 1)
      await driver.resize(to: OverlaySize(width: 640, height: 200))
      await driver.wait { driver.isIdle }
      try expect(gtk_root_get_focus(window) == focus, equals: true, "that the field has the focus")
      try expect(gtk_editable_get_position(editable), equals: 1, "the caret's place")
      try expect(
        gtk_editable_get_selection_bounds(editable, nil, nil), equals: 0, "what is selected")
      let scrollers = widgets(in: try unwrap(driver.sample.layer, "the layer"))
        .filter { isInstance($0, of: gtk_scrolled_window_get_type()) }
      try expect(
        scrollers.map { gtk_widget_get_height($0) }.min(), equals: 120,
        "the height of the list in what scrolls")
      handle.dismiss()
    },
    WindowScenario("each button is reachable in trials of languages, window sizes and text sizes") {
      driver in
      driver.setAnimations(false)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      for number in 0..<UInt64(40) { try await tryReach(ReachTrial(number), on: driver) }
    },
  ]

  /// Throws if a label is cut off, or a button is too small or can't be scrolled onto the card.
  @MainActor
  private static func tryReach(_ trial: ReachTrial, on driver: GTKDriver) async throws {
    gtk_widget_set_default_direction(trial.isReversed ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    driver.setTextScale(trial.textScale)
    await driver.resize(to: trial.area)
    let handle = driver.presenter.present(trial.content, using: trial.attributes)
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    let layer = try unwrap(driver.sample.layer, "the layer")
    for label in widgets(in: layer) where isInstance(label, of: gtk_label_get_type()) {
      let pointer = OpaquePointer(label)
      // A hidden page has no space.
      guard gtk_widget_get_mapped(label) != 0 else { continue }
      try expect(
        pango_layout_is_ellipsized(gtk_label_get_layout(pointer)), equals: 0,
        "that “\(String(cString: gtk_label_get_text(pointer)))” is cut in \(trial.name)")
    }
    var frames: [OverlayRect] = []
    for button in widgets(in: layer)
    where isInstance(button, of: gtk_button_get_type()) && gtk_widget_get_can_target(button) != 0 {
      // A scrolling node shows the element that gets the focus.
      gtk_root_set_focus(OpaquePointer(driver.sample.window), nil)
      gtk_widget_grab_focus(button)
      try await driver.waitForFrame()
      frames.append(driver.frame(ofWidget: button))
    }
    let card = try unwrap(driver.frame(of: handle.id), "the frame of \(trial.name)")
    try expect(
      trial.complaints(card: card, buttons: frames, in: driver.viewportSize), equals: [],
      "the faults")
    handle.dismiss()
    await driver.wait { driver.presenter.shown.isEmpty }
  }
}
#endif
