#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  static let magenta: UInt32 = 0xFF00FF

  /// A message with a surface in a single color that the app does not use.
  static let magentaMessage = OverlayContent.notification(
    title: "Magenta", closeButton: .never,
    theme: MessageTheme(
      style: OverlayStyle(background: .color(AdaptiveColor(hex: magenta)), shadow: nil),
      title: AdaptiveColor(hex: magenta), description: .white, icon: .white, button: .white))

  static let appearance: [WindowScenario] =
    OverlayPosition.allCases.map { placement in
      WindowScenario("at the \(placement), the pixels of an overlay match its frame") { driver in
        let handle = driver.presenter.present(
          magentaMessage, as: OverlayConfiguration(placement: placement, lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.presenter.isShowing }
        let frame = try unwrap(driver.frame(of: handle.id), "the allocation")
        try expect(try Screen().bounds(of: magenta), equals: frame, "the pixels")
        handle.dismiss()
        await driver.advance(by: .milliseconds(600))
        try expect(try Screen().bounds(of: magenta), equals: nil, "the pixels afterwards")
      }
    } + [
      WindowScenario("the first frame of an entrance already shows a part of the overlay") {
        driver in
        let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
        for edge in [OverlayRect.Edge.top, .bottom, .left, .right] {
          let before = gdk_frame_clock_get_frame_counter(clock)
          let handle = driver.presenter.present(
            magentaMessage,
            as: OverlayConfiguration(
              lifetime: .infinite,
              entrance: OverlayTransition(slide: Slide(.easeOut(.milliseconds(300)), over: edge)),
              exit: OverlayTransition()))
          // Exactly one frame, which is drawn completely when the clock starts it.
          while gdk_frame_clock_get_frame_counter(clock) == before {
            g_main_context_iteration(nil, 1)
          }
          let frame = try unwrap(driver.frame(of: handle.id), "the allocation")
          let size = driver.viewportSize
          let isSeen =
            min(frame.maxX, size.width) - max(frame.minX, 0) >= 1
            && min(frame.maxY, size.height) - max(frame.minY, 0) >= 1
          try expect(isSeen, equals: true, "that it is seen over the edge \(edge), at \(frame)")
          handle.dismiss()
          await driver.advance(by: .milliseconds(300))
        }
      },
      WindowScenario("during a slide, the pixels of an overlay move in one direction") { driver in
        driver.presenter.present(
          magentaMessage,
          as: OverlayConfiguration(
            lifetime: .infinite,
            entrance: OverlayTransition(slide: .curve(.linear, .seconds(2)))))
        var bottoms: [Double] = []
        repeat {
          await driver.advance(by: .milliseconds(50))
          if let bounds = try Screen().bounds(of: magenta) { bottoms.append(bounds.maxY) }
        } while !driver.isIdle
        try expect(bottoms, equals: bottoms.sorted(), "the lower edges on the way down")
        try expect(Set(bottoms).count > 2, equals: true, "that there were some on the way")
      },
      WindowScenario(
        "during a scale entrance, the pixels of an overlay grow from the center to its frame"
      ) { driver in
        let handle = driver.presenter.present(
          magentaMessage,
          as: OverlayConfiguration(
            lifetime: .infinite,
            entrance: OverlayTransition(scale: Scale(.curve(.linear, .seconds(2)), from: 0.5))))
        var all: [OverlayRect] = []
        repeat {
          await driver.advance(by: .milliseconds(50))
          if let bounds = try Screen().bounds(of: magenta) { all.append(bounds) }
        } while !driver.isIdle
        let widths = all.map(\.size.width)
        try expect(widths, equals: widths.sorted(), "the widths on the way")
        try expect(Set(widths).count > 2, equals: true, "that there were some on the way")
        let end = try unwrap(driver.frame(of: handle.id), "the allocation")
        try expect(try Screen().bounds(of: magenta), equals: end, "the pixels at the end")
        let middles = all.map { ($0.minX + $0.maxX - end.minX - end.maxX) / 2 }
        try expect(middles.allSatisfy { abs($0) <= 1 }, equals: true, "that its middle stays")
      },
      WindowScenario("an overlay at the top rests below the title bar", hasTitleBar: true) {
        driver in
        let handle = driver.presenter.present(
          magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.presenter.isShowing }
        let frame = try unwrap(driver.frame(of: handle.id), "the allocation")
        let content = try unwrap(gtk_window_get_child(driver.sample.window), "the app's content")
        let top = driver.frame(ofWidget: content).minY
        try expect(top > 20, equals: true, "that there is a title bar")
        try expect(frame.minY, equals: top + 12, "the top of the overlay")
      },
      WindowScenario("overlays stay in front if the app replaces its content") { driver in
        let handle = driver.presenter.present(
          magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.presenter.isShowing }
        gtk_window_set_child(driver.sample.window, gtk_label_new("Something else"))
        await driver.advance(by: .milliseconds(300))
        try expect(
          try Screen().bounds(of: magenta), equals: driver.frame(of: handle.id), "the pixels")
      },
      WindowScenario("the window draws no frames while an overlay rests") { driver in
        driver.presenter.present(
          magentaMessage, as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.presenter.isShowing }
        // The frame in which the overlay came to rest is already requested, but may not be drawn
        // yet.
        await driver.advance(by: .milliseconds(300))
        let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
        let before = gdk_frame_clock_get_frame_counter(clock)
        await driver.advance(by: .milliseconds(1000))
        try expect(gdk_frame_clock_get_frame_counter(clock), equals: before, "the frame counter")
      },
      WindowScenario("a button keeps its width, regardless of the length of the description") {
        driver in
        let words = String(repeating: "a word ", count: 20)
        var widths: [Double] = []
        for count in 50..<130 {
          let handle = driver.presenter.present(
            .notification(
              title: "Hello", description: String(words.prefix(count)),
              button: OverlayNode.Button("Answer"), closeButton: .never),
            as: OverlayConfiguration(
              lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
          await driver.wait {
            driver.isIdle && driver.buttonFrames(of: handle.id).contains { $0.size.width > 0 }
          }
          widths += driver.buttonFrames(of: handle.id).map(\.size.width)
          handle.dismiss()
        }
        try expect(widths.count, equals: 80, "the number of buttons")
        try expect(Set(widths).sorted(), equals: [widths[0]], "the widths")
      },
    ]
}
#endif
