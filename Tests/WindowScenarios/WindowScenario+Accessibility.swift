#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of overlays on the accessibility bus.
  static let accessibility: [WindowScenario] = [
    WindowScenario(
      "a message is a status named after its title, next to the app's widgets",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      driver.presenter.present(
        .notification(
          icon: .icon("starred-symbolic"), title: "Saved", description: "Three files.",
          button: OverlayNode.Button("Undo")))
      try expect(
        try await outline(driver),
        equals: """
          window 'Inbox'
            button 'App'
              label 'App'
            group
              \(AccessibilityBus.statusRole) 'Saved' (Three files.)
                group
                  group
                    group
                    group
                      group
                        label 'Saved'
                        label 'Three files.'
                    group
                      button 'Undo'
                        label 'Undo'
          """, "the tree")
    },
    WindowScenario(
      "a modal overlay is a modal dialog, and hides the app's widgets from screen readers",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      let row: [OverlayNode] = [
        .image(OverlayNode.Image(.icon("starred-symbolic"), label: "Star")),
        .text(OverlayNode.Text("Sure?")),
        .button(OverlayNode.Button("Yes")),
      ]
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(OverlayNode.Stack(.horizontal, children: row)),
          semantics: Semantics(description: "It cannot be undone")),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try expect(
        try await outline(driver),
        equals: """
          window 'Inbox'
            group
              dialog 'Sure?' (It cannot be undone) modal
                group
                  image 'Star'
                  label 'Sure?'
                  group
                    button 'Yes'
                      label 'Yes'
          """, "the tree")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      try expect(
        try await outline(driver),
        equals: """
          window 'Inbox'
            button 'App'
              label 'App'
            group
          """, "the tree afterwards")
      try expect(driver.announcements, equals: [], "what was said beside the focus")
    },
    WindowScenario(
      "a modal overlay hides the overlays behind it from screen readers",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      driver.presenter.configure(.main, LaneSettings(capacity: 2))
      driver.presenter.present(
        .notification(title: "Behind", closeButton: .never),
        as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      let modal = driver.presenter.present(
        .notification(title: "Sure?", closeButton: .never),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      try expect(
        try await outline(driver),
        equals: """
          window 'Inbox'
            group
              dialog 'Sure?' modal
                group
                  group
                    label 'Sure?'
          """, "the tree")
      modal.dismiss()
      await driver.wait { modal.result != nil && driver.isIdle }
      try expect(
        try await outline(driver),
        equals: """
          window 'Inbox'
            button 'App'
              label 'App'
            group
              \(AccessibilityBus.statusRole) 'Behind'
                group
                  group
                    label 'Behind'
          """, "the tree afterwards")
    },
    WindowScenario(
      "widgets that the app adds behind a modal overlay are hidden from screen readers",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      let handle = driver.presenter.present(
        magentaMessage, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_window_set_child(driver.sample.window, gtk_button_new_with_label("Late"))
      try expect(
        try await driver.accessibilityBus().tree().named("Late").map(\.line), equals: [],
        "the new widget behind")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      try expect(
        try await driver.accessibilityBus().tree().named("Late").map(\.line),
        equals: ["button 'Late'", "label 'Late'"], "the new widget afterwards")
    },
    WindowScenario(
      "an overlay becomes a dialog and gets the focus if an update makes it modal",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      let handle = driver.presenter.present(
        .notification(title: "Sure?", button: OverlayNode.Button("Yes")),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let lines = { (tree: AccessibilityBus.Element) in tree.named("Sure?").map(\.line) }
      let bus = try driver.accessibilityBus()
      try expect(lines(try await bus.tree()), equals: ["alert 'Sure?'", "label 'Sure?'"], "before")
      handle.update(as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.advance(by: .milliseconds(700))
      try expect(
        lines(try await bus.tree()), equals: ["dialog 'Sure?' modal", "label 'Sure?'"], "after")
      await driver.perform([.key("space")])
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome of its button")
    },
    WindowScenario(
      "assistive technology is notified of a new overlay, and can press its button",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      let bus = try driver.accessibilityBus()
      _ = try await bus.tree()
      let handle = driver.presenter.present(
        .notification(title: "Saved", button: OverlayNode.Button("Undo")),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let tree = try await bus.tree()
      let card = try unwrap(tree.named("Saved").first, "the card")
      await driver.wait { bus.newcomers.contains(card.reference.path) }
      try expect(
        bus.newcomers.contains(card.reference.path), equals: true, "that the card was told of")
      await bus.act(on: try unwrap(tree.named("Undo").first, "the button"))
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
    },
    WindowScenario(
      "assistive technology can press a labeled backdrop that dismisses its overlay",
      needsAssistiveTechnology: true
    ) { driver in
      showOneButton(in: driver)
      let bus = try driver.accessibilityBus()
      var content = OverlayContent.notification(title: "Saved")
      content.semantics.backdropLabel = "Go on"
      let overlay = OverlayConfiguration(
        lifetime: .infinite, backdrop: Backdrop(tap: .absorb))
      let handle = driver.presenter.present(content, as: overlay)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      try expect(
        try await bus.tree().named("Go on").map(\.line), equals: [], "one that absorbs taps")
      handle.update(as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.advance(by: .milliseconds(500))
      let button = try unwrap(try await bus.tree().named("Go on").first, "the button")
      try expect(button.line, equals: "button 'Go on'", "what it is")
      await bus.act(on: button)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.backdropTap), "the outcome")
    },
    WindowScenario(
      "an overlay with a button doesn't time out while a screen reader is running",
      needsAssistiveTechnology: true
    ) { driver in
      let overlay = OverlayConfiguration(lifetime: .timed(.milliseconds(300)))
      let heard = driver.presenter.present(.notification(title: "Heard"), as: overlay)
      let handle = driver.presenter.present(
        .notification(title: "Saved", button: OverlayNode.Button("Undo")), as: overlay)
      await driver.wait { driver.presenter.shown == [handle.id] }
      try expect(heard.result, equals: .dismissed(.timedOut), "the outcome of one without")
      await driver.advance(by: .seconds(2))
      try expect(handle.result, equals: nil, "the outcome with a screen reader")
      try driver.accessibilityBus().setScreenReader(false)
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome without one")
      driver.presenter.present(magentaMessage)
      await driver.advance(by: .milliseconds(500))
      // GTK's own announcements, since 4.14, don't depend on listeners.
      let unheard = gtk_get_minor_version() < 14 ? [] : ["Magenta"]
      try expect(driver.announcements, equals: ["Heard", "Saved"] + unheard, "the announcements")
    },
    WindowScenario(
      "if overlays have no controls, the focus key moves the focus to each whole overlay",
      needsAssistiveTechnology: true
    ) { driver in
      let bus = try driver.accessibilityBus()
      driver.presenter.configure(
        .main, LaneSettings(capacity: 2, arrangement: .list(spacing: 8)))
      for title in ["Saved", "Sent"] {
        let handle = driver.presenter.present(
          .notification(title: title, closeButton: .never),
          as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      }
      var focused: [String] = []
      for _ in 0..<3 {
        await driver.press(.f6)
        await driver.advance(by: .milliseconds(300))
        focused.append(try await bus.tree().focused?.name ?? "")
      }
      try expect(focused, equals: ["Sent", "Saved", "Top: 0"], "what has the focus")
    },
    WindowScenario(
      "with a modal overlay, Tab, the focus key and screen readers reach the same buttons",
      needsAssistiveTechnology: true
    ) { driver in
      let bus = try driver.accessibilityBus()
      driver.presenter.present(
        .notification(title: "Behind", button: OverlayNode.Button("No"), closeButton: .never),
        as: OverlayConfiguration(lifetime: .infinite))
      driver.presenter.present(
        .notification(title: "Question", button: OverlayNode.Button("Yes"), closeButton: .never),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      let front = driver.presenter.present(
        .notification(title: "Front", button: OverlayNode.Button("Undo"), closeButton: .never),
        as: OverlayConfiguration(placement: .bottom, precedence: .stack, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: front.id) != nil }
      await driver.advance(by: .milliseconds(300))
      let tree = try await bus.tree()
      let found = ["No", "Yes", "Undo"].filter { !tree.named($0).isEmpty }
      try expect(found, equals: ["Yes", "Undo"], "what a screen reader finds")
      for key in ["Tab", "F6"] {
        var focused: [String] = []
        for _ in 0..<4 {
          focused.append(try await bus.tree().focused?.name ?? "")
          await driver.perform([.key(key)])
          await driver.advance(by: .milliseconds(300))
        }
        try expect(focused, equals: ["Yes", "Undo", "Yes", "Undo"], "the way of \(key)")
      }
      await driver.perform([.key("F6")])
      await driver.advance(by: .milliseconds(300))
      front.dismiss()
      await driver.wait { front.result != nil }
      await driver.advance(by: .milliseconds(300))
      try expect(
        try await bus.tree().focused?.name, equals: "Yes", "what has the focus afterwards")
    },
    WindowScenario(
      "assistive technology other than a screen reader doesn't extend an overlay's lifetime",
      needsAssistiveTechnology: true
    ) { driver in
      let bus = try driver.accessibilityBus()
      bus.setScreenReader(false)
      bus.setClient(true)
      await driver.advance(by: .milliseconds(300))
      let handle = driver.presenter.present(
        .notification(title: "Saved", button: OverlayNode.Button("Undo")),
        // Long enough for the bus to be read on a busy machine.
        as: OverlayConfiguration(lifetime: .timed(.seconds(3))))
      await driver.wait { driver.presenter.shown == [handle.id] }
      try expect(
        try await bus.tree().named("Undo").first?.line, equals: "button 'Undo'",
        "what the client finds")
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome")
    },
    WindowScenario(
      "a validation error is announced, and is part of the field's name until it's removed",
      needsAssistiveTechnology: true
    ) { driver in
      let validationError = ObservableValue("")
      let field = OverlayNode.Field(
        ObservableValue(""), placeholder: OverlayNode.Text("Mail"), error: validationError)
      driver.presenter.present(
        OverlayContent(.field(field)), as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      let bus = try driver.accessibilityBus()
      let line = { (tree: AccessibilityBus.Element, name: String) in tree.named(name).last?.line }
      try expect(line(try await bus.tree(), "Mail"), equals: "text box 'Mail'", "at first")
      validationError.value = "Not an address"
      await driver.advance(by: .milliseconds(500))
      try expect(
        line(try await bus.tree(), "Mail. Not an address"),
        equals: "text box 'Mail. Not an address'", "with a mistake")
      try expect(driver.announcements.last, equals: "Mail. Not an address", "the announcement")
      validationError.value = ""
      await driver.advance(by: .milliseconds(500))
      try expect(line(try await bus.tree(), "Mail"), equals: "text box 'Mail'", "afterwards")
    },
    WindowScenario(
      "simultaneous announcements are all made, in order", needsAssistiveTechnology: true
    ) { driver in
      driver.presenter.configure(.main, LaneSettings(capacity: 20))
      let words = (1...10).map { "News \($0)" }
      for words in words {
        driver.presenter.present(
          .notification(title: words), as: OverlayConfiguration(lifetime: .infinite))
      }
      await driver.wait { driver.announcements.count >= 10 }
      try expect(driver.announcements, equals: words, "the announcements")
    },
  ]

  /// Replaces the window's content with a single button, so that the whole tree can be compared.
  @MainActor
  private static func showOneButton(in driver: GTKDriver) {
    gtk_window_set_child(driver.sample.window, gtk_button_new_with_label("App"))
  }

  /// Returns the tree after all motion has ended.
  @MainActor
  static func outline(_ driver: GTKDriver) async throws -> String {
    await driver.wait { driver.isIdle }
    await driver.advance(by: .milliseconds(200))
    return try await driver.accessibilityBus().tree().outline
  }
}
#endif
