#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of fields, ratings and default buttons, with real keys and a real pointer.
  static let forms: [WindowScenario] = [
    WindowScenario("a user fills in and sends a form by keyboard") { driver in
      let (name, mail, secret) = (ObservableValue(""), ObservableValue("x"), ObservableValue(""))
      var sent: [String] = []
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      let handle = driver.presenter.present(
        form([name, mail, secret]) { sent.append("\(name.value) \(mail.value) \(secret.value)") },
        as: OverlayConfiguration(placement: .center, lifetime: .timed(.milliseconds(700))))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Ada")])
      await driver.wait { name.value == "Ada" }
      try expect(name.value, equals: "Ada", "what is in the first field, which had the keyboard")
      // Return moves to the next field, like Tab.
      await driver.perform([.key("Return"), .key("End"), .key("BackSpace"), .text("ada@x.org")])
      await driver.wait { mail.value == "ada@x.org" }
      try expect(mail.value, equals: "ada@x.org", "what is in the second")
      await driver.perform([.key("Tab"), .text("123")])
      await driver.wait { secret.value == "123" }
      try expect(secret.value, equals: "123", "what is in the third")
      await driver.advance(by: .milliseconds(1000))
      try expect(handle.result, equals: nil, "the outcome while a person types")
      await driver.perform([.key("Return")])
      await driver.wait { handle.result != nil }
      try expect(sent, equals: ["Ada ada@x.org 123"], "what was sent")
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
      try expect(
        gtk_window_get_focus(driver.sample.window), equals: driver.sample.topButton.widget,
        "the widget that has the keyboard afterwards")
    },
    WindowScenario("a modal form doesn't time out while a user types") { driver in
      let (name, mail, secret) = (ObservableValue(""), ObservableValue(""), ObservableValue(""))
      let handle = driver.presenter.present(
        form([name, mail, secret]),
        as: OverlayConfiguration(
          placement: .center, lifetime: .timed(.milliseconds(1500)), backdrop: Backdrop()))
      await driver.wait { driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(300))
      await driver.perform([.text("Ada")])
      await driver.advance(by: .milliseconds(2500))
      try expect(name.value, equals: "Ada", "what is in the first field")
      try expect(handle.result, equals: nil, "the outcome while a person types")
    },
    WindowScenario(
      "text that the app sets in a field is shown, and typing continues after this text"
    ) {
      driver in
      let (name, mail, secret) = (ObservableValue("A"), ObservableValue(""), ObservableValue(""))
      let handle = driver.presenter.present(
        form([name, mail, secret]),
        as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      name.value = "Grace"
      await driver.perform([.text("!")])
      await driver.wait { name.value == "Grace!" }
      try expect(name.value, equals: "Grace!", "what is in the field")
    },
    WindowScenario("dragging in a field selects text, and doesn't move the overlay") {
      driver in
      let (name, mail, secret) = (
        ObservableValue("AdaAdaAdaAda"), ObservableValue(""), ObservableValue("")
      )
      let handle = driver.presenter.present(
        form([name, mail, secret]),
        as: OverlayConfiguration(placement: .top, lifetime: .infinite, swipe: .standard))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let start = OverlayPoint(x: frame.minX + 31, y: frame.minY + 42)
      await driver.drag(
        from: start, to: OverlayPoint(x: start.x + 200, y: start.y - 30), over: .milliseconds(400))
      await driver.perform([.key("BackSpace")])
      await driver.wait { name.value.count < 12 }
      try expect(name.value.count < 6, equals: true, "that \(name.value) lost letters")
      try expect(driver.frame(of: handle.id), equals: frame, "the frame afterwards")
      try expect(handle.result, equals: nil, "the outcome")
    },
    WindowScenario("holding Return answers an alert, but not the next one") {
      driver in
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      var answers: [String] = []
      let content = OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .text(OverlayNode.Text("Sure?")),
              .button(OverlayNode.Button("Yes", isDefault: true) { answers.append("yes") }),
            ])))
      let overlay = OverlayConfiguration(
        placement: .center, lifetime: .infinite, backdrop: Backdrop())
      let handle = driver.presenter.present(content, as: overlay)
      let next = driver.presenter.present(content, as: overlay)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_window_set_focus(driver.sample.window, nil)
      await driver.perform([.keyDown("Return"), .pause(.seconds(1.5)), .keyUp("Return")])
      await driver.wait { handle.result != nil }
      try expect(answers, equals: ["yes"], "the answers, as Return was held down")
      try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
      try expect(next.result, equals: nil, "the outcome of the next one")
      try expect(driver.sample.topButton.clicks, equals: 0, "what the app saw")
    },
    WindowScenario("Return goes to the app's button while a nonmodal overlay isn't focused") {
      driver in
      gtk_widget_grab_focus(driver.sample.topButton.widget)
      var answers = 0
      let handle = driver.presenter.present(
        OverlayContent(.button(OverlayNode.Button("Yes", isDefault: true) { answers += 1 })),
        as: OverlayConfiguration(placement: .bottom, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("Return")])
      await driver.wait { driver.sample.topButton.clicks > 0 }
      try expect(driver.sample.topButton.clicks, equals: 1, "what the app saw")
      try expect(answers, equals: 0, "the answers")
      try expect(handle.result, equals: nil, "the outcome")
    },
    WindowScenario("Return presses the default button of the visible page") { driver in
      let shown = ObservableValue<Int?>(0)
      var answers: [String] = []
      let pages = ["one", "two"].map { title in
        OverlayNode.button(
          OverlayNode.Button(title, dismisses: title == "two", isDefault: true) {
            answers.append(title)
            shown.value = 1
          })
      }
      let handle = driver.presenter.present(
        OverlayContent(.pages(OverlayNode.Pages(shown, pages: pages))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      gtk_window_set_focus(driver.sample.window, nil)
      await driver.perform([.key("Return")])
      await driver.wait { shown.value == 1 }
      gtk_window_set_focus(driver.sample.window, nil)
      await driver.perform([.key("Return")])
      await driver.wait { handle.result != nil }
      try expect(answers, equals: ["one", "two"], "the answers")
      try expect(handle.result, equals: .dismissed(.button(1)), "the outcome")
    },
    WindowScenario(
      "when a user chooses a rating using the pointer or keys, the text changes"
    ) {
      driver in
      let choice = ObservableValue<Int?>(nil)
      var told: [Int] = []
      let words = ["Awful", "Good", "Great"]
      let symbol = Glyph(
        shapes: [Glyph.Shape([.circle(center: OverlayPoint(x: 12, y: 12), radius: 12)])])
      let content = OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .pages(
                OverlayNode.Pages(
                  choice,
                  pages: words.map {
                    .box(OverlayNode.Box(.text(OverlayNode.Text($0)), height: 40))
                  })),
              .rating(
                OverlayNode.Rating(
                  choice,
                  items: words.map {
                    OverlayNode.Rating.Item(
                      $0,
                      chosen: OverlayNode.Image(.glyph(symbol), color: AdaptiveColor(hex: magenta)),
                      open: OverlayNode.Image(.glyph(symbol), color: AdaptiveColor(hex: 0x00FF00)))
                  }
                ) { told.append($0) }),
            ])), style: OverlayStyle(background: .color(.white), shadow: nil))
      let handle = driver.presenter.present(
        content,
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(1000))
      let before = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(try Screen().bounds(of: magenta), equals: nil, "the symbols that are chosen")
      let symbols = try unwrap(try Screen().bounds(of: 0x00FF00), "the symbols that are not")
      await driver.tap(OverlayPoint(x: (symbols.minX + symbols.maxX) / 2, y: symbols.minY + 17))
      await driver.wait { choice.value == 1 && driver.isIdle }
      await driver.advance(by: .milliseconds(1500))
      try expect(told, equals: [1], "what the client was told")
      let after = try unwrap(driver.frame(of: handle.id), "the frame with a text")
      try expect(after.size.height, equals: before.size.height + 48, "the height")
      let chosen = try unwrap(try Screen().bounds(of: magenta), "the symbols that are chosen")
      try expect(chosen.size.width > symbols.size.width * 0.5, equals: true, "that two are")
      try expect(chosen.size.width < symbols.size.width * 0.8, equals: true, "that two are")
      await driver.perform([.key("Right"), .key("Right"), .key("space")])
      await driver.wait { choice.value == 2 }
      try expect(choice.value, equals: 2, "the choice by keys")
      await driver.perform([.key("Home"), .key("space")])
      await driver.wait { choice.value == 0 }
      try expect(told, equals: [1, 2, 0], "what the client was told in the end")
    },
    WindowScenario(
      "a form still gets the keyboard if it's transformed while its window is hidden"
    ) { driver in
      let (name, mail, secret) = (ObservableValue(""), ObservableValue(""), ObservableValue(""))
      gtk_widget_set_visible(driver.sample.widget, 0)
      await driver.advance(by: .milliseconds(200))
      var content = form([name, mail, secret])
      let handle = driver.presenter.present(
        content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.advance(by: .milliseconds(200))
      content.semantics = Semantics(role: .status)
      handle.transform(to: content)
      gtk_widget_set_visible(driver.sample.widget, 1)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      // Without a window manager, a window that is shown again gets key presses only under the
      // pointer.
      await driver.hover(OverlayPoint(x: 60, y: 760))
      await driver.advance(by: .milliseconds(300))
      await driver.perform([.text("Ada")])
      await driver.wait { name.value == "Ada" }
      try expect(name.value, equals: "Ada", "what is in the first field, which had the keyboard")
    },
  ]

  /// A form with three fields and a default button.
  @MainActor
  private static func form(
    _ texts: [ObservableValue<String>], send: @escaping @MainActor @Sendable () -> Void = {}
  ) -> OverlayContent {
    let fields = zip(texts, [OverlayNode.Field.Purpose.name, .email, .password]).map {
      text, purpose in
      OverlayNode.field(
        OverlayNode.Field(
          text, placeholder: OverlayNode.Text("\(purpose)"), purpose: purpose,
          isFirst: purpose == .name))
    }
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
          children: fields + [.button(OverlayNode.Button("Send", isDefault: true, perform: send))]))
    )
  }
}
#endif
