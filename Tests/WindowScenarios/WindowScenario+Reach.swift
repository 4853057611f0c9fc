#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of content that does not fit.
  static let reach: [WindowScenario] = [
    WindowScenario("a list of buttons higher than the window scrolls to its last one") { driver in
      await driver.resize(to: OverlaySize(width: 640, height: 360))
      let handle = driver.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...8).map { OverlayNode.Button("Folder \($0)") })),
        using: Presets.question)
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
        handle.result, equals: .dismissed(.actionTaken(ActionID(7))), "the outcome of pressing it")
    },
    WindowScenario("the focus stays where it is when content begins to scroll") { driver in
      let handle = driver.presenter.present(
        .alert(
          title: OverlayNode.Text("Move to"), description: OverlayNode.Text(""),
          bar: ButtonBar((1...4).map { OverlayNode.Button("Folder \($0)") })),
        using: Presets.question)
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
    WindowScenario("in German, in small windows and large letters, no label is cut") { driver in
      for (scale, size) in [(1.5, 360.0), (1.5, 320), (3.1, 320)] {
        driver.setTextScale(scale)
        await driver.resize(to: OverlaySize(width: size, height: 480))
        for (content, attributes) in germanContents {
          let handle = driver.presenter.present(
            content, using: attributes.with { $0.overlay.lifetime = .untilDismissed })
          await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
          let name = "\(content.root.texts) at \(size) and \(scale)"
          try expectLabelsAreWhole(in: handle, name, on: driver)
          handle.dismiss()
          await driver.wait { !driver.presenter.isShowing }
        }
      }
    },
  ]

  /// Contents with words as long as German has them.
  private static var germanContents: [(OverlayContent, OverlayAttributes)] {
    let (short, long) = ("Abbrechen", "Benachrichtigungseinstellungen")
    let bar = ButtonBar([OverlayNode.Button(short), OverlayNode.Button("Speichern und \(long)")])
    let words = "Die Übertragung ist fehlgeschlagen."
    return [
      (
        .notification(
          icon: .glyph(.warningTriangle), title: words, description: "Bericht.pdf",
          button: OverlayNode.Button("Im Ordner zeigen")), OverlayAttributes(overlay: Overlay())
      ),
      (
        .message(.error, title: words, description: words, button: OverlayNode.Button(long)),
        .message
      ),
      (
        .alert(title: OverlayNode.Text(long), description: OverlayNode.Text(words), bar: bar),
        Presets.question
      ),
      (.platformAlert(words, long, bar: bar, look: .adwaita), Presets.platformAlert(.adwaita)),
      (.platformAlert(words, long, bar: bar, look: .glass), Presets.platformAlert(.glass)),
      (
        .platformToast(words, button: OverlayNode.Button("Wiederherstellen"), look: .adwaita),
        Presets.platformToast(.adwaita)
      ),
      (
        .popUp(
          title: OverlayNode.Text(long), description: OverlayNode.Text(words),
          button: OverlayNode.Button(long)), Presets.question
      ),
      (
        .form(
          title: OverlayNode.Text(long),
          fields: [OverlayNode.Field(Live(""), placeholder: OverlayNode.Text("Name"))],
          button: OverlayNode.Button(long), cancel: OverlayNode.Button(short)), Presets.question
      ),
    ]
  }

  /// Fails if a label of the overlay is shortened, or a button is too small or beside the card, or
  /// below it and cannot be scrolled to.
  @MainActor
  private static func expectLabelsAreWhole(
    in handle: PresentationHandle, _ name: String, on driver: GTKDriver
  ) throws {
    let layer = try unwrap(driver.sample.layer, "the layer")
    let card = try unwrap(driver.frame(of: handle.id), "the frame of \(name)")
    for widget in widgets(in: layer) {
      if isInstance(widget, of: gtk_label_get_type()),
        let layout = gtk_label_get_layout(OpaquePointer(widget))
      {
        try expect(
          pango_layout_is_ellipsized(layout), equals: 0,
          "the shortened labels of \(name), such as \(String(cString: gtk_label_get_text(OpaquePointer(widget))))"
        )
      }
      let isScrolled = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) != nil
      guard isInstance(widget, of: gtk_button_get_type()), !isScrolled,
        gtk_widget_get_can_target(widget) != 0
      else { continue }
      let frame = driver.frame(ofWidget: widget)
      try expect(
        frame.minX >= card.minX && frame.maxX <= card.maxX && frame.minY >= card.minY
          && frame.maxY <= card.maxY && frame.size.width >= 24 && frame.size.height >= 24,
        equals: true, "that the button at \(frame) is on the card at \(card) of \(name)")
    }
  }
}
#endif
