#if GTK
internal import CGTK
@_spi(Inspection) internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of inputs, such as switches, with real keys and a real pointer.
  static let inputs: [WindowScenario] = [
    WindowScenario("a user changes a switch, a slider, a list and a menu by keyboard") { driver in
      let values = Values()
      let handle = driver.presenter.present(values.content, as: values.configuration)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("space")])
      await driver.wait { values.isOn.value }
      try expect(values.isOn.value, equals: true, "the switch after Space")
      await driver.perform([.key("Tab"), .key("Right"), .key("Right")])
      await driver.wait { values.number.value == 4 }
      try expect(values.number.value, equals: 4, "the slider after two arrow keys")
      await driver.perform([.key("Tab"), .key("Down")])
      await driver.wait { values.size.value == 1 }
      await driver.perform([.key("space")])
      await driver.wait { values.size.value == 1 }
      try expect(values.size.value, equals: 1, "the list after the arrow key")
      await driver.perform([.key("Tab"), .key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Down"), .key("Down"), .key("Return")])
      await driver.wait { values.language.value == 2 }
      try expect(values.language.value, equals: 2, "the menu after two arrow keys and Return")
      try expect(handle.result, equals: nil, "the outcome")
      // Escape closes an open menu, and only then the overlay.
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Escape")])
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome after Escape in the menu")
      await driver.perform([.key("Escape")])
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome")
    },
    WindowScenario("a user changes a switch, a slider and a list by pointer") { driver in
      let values = Values()
      let handle = driver.presenter.present(values.content, as: values.configuration)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let card = try unwrap(driver.frame(of: handle.id), "the frame")
      let frames = driver.host.pieceFrames(of: handle.id).filter { $0.kind == .input }.map {
        $0.frame.moved(by: Vector(dx: card.minX, dy: card.minY))
      }
      try expect(frames.count, equals: 4, "the number of controls")
      await driver.tap(OverlayPoint(x: frames[0].maxX - 20, y: frames[0].minY + 18))
      await driver.wait { values.isOn.value }
      try expect(values.isOn.value, equals: true, "the switch after a click")
      // The knob is at 2 of 10, and the overlay must not follow the drag.
      let (start, y) = (
        frames[1].minX + 11 + (frames[1].size.width - 22) * 0.2, frames[1].minY + 18
      )
      await driver.drag(
        from: OverlayPoint(x: start, y: y), to: OverlayPoint(x: frames[1].maxX - 11, y: y),
        over: .milliseconds(400))
      await driver.wait { values.number.value == 10 }
      try expect(values.number.value, equals: 10, "the slider after a drag to its end")
      await driver.tap(OverlayPoint(x: frames[2].minX + 40, y: frames[2].minY + 54))
      await driver.wait { values.size.value == 1 }
      try expect(values.size.value, equals: 1, "the list after a click on a title")
      values.size.value = 0
      values.number.value = 3.2
      await driver.tap(OverlayPoint(x: frames[2].minX + 40, y: frames[2].minY + 54))
      await driver.wait { values.size.value == 1 }
      try expect(values.size.value, equals: 1, "the list after another click")
      try expect(values.number.value, equals: 3.2, "the number that the app has set")
      try expect(handle.result, equals: nil, "the outcome")
      try expect(driver.frame(of: handle.id), equals: card, "the frame")
    },
    WindowScenario(
      "a list of one option is chosen by each click, and a range of one number is shown"
    ) { driver in
      let size = ObservableValue<Int?>(nil)
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
              children: [
                .input(OverlayNode.Input(.choice(size, ["Only"]), description: "Size")),
                .input(
                  OverlayNode.Input(
                    .slider(ObservableValue(3), OverlayNode.Input.Scale(3...3)),
                    description: "Number")),
              ]))), as: Values().configuration)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let card = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(
        driver.host.pieceFrames(of: handle.id).filter { $0.kind == .input }.count, equals: 2,
        "the number of controls")
      for click in 1...2 {
        await driver.tap(OverlayPoint(x: card.minX + 60, y: card.minY + 38))
        await driver.wait { size.value == 0 }
        await driver.advance(by: .milliseconds(200))
        try expect(size.value, equals: 0, "the option after click \(click)")
      }
    },
    WindowScenario("a user changes a stepper by keyboard, by clicks and by holding a button") {
      driver in
      let number = ObservableValue(3)
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
              children: [
                .input(
                  OverlayNode.Input(
                    .stepper(number, OverlayNode.Input.Scale(whole: 1...40, step: 2)),
                    description: "Copies"))
              ]))), as: Values().configuration)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      for (key, expected) in [
        ("Up", 5), ("Right", 7), ("Down", 5), ("Left", 3), ("End", 40), ("Down", 39), ("Home", 1),
        ("Down", 1), ("Prior", 21), ("Next", 1),
      ] {
        await driver.perform([.key(key)])
        await driver.wait { number.value == expected }
        try expect(number.value, equals: expected, "the number after \(key)")
      }
      let card = try unwrap(driver.frame(of: handle.id), "the frame")
      let frame = try unwrap(
        driver.host.pieceFrames(of: handle.id).first { $0.kind == .input }?.frame, "the stepper"
      ).moved(by: Vector(dx: card.minX, dy: card.minY))
      try expect(frame.size.height, equals: 44, "the stepper's height")
      let (minus, plus) = (
        OverlayPoint(x: frame.maxX - 70, y: frame.minY + 4),
        OverlayPoint(x: frame.maxX - 20, y: frame.maxY - 4)
      )
      await driver.tap(plus)
      await driver.tap(plus)
      await driver.wait { number.value == 5 }
      try expect(number.value, equals: 5, "the number after two clicks")
      await driver.tap(minus)
      await driver.wait { number.value == 3 }
      try expect(number.value, equals: 3, "the number after a click on minus")
      await driver.hover(plus)
      await driver.perform([.pressButton])
      await driver.wait { number.value >= 9 }
      try expect(number.value >= 9, equals: true, "whether holding the button repeats")
      await driver.perform([.releaseButton])
      await driver.advance(by: .milliseconds(100))
      let held = number.value
      await driver.advance(by: .milliseconds(500))
      try expect(number.value, equals: held, "the number after the release")
      number.value = 99
      await driver.tap(plus)
      await driver.advance(by: .milliseconds(200))
      // At the end, the button is disabled.
      try expect(number.value, equals: 99, "the number that the app has set")
      await driver.tap(minus)
      await driver.wait { number.value == 39 }
      try expect(number.value, equals: 39, "the number after a click at the end")
      try expect(handle.result, equals: nil, "the outcome")
      try expect(driver.frame(of: handle.id), equals: card, "the frame")
    },
    WindowScenario("a user chooses a day in a calendar, which Escape closes before the overlay") {
      driver in
      let day = ObservableValue<OverlayDate?>(nil)
      func february(_ day: Int) throws -> OverlayDate {
        try unwrap(OverlayDate(year: 2028, month: 2, day: day), "the day \(day)")
      }
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
              children: [
                .input(
                  OverlayNode.Input(
                    .date(day, try february(5)...february(29)), description: "Due"))
              ]))), as: Values().configuration)
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Escape")])
      await driver.advance(by: .milliseconds(500))
      try expect(day.value, equals: nil, "the day after looking at the calendar")
      try expect(handle.result, equals: nil, "the outcome after the first Escape in the calendar")
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Return")])
      await driver.wait { day.value != nil }
      // Today is outside the range.
      try expect(
        [try february(5), try february(29)].contains(day.value), equals: true,
        "whether Return chooses a day of the range")
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Escape")])
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome after Escape in the calendar")
      day.value = try february(10)
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      try expect(day.value, equals: try february(10), "the day after opening the calendar")
      await driver.perform([.key("Right"), .key("Right")])
      await driver.wait { day.value?.day == 12 }
      for (key, expected) in [
        ("Right", 13), ("Left", 12), ("Up", 5), ("Left", 5), ("Down", 12), ("Next", 29),
        ("Prior", 5), ("Down", 12),
      ] {
        await driver.perform([.key(key)])
        await driver.advance(by: .milliseconds(100))
        try expect(day.value, equals: try february(expected), "the day after \(key)")
      }
      await driver.perform([.key("Return")])
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome after Return in the calendar")
      let card = try unwrap(driver.frame(of: handle.id), "the frame")
      let frame = try unwrap(
        driver.host.pieceFrames(of: handle.id).first { $0.kind == .input }?.frame, "the day"
      ).moved(by: Vector(dx: card.minX, dy: card.minY))
      // A click opens the calendar, and a click outside closes only the calendar.
      await driver.tap(OverlayPoint(x: frame.maxX - 20, y: frame.minY + 20))
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("Right")])
      await driver.wait { day.value?.day == 13 }
      try expect(day.value, equals: try february(13), "the day chosen after a click")
      await driver.tap(OverlayPoint(x: 4, y: 4))
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome after a click outside the calendar")
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      await driver.perform([.key("BackSpace")])
      await driver.wait { day.value == nil }
      try expect(day.value, equals: nil, "the day after BackSpace")
      await driver.advance(by: .milliseconds(500))
      day.value = try february(10)
      await driver.perform([.key("space")])
      await driver.advance(by: .milliseconds(500))
      // The button that clears the day is the last one below the calendar.
      await driver.perform([.key("shift+Tab"), .key("space")])
      await driver.wait { day.value == nil }
      try expect(day.value, equals: nil, "the day after the button was pressed")
      await driver.advance(by: .milliseconds(500))
      try expect(handle.result, equals: nil, "the outcome after the day was cleared")
      await driver.perform([.key("Escape")])
      await driver.wait { handle.result != nil }
      try expect(handle.result, equals: .dismissed(.escape), "the outcome")
    },
    WindowScenario(
      "a screen reader finds switches, sliders and choices with their names",
      needsAssistiveTechnology: true
    ) { driver in
      let values = Values()
      driver.presenter.present(values.content, as: values.configuration)
      let tree = try await outline(driver)
      for name in ["'Sounds'", "'Volume'", "'Small'", "'Large'", "'Language'"] {
        try expect(tree.contains(name), equals: true, "whether \(name) is there")
      }
    },
    WindowScenario(
      "a screen reader finds a stepper as a spin button, and a day with its name",
      needsAssistiveTechnology: true
    ) { driver in
      let copies = OverlayNode.Input(
        .stepper(ObservableValue(3), OverlayNode.Input.Scale(whole: 1...9)), description: "Copies")
      let due = OverlayNode.Input(
        .date(ObservableValue(.first), OverlayDate.first...OverlayDate.last), description: "Due")
      driver.presenter.present(
        OverlayContent(
          .stack(OverlayNode.Stack(.vertical, children: [.input(copies), .input(due)]))),
        as: Values().configuration)
      let tree = try await outline(driver)
      for name in ["spin button 'Copies'", "'Due'"] {
        try expect(tree.contains(name), equals: true, "whether \(name) is in \(tree)")
      }
    },
  ]

  /// One control of each kind, with its value.
  @MainActor
  private struct Values {
    let isOn = ObservableValue(false)
    let number = ObservableValue(2.0)
    let size = ObservableValue<Int?>(0)
    let language = ObservableValue<Int?>(0)

    var content: OverlayContent {
      func input(_ kind: OverlayNode.Input.Kind, _ description: String) -> OverlayNode {
        .input(OverlayNode.Input(kind, description: description))
      }
      return OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical, spacing: 8, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
            children: [
              input(.toggle(isOn), "Sounds"),
              input(.slider(number, OverlayNode.Input.Scale(0...10, step: 1)), "Volume"),
              input(.choice(size, ["Small", "Large"]), "Size"),
              input(.choice(language, ["de", "en", "es", "fr", "it"]), "Language"),
            ])))
    }

    let configuration = OverlayConfiguration(
      placement: .center, lifetime: .infinite, size: SizeConstraints(width: .constant(280)),
      swipe: .standard, backdrop: Backdrop())
  }
}
#endif
