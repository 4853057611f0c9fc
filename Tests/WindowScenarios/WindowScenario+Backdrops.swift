#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios in which the app is visible through overlays and scrims.
  static let backdrops: [WindowScenario] = [
    WindowScenario("a blurred background shows the content behind it in the same frame") {
      driver in
      let app = try await PlainApp(on: driver, scrolledTo: 0)
      let frame = try await rest(blurred, on: driver)
      let (x, y) = (Int((frame.minX + frame.maxX) / 2), Int((frame.minY + frame.maxY) / 2))
      var seen: [[Int]] = []
      let watch = try FrameWatch(driver) { screen in
        seen.append([screen.light(atX: 5, y: y), screen.light(atX: x, y: y)])
      }
      // Alternates between black and white, too far apart for intermediate values.
      for step in 1...6 {
        app.scroll(to: step.isMultiple(of: 2) ? 0 : Double(PlainApp.middle) + 300)
        await driver.advance(by: .milliseconds(120))
      }
      watch.stop()
      try expect(
        Set(seen), equals: [[0, 124], [255, 251]], "the lights of app and overlay, frame by frame")
    },
    WindowScenario("a blur of uniform content is uniform up to its own edges and the window's") {
      driver in
      let app = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
      let handle = driver.presenter.present(
        blurred,
        as: OverlayConfiguration(
          placement: .top, lifetime: .infinite,
          margins: .zero, entrance: OverlayTransition()))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(300))
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let screen = try Screen()
      let lights = Set(
        (Int(frame.minX)..<Int(frame.maxX)).flatMap { x in
          (Int(frame.minY)..<Int(frame.maxY)).map { screen.light(atX: x, y: $0) }
        })
      try expect(lights.isSubset(of: [251, 252]), equals: true, "that \(lights) is all one light")
      withExtendedLifetime(app) {}
    },
    WindowScenario("the strength of a blur matches its deviation") { driver in
      let frame0 = driver.viewportSize
      let app = try await PlainApp(
        on: driver, scrolledTo: Double(PlainApp.middle) - frame0.height / 2)
      let clear = Blur.Material(deviation: 20, tint: RGBA(hex: 0, alpha: 0))
      let frame = try await rest(
        OverlayContent(
          clearBox, style: OverlayStyle(background: .blur(Blur(clear)), corners: .none, shadow: nil)
        ),
        on: driver)
      let screen = try Screen()
      let (x, middle) = (Int((frame.minX + frame.maxX) / 2), Int(frame0.height / 2))
      // A blurred step is the integral of a bell curve: 0.1587 remains after one deviation.
      let lights = [-40, -20, 0, 20, 40].map { screen.light(atX: x, y: middle + $0) }
      let expected = [0.0228, 0.1587, 0.5, 0.8413, 0.9772].map { Int(255 * $0) }
      try expect(
        zip(lights, expected).allSatisfy { abs($0 - $1) <= 10 }, equals: true,
        "that \(lights) is near \(expected)")
      withExtendedLifetime(app) {}
    },
    WindowScenario("the window draws no frames while blurred overlays and scrims rest") { driver in
      let content = OverlayContent(
        clearBox, style: OverlayStyle(background: .blur(.standard)), scrim: .blur(.standard))
      driver.presenter.present(
        content, as: OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop()))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.advance(by: .milliseconds(300))
      let clock = try unwrap(gtk_widget_get_frame_clock(driver.sample.widget), "the frame clock")
      let before = gdk_frame_clock_get_frame_counter(clock)
      await driver.advance(by: .milliseconds(1000))
      try expect(gdk_frame_clock_get_frame_counter(clock), equals: before, "the frame counter")
    },
    WindowScenario("a blurred scrim shows the app's last state after the app stops scrolling") {
      driver in
      let app = try await PlainApp(on: driver, scrolledTo: 0)
      let clear = Blur.Material(deviation: 20, tint: RGBA(hex: 0, alpha: 0))
      _ = driver.presenter.present(
        OverlayContent(clearBox, style: .clear, scrim: .blur(Blur(clear))),
        as: OverlayConfiguration(
          placement: .center, lifetime: .infinite, backdrop: Backdrop(),
          entrance: OverlayTransition()))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      await driver.advance(by: .milliseconds(300))
      for offset in [PlainApp.middle, 0] {
        app.scroll(to: Double(offset))
        await driver.advance(by: .milliseconds(30))
      }
      await driver.advance(by: .milliseconds(500))
      try expect(try Screen().light(atX: 10, y: 10), equals: 0, "the light at the end")
    },
    WindowScenario("a scrim is clear, or is filled with a color, a gradient or a blur") {
      driver in
      let app = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
      let grey = Background.Gradient(
        colors: [.black, .white], from: RelativePoint(x: 0, y: 0), to: RelativePoint(x: 1, y: 0))
      let fills: [(Background, [Int])] = [
        (.clear, [255, 255]), (.color(AdaptiveColor(hex: 0x000000, alpha: 0.6)), [102, 102]),
        (.gradient(grey), [0, 253]),
        (.blur(Blur(.init(deviation: 20, tint: RGBA(hex: 0x000000, alpha: 0.6)))), [102, 102]),
      ]
      for (fill, expected) in fills {
        let handle = driver.presenter.present(
          OverlayContent(clearBox, style: .clear, scrim: fill),
          as: OverlayConfiguration(
            placement: .center, lifetime: .infinite, backdrop: Backdrop(),
            entrance: OverlayTransition(), exit: OverlayTransition()))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.advance(by: .milliseconds(300))
        let screen = try Screen()
        let lights = [0, Int(driver.viewportSize.width) - 1].map { screen.light(atX: $0, y: 10) }
        try expect(
          zip(lights, expected).allSatisfy { abs($0 - $1) <= 2 }, equals: true,
          "that \(lights) is near \(expected), filled with \(fill)")
        handle.dismiss()
        await driver.wait { driver.isIdle && driver.presenter.shown.isEmpty }
      }
      withExtendedLifetime(app) {}
    },
    WindowScenario("when a scrim replaces another, the fills blend without a flash") {
      driver in
      let app = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
      func fill(_ color: UInt32) -> Background {
        let color = AdaptiveColor(hex: color, alpha: 0.6)
        return .gradient(Background.Gradient(color, color))
      }
      @MainActor
      func present(_ fill: Background, _ precedence: Precedence = .queue) async {
        let handle = driver.presenter.present(
          OverlayContent(clearBox, style: .clear, scrim: fill),
          as: OverlayConfiguration(
            placement: .center, precedence: precedence, lifetime: .infinite,
            backdrop: Backdrop(), entrance: OverlayTransition(fade: Fade(.easeOut(.seconds(1)))),
            exit: OverlayTransition(fade: Fade(.easeOut(.seconds(1))))))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        await driver.advance(by: .milliseconds(300))
      }
      await present(fill(0x000000))
      var seen: [Int] = []
      let watch = try FrameWatch(driver) { seen.append($0.light(atX: 10, y: 10)) }
      await present(.color(AdaptiveColor(hex: 0x000000, alpha: 0.6)), .replace())
      try expect(seen.count > 2, equals: true, "that there were frames")
      try expect(
        seen.allSatisfy { abs($0 - 102) <= 1 }, equals: true, "that \(seen) is all near 102")
      seen = []
      await present(fill(0xFFFFFF), .replace())
      watch.stop()
      try expect(seen, equals: seen.sorted(), "the lights on the way to white")
      try expect(Set(seen).count > 2, equals: true, "that there were some on the way, of \(seen)")
      try expect(seen.last, equals: 255, "the light at the end")
      withExtendedLifetime(app) {}
    },
    WindowScenario("the scrim of a restored overlay covers overlays that appeared in the meantime")
    {
      driver in
      @MainActor
      func present(
        _ color: UInt32, _ overlay: OverlayConfiguration, height: Double = 100
      ) async throws -> (handle: PresentationHandle, frame: OverlayRect) {
        var overlay = overlay
        overlay.placement = .center
        overlay.lifetime = .infinite
        (overlay.entrance, overlay.exit) = (OverlayTransition(), OverlayTransition())
        let box = OverlayNode.Box(
          style: OverlayStyle(
            background: .color(AdaptiveColor(hex: color)), corners: .none, shadow: nil),
          width: 200, height: height)
        let handle = driver.presenter.present(
          OverlayContent(.box(box), style: .clear, scrim: .color(.black)), as: overlay)
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        return (handle, try unwrap(driver.frame(of: handle.id), "the frame"))
      }
      let (_, frame) = try await present(
        0x00FF00, OverlayConfiguration(backdrop: Backdrop()), height: 40)
      let (other, _) = try await present(
        0x0000FF,
        OverlayConfiguration(precedence: .replace(restoresReplaced: true), backdrop: Backdrop()))
      let (_, covered) = try await present(magenta, OverlayConfiguration(lane: LaneID(1)))
      try await driver.expectPixels(of: magenta, in: covered, "the overlay of the other lane")
      other.dismiss()
      try await driver.expectPixels(of: 0x00FF00, in: frame, "the overlay that has come back")
      try await driver.expectPixels(of: magenta, in: nil, "the overlay that lies behind its scrim")
    },
  ]

  /// An empty surface that blurs the content behind it, half covered with white.
  private static let blurred = OverlayContent(
    clearBox,
    style: OverlayStyle(
      background: .blur(
        Blur(Blur.Material(deviation: 20, tint: RGBA(hex: 0xF8F8F8, alpha: 0.5)))),
      corners: .none, shadow: nil))
}
#endif
