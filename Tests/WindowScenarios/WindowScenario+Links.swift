#if GTK
internal import CGTK
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of links in texts, with a real pointer and keys.
  static let links: [WindowScenario] = [
    WindowScenario("each line of a wrapped link opens it, and the words around it don't") {
      driver in
      let links = OpenedLinks()
      var taps = 0
      let handle = driver.presenter.present(
        links.overlay(
          "Before it [a link that needs more than one line](https://a.example) and after"
        ).onTap(dismisses: false) { taps += 1 }.width(220))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.buttonFrames(of: handle.id).first, "the link's frame")
      try expect(frame.size.height > 30, equals: true, "that the link has several lines")
      // The first line begins with other words, and the last line with the link.
      await driver.tap(OverlayPoint(x: frame.minX + 120, y: frame.minY + 6))
      await driver.wait { links.opened.count == 1 }
      await driver.tap(OverlayPoint(x: frame.minX + 15, y: frame.maxY - 6))
      await driver.wait { links.opened.count == 2 }
      try expect(links.opened, equals: ["https://a.example", "https://a.example"], "the links")
      try expect(taps, equals: 0, "the taps on the overlay")
      await driver.tap(OverlayPoint(x: frame.minX + 10, y: frame.minY + 6))
      await driver.wait { taps == 1 }
      try expect(taps, equals: 1, "the taps on the overlay after a click on other words")
      try expect(links.opened.count, equals: 2, "the opened links after a click on other words")
    },
    WindowScenario("Tab moves through links and buttons, and Return opens a link") { driver in
      let links = OpenedLinks()
      var pressed = 0
      let handle = driver.presenter.present(
        links.overlay("[One](https://a.example/1) and [two](https://a.example/2)") {
          Button("Third", dismisses: false) { pressed += 1 }
        })
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.f6)
      // The focus begins at the button.
      for keys in [
        ["Return"], ["shift+Tab", "Return"], ["shift+Tab", "Return"], ["Tab", "space"],
      ] {
        await driver.perform(keys.map { .key($0) })
        await driver.advance(by: .milliseconds(200))
      }
      await driver.wait { links.opened.count == 3 && pressed == 1 }
      try expect(links.opened.map { $0.suffix(1) }, equals: ["2", "1", "2"], "the opened links")
      try expect(pressed, equals: 1, "the presses of the button")
    },
    WindowScenario("a focused link and a press survive an update of the text") { driver in
      let links = OpenedLinks()
      let handle = driver.presenter.present(links.overlay("Sent 1 of 9, [stop](https://a.example)"))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.press(.f6)
      let frame = try unwrap(driver.buttonFrames(of: handle.id).first, "the link's frame")
      await driver.hover(middle(of: frame))
      await driver.perform([.pressButton])
      for count in 2...4 {
        handle.update(links.overlay("Sent \(count) of 9, [stop](https://a.example)"))
        await driver.advance(by: .milliseconds(60))
      }
      await driver.perform([.releaseButton])
      await driver.wait { links.opened.count == 1 }
      await driver.perform([.key("Return")])
      await driver.wait { links.opened.count == 2 }
      try expect(links.opened.count, equals: 2, "the links opened by the press and by the key")
    },
    WindowScenario("a screen reader finds and opens a link", needsAssistiveTechnology: true) {
      driver in
      let links = OpenedLinks()
      let handle = driver.presenter.present(links.overlay("Read the [news](https://a.example)"))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let bus = try driver.accessibilityBus()
      let tree = try await bus.tree()
      let found = try unwrap(tree.named("news").first, "the link")
      try expect(found.line, equals: "link 'news'", "the role and the name")
      await bus.act(on: found)
      await driver.wait { links.opened.count == 1 }
      try expect(links.opened, equals: ["https://a.example"], "the opened links")
    },
    WindowScenario("a link without an app on the desktop is reported") { driver in
      var problems: [Problem] = []
      driver.presenter.onProblem = { problems.append($0) }
      let handle = driver.presenter.present(
        Overlay { Text("[Write](mailto:nobody@a.example)") }.duration(.infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.tap(
        middle(of: try unwrap(driver.buttonFrames(of: handle.id).first, "the link's frame")))
      await driver.wait { !problems.isEmpty }
      let link = try unwrap(OverlayLink("mailto:nobody@a.example"), "the link")
      try expect(problems, equals: [.unopenedLink(link)], "the problems")
    },
  ]
}

/// Records the links that the user opens.
@MainActor
private final class OpenedLinks {
  private(set) var opened: [String] = []

  func overlay(
    _ markdown: String, @OverlayBuilder further: () -> [OverlayElement] = { [] }
  ) -> Overlay {
    let further = further()
    return Overlay {
      Text(OverlayText(markdown: markdown))
      for element in further { element }
    }
    .padding(20).duration(.infinite)
    .onOpenLink { [weak self] link in
      self?.opened.append(link.address)
      return .handled
    }
  }
}
#endif
