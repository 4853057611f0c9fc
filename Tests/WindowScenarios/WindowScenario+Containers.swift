#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The user's actions on an overlay while its content gets another container.
  static let containers: [WindowScenario] =
    ContainerChange.allCases.flatMap { change in
      [
        WindowScenario("a button press works even if the content \(change.rawValue) during it") {
          driver in
          let form = PressedForm(driver)
          try await form.show(change.before)
          try await form.pressButton()
          form.handle?.update(to: form.content(change.after))
          await driver.advance(by: .milliseconds(300))
          await driver.perform([.releaseButton])
          await driver.wait { form.pressCount > 0 }
          try expect(form.pressCount, equals: 1, "how often the button was pressed")
          try await form.expectScrolling(change.after.scrolls)
          try await form.pressButton()
          await driver.perform([.releaseButton])
          await driver.wait { form.pressCount > 1 }
          try expect(form.pressCount, equals: 2, "how often it was pressed after a further click")
        },
        WindowScenario(
          "a character is composed correctly even if the content \(change.rawValue) during it",
          only: .under([.x11], because: "the keyboard under Wayland has no dead keys")
        ) { driver in
          let form = PressedForm(driver)
          try await form.show(change.before)
          await driver.perform([.text("Ren")])
          await driver.wait { form.name.value == "Ren" }
          await driver.perform([.key("dead_acute")])
          await driver.advance(by: .milliseconds(100))
          form.handle?.update(to: form.content(change.after))
          await driver.advance(by: .milliseconds(300))
          await driver.perform([.key("e")])
          await driver.wait { form.name.value == "René" }
          try expect(form.name.value, equals: "René", "what was typed")
          try await form.expectScrolling(change.after.scrolls)
          await driver.perform([.text("e")])
          await driver.wait { form.name.value == "Renée" }
          try expect(form.name.value, equals: "Renée", "what was typed afterwards")
        },
      ]
    } + [
      WindowScenario("content becomes scrollable even if the pressed button is removed") {
        driver in
        let form = PressedForm(driver)
        try await form.show(.low)
        try await form.pressButton()
        form.handle?.update(to: form.content(.high))
        await driver.advance(by: .milliseconds(200))
        try expect(form.scrollers.count, equals: 0, "the scroll views during the press")
        form.handle?.update(
          to: OverlayContent(.box(OverlayNode.Box(style: .card, width: 200, height: 3000))))
        await driver.advance(by: .milliseconds(200))
        await driver.perform([.releaseButton])
        try await form.expectScrolling(true)
      }
    ]

  /// A change of the container around all pieces of the content.
  private enum ContainerChange: String, CaseIterable {
    case outgrows = "becomes taller than the window"
    case entersScroll = "is put into a scroll view"
    case entersLimit = "is put into a shorter scroll view"
    case leavesScroll = "is taken out of a scroll view"
    case turns = "turns from a row into a column"

    var before: PressedForm.Shape {
      switch self {
      case .outgrows, .entersScroll, .entersLimit: .low
      case .leavesScroll: .scrolled(limit: nil)
      case .turns: .row
      }
    }

    var after: PressedForm.Shape {
      switch self {
      case .outgrows: .high
      case .entersScroll: .scrolled(limit: nil)
      case .entersLimit: .scrolled(limit: 120)
      case .leavesScroll, .turns: .low
      }
    }
  }

  /// A field and a button above a box.
  @MainActor
  private final class PressedForm {
    let driver: GTKDriver
    let name = ObservableValue("")
    private(set) var handle: PresentationHandle?
    private(set) var pressCount = 0

    enum Shape {
      case low, high, row
      case scrolled(limit: Double?)

      /// Whether a form of this shape scrolls.
      var scrolls: Bool {
        switch self {
        case .low, .row: false
        case .high, .scrolled: true
        }
      }
    }

    init(_ driver: GTKDriver) { self.driver = driver }

    func content(_ shape: Shape) -> OverlayContent {
      let height =
        switch shape {
        case .low, .row: 60.0
        case .high: 3000.0
        case .scrolled: 90.0
        }
      let children: [OverlayNode] = [
        .button(
          OverlayNode.Button("Send", dismisses: false) { [weak self] in self?.pressCount += 1 }),
        .field(OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"), isFirst: true)),
        .box(OverlayNode.Box(style: .card, width: 40, height: height)),
      ]
      let axis: OverlayNode.Stack.Axis =
        if case .row = shape { .horizontal } else { .vertical }
      // The button stays under the pointer.
      let stack = OverlayNode.stack(
        OverlayNode.Stack(axis, alignment: .leading, children: children))
      if case .scrolled(let limit) = shape {
        return OverlayContent(.scroll(OverlayNode.Scroll(stack, maximumHeight: limit)))
      }
      return OverlayContent(stack)
    }

    func show(_ shape: Shape) async throws {
      let handle = driver.presenter.present(
        content(shape),
        as: OverlayConfiguration(
          placement: .top, lifetime: .infinite, size: SizeConstraints(width: .constant(360)),
          tap: .absorb, swipe: nil))
      self.handle = handle
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(200))
    }

    /// Moves the pointer to the button, and presses it down.
    func pressButton() async throws {
      let id = try unwrap(handle, "the overlay").id
      await driver.wait { driver.isIdle && driver.buttonFrames(of: id).count == 1 }
      let button = try unwrap(driver.buttonFrames(of: id).first, "the button")
      await driver.hover(
        OverlayPoint(x: (button.minX + button.maxX) / 2, y: (button.minY + button.maxY) / 2))
      await driver.perform([.pressButton, .pause(.milliseconds(50))])
      await driver.advance(by: .milliseconds(100))
    }

    /// The native scroll views.
    var scrollers: [UnsafeMutablePointer<GtkWidget>] {
      widgets(in: driver.sample.widget).filter { gtk_widget_has_css_class($0, "usher-scroll") != 0 }
    }

    func expectScrolling(_ isExpected: Bool) async throws {
      await driver.wait { self.scrollers.isEmpty != isExpected }
      try expect(!scrollers.isEmpty, equals: isExpected, "whether the content scrolls")
    }
  }
}
#endif
