#if GTK
internal import CGTK
internal import Foundation
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of more overlays, or more text, than fit.
  static let room: [WindowScenario] = [
    WindowScenario("the button below a list shows the messages that don't fit") {
      driver in
      await driver.resize(to: OverlaySize(width: 420, height: 420))
      driver.presenter.configure(
        .main, LaneSettings(capacity: 9, arrangement: .list(spacing: 8)))
      let handles = (1...9).map {
        driver.presenter.present(
          .notification(title: "Message \($0)", description: "Text", closeButton: .never),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      let seen = { @MainActor in
        handles.filter { handle in
          guard case .pending(.shown(let showing)) = handle.state else { return false }
          return !showing.pausedBy.contains(.noRoom)
        }
      }
      await driver.wait {
        driver.isIdle && handles.allSatisfy { driver.frame(of: $0.id) != nil }
      }
      var pages: [[Int]] = []
      for _ in 0..<9 where pages.reduce(0, { $0 + $1.count }) < handles.count {
        pages.append(seen().compactMap { handle in handles.firstIndex { $0 === handle } })
        let last = try unwrap(
          seen().compactMap { driver.frame(of: $0.id)?.maxY }.max(), "the end of the list")
        try expect(last + 44 <= 420, equals: true, "that the button below \(last) has room")
        await driver.tap(OverlayPoint(x: 210, y: last + 8 + 18))
        await driver.wait { driver.isIdle }
        await driver.advance(by: .milliseconds(600))
      }
      try expect(
        pages.flatMap { $0 }.sorted(), equals: Array(0..<9),
        "the messages of all pages, \(pages)")
      try expect(pages.count > 1, equals: true, "that there are several pages")
    },
    WindowScenario(
      "the button below a list grows with the text size, and takes space from the list"
    ) {
      driver in
      driver.setTextScale(3.1)
      await driver.resize(to: OverlaySize(width: 420, height: 640))
      driver.presenter.configure(
        .main, LaneSettings(capacity: 9, arrangement: .list(spacing: 8)))
      let handles = (1...9).map {
        driver.presenter.present(
          .notification(title: "Message \($0)", closeButton: .never),
          as: OverlayConfiguration(lifetime: .infinite))
      }
      await driver.wait {
        driver.isIdle && handles.allSatisfy { driver.frame(of: $0.id) != nil }
      }
      await driver.advance(by: .milliseconds(600))
      let button = widgets(in: driver.sample.widget).first {
        isInstance($0, of: gtk_button_get_type()) && gtk_widget_get_mapped($0) != 0
          && gtk_widget_is_ancestor($0, driver.sample.content.widget) == 0
      }
      let inner = try unwrap(button, "the button")
      // The card is the lowest of all widgets around the button. Everything higher is cut off.
      let offer = try unwrap(
        sequence(first: inner) { gtk_widget_get_parent($0) }.prefix { $0 != driver.sample.widget }
          .map { driver.frame(ofWidget: $0) }.min { $0.size.height < $1.size.height },
        "the button's card")
      var needed: Int32 = 0
      gtk_widget_measure(inner, GTK_ORIENTATION_VERTICAL, -1, nil, &needed, nil, nil)
      try expect(needed > 36, equals: true, "whether \(needed) points are more than the usual 36")
      try expect(
        offer.size.height >= Double(needed), equals: true,
        "whether the button \(offer) is high enough for text of \(needed) points")
      let last = try unwrap(
        handles.filter { handle in
          guard case .pending(.shown(let showing)) = handle.state else { return false }
          return !showing.pausedBy.contains(.noRoom)
        }.compactMap { driver.frame(of: $0.id)?.maxY }.max(), "the end of the list")
      try expect(
        offer.minY >= last + 8 && offer.maxY <= 640, equals: true,
        "whether the button \(offer) lies below the list, which ends at \(last), and is seen")
    },
    WindowScenario(
      "at twice the text size, buttons are reachable below long text in a low window"
    ) {
      driver in
      driver.setTextScale(2)
      await driver.resize(to: OverlaySize(width: 420, height: 320))
      let long = String(repeating: "A long sentence. ", count: 30)
      let contents: [OverlayContent] = [
        .alert(
          title: OverlayNode.Text("Delete all letters?", size: 15, weight: .semibold),
          description: OverlayNode.Text(long, size: 13),
          bar: ButtonBar([OverlayNode.Button("Keep")])),
        .message(
          .warning, layout: .card, title: "Nearly full", description: long,
          button: OverlayNode.Button("Tidy"), closeButton: .never),
        .notification(
          title: "Nearly full", description: long, button: OverlayNode.Button("Tidy"),
          closeButton: .never),
      ]
      for content in contents {
        let handle = driver.presenter.present(content, using: .question)
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        let frame = try unwrap(driver.frame(of: handle.id), "the frame")
        try expect(
          frame.minY >= 20 && frame.maxY <= 300, equals: true, "a margin around \(frame)")
        let button = try unwrap(driver.buttonFrames(of: handle.id).first, "the button")
        try expect(
          button.minY >= frame.minY && button.maxY <= frame.maxY + 0.5, equals: true,
          "that the button \(button) lies in \(frame)")
        await driver.tap(
          OverlayPoint(
            x: (button.minX + button.maxX) / 2, y: (button.minY + button.maxY) / 2))
        await driver.wait { handle.result != nil }
        try expect(handle.result, equals: .dismissed(.button(0)), "the outcome")
      }
    },
    WindowScenario("an icon grows with the text size") { driver in
      var heights: [Double] = []
      for scale in [1.0, 2] {
        driver.setTextScale(scale)
        let handle = driver.presenter.present(
          OverlayContent(.image(OverlayNode.Image(.glyph(.envelope), size: 40))),
          as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        heights.append(driver.frame(of: handle.id)?.size.height ?? 0)
        handle.dismiss()
        await driver.wait { handle.result != nil }
      }
      try expect(heights, equals: [40, 80], "the heights")
    },
  ]
}
#endif
