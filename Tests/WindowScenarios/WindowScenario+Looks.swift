#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of the content's appearance, and of changing system settings.
  static let looks: [WindowScenario] = [
    WindowScenario(
      "changing to dark keeps the typed text, the focus and the scroll position",
      only: .withWheel
    ) {
      driver in
      let green = AdaptiveColor(light: RGBA(hex: magenta), dark: RGBA(hex: 0x00FF00))
      let text = ObservableValue("")
      let content = OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical, alignment: .fill, padding: Insets(horizontal: 20, vertical: 20),
            children: [
              .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"), isFirst: true)),
              .box(
                OverlayNode.Box(
                  style: OverlayStyle(background: .color(.white), cornerRadius: 0, shadow: nil),
                  height: 40
                )),
              .scroll(
                OverlayNode.Scroll(
                  .text(OverlayNode.Text(String(repeating: "words ", count: 300))),
                  maximumHeight: 100)),
            ])), style: OverlayStyle(background: .color(green), cornerRadius: 0, shadow: nil))
      let handle = driver.presenter.present(
        content, as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.perform([.text("Ada")])
      await driver.wait { text.value == "Ada" }
      let frame = driver.frame(of: handle.id)
      let focus = gtk_window_get_focus(driver.sample.window)
      let middle = try unwrap(frame, "the frame")
      await driver.scroll(at: OverlayPoint(x: middle.minX + 100, y: middle.maxY - 60))
      await driver.advance(by: .milliseconds(800))
      try expect(try Screen().bounds(of: magenta), equals: frame, "the light pixels")
      let scroller = try unwrap(
        descendant(of: driver.sample.widget, in: frame, driver), "what scrolls")
      let offset = gtk_adjustment_get_value(
        gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)))
      try expect(offset > 0, equals: true, "that it has scrolled")
      driver.setDark(true)
      await driver.advance(by: .milliseconds(500))
      try expect(try Screen().bounds(of: 0x00FF00), equals: frame, "the dark pixels")
      try expect(try Screen().bounds(of: magenta), equals: nil, "the light pixels in the dark")
      try expect(gtk_window_get_focus(driver.sample.window), equals: focus, "what has the keyboard")
      try expect(
        gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))),
        equals: offset, "how far it is scrolled")
      await driver.perform([.text("!")])
      await driver.wait { text.value == "Ada!" }
      try expect(text.value, equals: "Ada!", "what is typed")
    },
    WindowScenario("content with a dark appearance stays dark in a light window") {
      driver in
      let color = AdaptiveColor(light: RGBA(hex: magenta), dark: RGBA(hex: 0x00FF00))
      let handle = driver.presenter.present(
        OverlayContent(
          .text(OverlayNode.Text("words", color: color)),
          style: OverlayStyle(background: .color(color), cornerRadius: 0, shadow: nil),
          appearance: .dark),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(100))
      let frame = driver.frame(of: handle.id)
      try expect(try Screen().bounds(of: 0x00FF00), equals: frame, "the dark pixels")
      driver.setDark(true)
      await driver.advance(by: .milliseconds(300))
      driver.setDark(false)
      await driver.advance(by: .milliseconds(300))
      try expect(try Screen().bounds(of: 0x00FF00), equals: frame, "the dark pixels afterwards")
      try expect(try Screen().bounds(of: magenta), equals: nil, "the light pixels")
    },
    WindowScenario("text grows with the system's text size unless its size is fixed") { driver in
      let (fixed, growing) = (
        OverlayNode.Font(size: 20, followsTextScale: false), OverlayNode.Font(size: 20)
      )
      let before = (try await height(of: fixed, driver), try await height(of: growing, driver))
      try expect(before.0, equals: before.1, "the height of both")
      driver.setTextScale(2)
      await driver.advance(by: .milliseconds(300))
      try expect(
        try await height(of: fixed, driver), equals: before.0, "the height of fixed letters")
      let grown = try await height(of: growing, driver)
      try expect(grown > before.1 * 1.7, equals: true, "that \(grown) is more than \(before.1)")
    },
    WindowScenario(
      "the app's drawing keeps its place in the render tree while an overlay slides in"
    ) {
      driver in
      // GTK redraws the whole window if its earlier drawing moves among its instructions.
      let app = try await PlainApp(on: driver, scrolledTo: 0)
      let painter = WindowPainter(window: driver.sample.widget)
      @MainActor func place() throws -> [UInt32] {
        try unwrap(painter.paint()?.nesting(of: GSK_TEXTURE_NODE), "the app's picture")
      }
      let before = try place()
      for placement in [OverlayPosition.top, .bottom] {
        let slide = OverlayTransition(slide: .curve(.linear, .seconds(4)))
        let handle = driver.presenter.present(
          magentaMessage,
          as: OverlayConfiguration(
            placement: placement, lifetime: .infinite, entrance: slide,
            exit: OverlayTransition()))
        await driver.advance(by: .milliseconds(1000))
        try expect(try place(), equals: before, "the place while it slides in")
        handle.dismiss()
        await driver.wait { driver.isIdle }
      }
      withExtendedLifetime(app) {}
    },
    WindowScenario("the window draws frames only while an animation is visible and enabled") {
      driver in
      let page = ObservableValue<Int?>(0)
      let running = ObservableValue(true)
      let handle = driver.presenter.present(
        OverlayContent(
          .pages(
            OverlayNode.Pages(
              page,
              pages: [
                .activity(OverlayNode.Activity(isRunning: running)),
                .image(
                  OverlayNode.Image(
                    .glyph(Glyph(shapes: [])), motion: .pulse(scale: 1.2, period: .seconds(1)))),
                .text(OverlayNode.Text("done")),
              ]))), as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      try expect(try await frames(driver) > 5, equals: true, "that there are frames while it turns")
      running.value = false
      try expect(try await frames(driver), equals: 0, "the frames while it does not")
      page.value = 1
      try expect(
        try await frames(driver) > 5, equals: true, "that there are frames while it pulses")
      driver.setAnimations(false)
      try expect(try await frames(driver), equals: 0, "the frames where nothing is to move")
      driver.setAnimations(true)
      try expect(
        try await frames(driver) > 5, equals: true, "that there are frames when it may again")
      page.value = 2
      try expect(try await frames(driver), equals: 0, "the frames on another page")
    },
    WindowScenario("buttons on hidden pages have no size, and keep their numbers") {
      driver in
      let page = ObservableValue<Int?>(0)
      var pressed: [String] = []
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [
                .pages(
                  OverlayNode.Pages(
                    page,
                    pages: ["one", "two"].map { name in
                      .button(OverlayNode.Button(name, dismisses: false) { pressed.append(name) })
                    })),
                .button(OverlayNode.Button("three", dismisses: false) { pressed.append("three") }),
              ]))), as: OverlayConfiguration(placement: .center, lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      for (shown, hidden) in [(0, 1), (1, 0)] {
        page.value = shown
        await driver.advance(by: .milliseconds(700))
        let frames = driver.buttonFrames(of: handle.id)
        try expect(frames.count, equals: 3, "the number of buttons")
        try expect(frames[hidden].size, equals: .zero, "the size of the one that is not shown")
        for frame in [frames[shown], frames[2]] {
          await driver.tap(OverlayPoint(x: frame.minX + 10, y: frame.minY + 10))
        }
      }
      await driver.wait { pressed.count == 4 }
      try expect(pressed, equals: ["one", "three", "two", "three"], "the pressed buttons")
    },
    WindowScenario("in a right-to-left layout, content is mirrored") { driver in
      let colors: [UInt32] = [magenta, 0x00FF00, 0x0000FF]
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        let handle = driver.presenter.present(
          mirrored(colors), as: OverlayConfiguration(lifetime: .infinite))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.advance(by: .milliseconds(200))
        let frame = try unwrap(driver.frame(of: handle.id), "the frame")
        let screen = try Screen()
        let places = try colors.map { try unwrap(screen.bounds(of: $0), "its pixels") }
        // The distances from the side where reading starts.
        let isReversed = direction == GTK_TEXT_DIR_RTL
        let ways = places.map { isReversed ? frame.maxX - $0.maxX : $0.minX - frame.minX }
        try expect(Array(ways.prefix(2)), equals: [40, 0], "where the box and the piece begin")
        // The bar's end is rounded.
        try expect(ways[2] <= 1, equals: true, "that the bar begins there, and not at \(ways[2])")
        handle.dismiss()
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) == nil }
      }
    },
  ]

  /// A box in a row, a piece in a depth stack, and a half-full bar, each in a different color.
  @MainActor
  private static func mirrored(_ colors: [UInt32]) -> OverlayContent {
    func piece(_ color: UInt32, margins: Insets = .zero) -> OverlayNode {
      .box(
        OverlayNode.Box(
          style: OverlayStyle(
            background: .color(AdaptiveColor(hex: color)), cornerRadius: 0, shadow: nil),
          margins: margins, width: 60, height: 30))
    }
    let row = OverlayNode.Stack(
      .horizontal, spacing: 0,
      children: [
        piece(colors[0], margins: Insets(top: 0, left: 40, bottom: 0, right: 0)),
        .spacer(OverlayNode.Spacer()),
      ])
    let depth = OverlayNode.Stack(.depth, alignment: .leading, children: [piece(colors[1])])
    let bar = OverlayNode.ProgressBar(
      .done(ObservableValue(0.5)), color: AdaptiveColor(hex: colors[2]), track: .clear,
      thickness: 20)
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical, alignment: .fill, children: [.stack(row), .stack(depth), .progress(bar)])),
      style: .clear)
  }

  /// The height of a card with text in a font.
  @MainActor
  private static func height(of font: OverlayNode.Font, _ driver: GTKDriver) async throws -> Double
  {
    let handle = driver.presenter.present(
      OverlayContent(.text(OverlayNode.Text("words", font: font))),
      as: OverlayConfiguration(
        lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
    await driver.wait { driver.frame(of: handle.id).map { $0.size.height > 0 } ?? false }
    defer { handle.dismiss() }
    return try unwrap(driver.frame(of: handle.id), "the frame").size.height
  }

  /// The number of frames that the window draws in half a second, after pending changes are drawn.
  @MainActor
  private static func frames(_ driver: GTKDriver) async throws -> Int {
    let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
    await driver.advance(by: .milliseconds(1500))
    let before = gdk_frame_clock_get_frame_counter(clock)
    await driver.advance(by: .milliseconds(500))
    return Int(gdk_frame_clock_get_frame_counter(clock) - before)
  }

  /// The native widget that scrolls inside a frame of the window.
  @MainActor
  private static func descendant(
    of widget: UnsafeMutablePointer<GtkWidget>, in frame: OverlayRect?, _ driver: GTKDriver
  ) -> UnsafeMutablePointer<GtkWidget>? {
    widgets(in: widget).first {
      isInstance($0, of: gtk_scrolled_window_get_type())
        && gtk_widget_has_css_class($0, "usher-scroll") != 0
        && frame?.contains(driver.frame(ofWidget: $0).origin) == true
    }
  }
}
#endif
