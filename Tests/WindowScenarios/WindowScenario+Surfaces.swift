#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  private static let cyan: UInt32 = 0x00FFFF

  /// The scenarios of surfaces: corners, borders, shadows and pictures.
  static let surfaces: [WindowScenario] =
    Corners.Curve.allCases.map { curve in
      WindowScenario("\(curve) corners clip the surface and its content") { driver in
        let app = try await PlainApp(on: driver, scrolledTo: 0)
        let corners = Corners(
          topLeft: 40, topRight: 24, bottomRight: 0, bottomLeft: 8, curve: curve)
        let style = OverlayStyle(
          background: .color(AdaptiveColor(hex: cyan)), corners: corners, shadow: nil,
          clipsContent: true)
        let frame = try await rest(OverlayContent(magentaBox, style: style), on: driver)
        let wrong = try differences(
          from: Contour(of: frame, corners: corners), inside: magenta, outside: 0x000000)
        try expect(wrong, equals: 0, "the pixels of another colour than content or app")
        withExtendedLifetime(app) {}
      }
    } + [
      WindowScenario("unclipped content extends into round corners") { driver in
        let app = try await PlainApp(on: driver, scrolledTo: 0)
        let style = OverlayStyle(
          background: .color(AdaptiveColor(hex: cyan)), cornerRadius: 40, shadow: nil)
        let frame = try await rest(OverlayContent(magentaBox, style: style), on: driver)
        let wrong = try differences(
          from: Contour(of: frame, corners: .none), inside: magenta, outside: 0x000000)
        try expect(wrong, equals: 0, "the pixels of another colour than content or app")
        withExtendedLifetime(app) {}
      },
      WindowScenario("a border is inside the surface, and in front of the content") { driver in
        _ = try await PlainApp(on: driver, scrolledTo: 0)
        let style = OverlayStyle(
          background: .color(AdaptiveColor(hex: cyan)), corners: .none,
          border: OverlayBorder(AdaptiveColor(hex: 0x00FF00), width: 3), shadow: nil)
        let frame = try await rest(OverlayContent(magentaBox, style: style), on: driver)
        try expect(try Screen().bounds(of: 0x00FF00), equals: frame, "where the border is")
        let inner = frame.outset(by: Insets(horizontal: -3, vertical: -3))
        try expect(try Screen().bounds(of: magenta), equals: inner, "where the content is seen")
      },
      WindowScenario("a box with half the opacity shows half of the app behind it") {
        driver in
        _ = try await PlainApp(on: driver, scrolledTo: 0)
        let faint = OverlayContent(.box(OverlayNode.Box(magentaBox, opacity: 0.5)), style: .clear)
        let frame = try await rest(faint, on: driver)
        let color = try Screen().color(atX: Int(frame.minX) + 100, y: Int(frame.minY) + 50)
        try expect(
          [0x7F007F, 0x800080].contains(color), equals: true,
          "half of magenta on black, got \(String(color, radix: 16))")
      },
      WindowScenario(
        "a shadow fades around the surface, and is stronger in the direction of its offset"
      ) {
        driver in
        _ = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
        let shadow = OverlayShadow(
          color: AdaptiveColor(hex: 0x000000, alpha: 0.5), blur: 20, offset: Vector(dx: 0, dy: 6))
        let style = OverlayStyle(
          background: .color(AdaptiveColor(hex: cyan)), cornerRadius: 16, shadow: shadow)
        let frame = try await rest(OverlayContent(clearBox, style: style), on: driver)
        let screen = try Screen()
        let x = Int((frame.minX + frame.maxX) / 2)
        let below = (0..<40).map { screen.light(atX: x, y: Int(frame.maxY) + $0) }
        let above = (1...40).map { screen.light(atX: x, y: Int(frame.minY) - $0) }
        try expect(below, equals: below.sorted(), "that it fades downwards")
        try expect(above, equals: above.sorted(), "that it fades upwards")
        try expect(
          zip(below, above).allSatisfy { $0 <= $1 } && below[0] < above[0], equals: true,
          "that it is stronger below")
        try expect(below[0] < 200, equals: true, "that there is one")
        try expect([below[32], above[32]], equals: [255, 255], "the light beyond its reach")
      },
      WindowScenario("the shadows of a stack's smaller cards have no seams") { driver in
        _ = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
        driver.presenter.configure(
          .main, LaneSettings(capacity: 6, arrangement: .collapsed(CollapsedStack(visibleCount: 6)))
        )
        let style = OverlayStyle(
          background: .color(AdaptiveColor(hex: cyan)), cornerRadius: 16,
          shadow: OverlayShadow(color: AdaptiveColor(hex: 0x000000, alpha: 0.5), blur: 20))
        var frame = OverlayRect(x: 0, y: 0, width: 0, height: 0)
        for _ in 0..<6 {
          frame = try await rest(OverlayContent(clearBox, style: style), on: driver)
        }
        let screen = try Screen()
        let x = Int((frame.minX + frame.maxX) / 2)
        let below = (0..<80).map { screen.light(atX: x, y: Int(frame.maxY) + $0) }
        try expect(below[0] < 200, equals: true, "that there is a shadow")
        // Each card's shadow is darkest at its edge, on the next card.
        let edges = zip(below, below.dropFirst()).count { $0 > $1 }
        try expect(edges, equals: 5, "the smaller cards whose shadows are seen")
        // Behind the corners and their shadows, only the sides are visible, and they are uniform.
        let inner = Int(frame.minX) + 45..<Int(frame.maxX) - 45
        let seams = (Int(frame.maxY) - 80..<Int(frame.maxY) + 80).flatMap { y in
          inner.filter { x in
            abs(screen.light(atX: x, y: y) - screen.light(atX: x + 1, y: y)) > 12
          }
        }
        try expect(Set(seams).sorted(), equals: [], "where the light changes at once")
      },
    ]
    + Corners.Curve.allCases.map { curve in
      WindowScenario("a clear surface with \(curve) corners casts a shadow only outside itself") {
        driver in
        _ = try await PlainApp(on: driver, scrolledTo: Double(PlainApp.middle))
        let corners = Corners.all(30, curve: curve)
        let style = OverlayStyle(background: .clear, corners: corners)
        let frame = try await rest(OverlayContent(clearBox, style: style), on: driver)
        let inner = Contour(of: frame, corners: corners)
        let screen = try Screen()
        let dark = pixels(in: inner, insetBy: 1).count { screen.color(atX: $0, y: $1) != 0xFFFFFF }
        try expect(dark, equals: 0, "the pixels inside that are darker than the app")
        let below = screen.light(
          atX: Int((frame.minX + frame.maxX) / 2), y: Int(frame.maxY) + 1)
        try expect(below < 240, equals: true, "that there is a shadow outside")
      }
    } + [
      WindowScenario("clicks outside round corners reach the app") {
        driver in
        let button = try unwrap(gtk_button_new_with_label("App"), "the button")
        var clicks = 0
        Click.connect(button) { clicks += 1 }
        gtk_window_set_child(driver.sample.window, button)
        var taps = 0
        let handle = driver.presenter.present(
          OverlayContent(
            clearBox,
            style: OverlayStyle(background: .color(AdaptiveColor(hex: cyan)), cornerRadius: 40)),
          as: OverlayConfiguration(placement: .center, lifetime: .infinite, tap: .absorb),
          interactions: Interactions(onTap: [{ taps += 1 }]))
        await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
        let frame = try unwrap(driver.frame(of: handle.id), "the frame")
        await driver.tap(OverlayPoint(x: frame.minX + 4, y: frame.minY + 4))
        await driver.advance(by: .milliseconds(300))
        try expect([clicks, taps], equals: [1, 0], "the clicks and taps beside the corner")
        await driver.tap(OverlayPoint(x: frame.minX + 20, y: frame.minY + 20))
        await driver.advance(by: .milliseconds(300))
        try expect([clicks, taps], equals: [1, 1], "the clicks and taps on the surface")
      },
      WindowScenario(
        "a background image that can't be read is reported, and the content is shown"
      ) { driver in
        var problems: [Problem] = []
        driver.presenter.onProblem = { problems.append($0) }
        let path = "/there/is/no/picture.png"
        _ = try await rest(
          OverlayContent(
            magentaBox, style: OverlayStyle(background: .image(.file(path)), shadow: nil)),
          on: driver)
        await driver.wait { !problems.isEmpty }
        guard case .unreadableImage(path, _) = problems.first, problems.count == 1 else {
          throw ScenarioFailure(description: "one report of the picture, got \(problems)")
        }
        try expect(
          try Screen().bounds(of: magenta) != nil, equals: true, "that the content is seen")
      },
    ]

  static let magentaBox = OverlayNode.box(
    OverlayNode.Box(
      style: OverlayStyle(
        background: .color(AdaptiveColor(hex: magenta)), corners: .none, shadow: nil),
      width: 200, height: 100))

  static let clearBox = OverlayNode.box(OverlayNode.Box(style: .clear, width: 200, height: 100))

  /// Shows content in the center of the window, and waits until it rests.
  @MainActor
  static func rest(_ content: OverlayContent, on driver: GTKDriver) async throws -> OverlayRect {
    let handle = driver.presenter.present(
      content,
      as: OverlayConfiguration(
        placement: .center, lifetime: .infinite,
        size: SizeConstraints(width: .intrinsic), entrance: OverlayTransition()))
    await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
    await driver.advance(by: .milliseconds(300))
    return try unwrap(driver.frame(of: handle.id), "the frame")
  }

  /// The number of pixels near a contour that don't have the color of their side.
  ///
  /// Pixels on the edge may have any color between the two.
  @MainActor
  private static func differences(
    from contour: Contour, inside: UInt32, outside: UInt32
  ) throws -> Int {
    let screen = try Screen()
    let inner = Set(pixels(in: contour, insetBy: 1).map { [$0, $1] })
    let edge = Set(pixels(in: contour, insetBy: -1).map { [$0, $1] })
    var count = 0
    for x in Int(contour.frame.minX) - 3..<Int(contour.frame.maxX) + 3 {
      for y in Int(contour.frame.minY) - 3..<Int(contour.frame.maxY) + 3 {
        let color = screen.color(atX: x, y: y)
        if inner.contains([x, y]) {
          if color != inside { count += 1 }
        } else if !edge.contains([x, y]), color != outside {
          count += 1
        }
      }
    }
    return count
  }

  /// The pixels whose center is inside a contour reduced by an inset.
  private static func pixels(in contour: Contour, insetBy inset: Double) -> [(Int, Int)] {
    let corners = contour.corners
    let smaller = Contour(
      of: contour.frame.outset(by: Insets(horizontal: -inset, vertical: -inset)),
      corners: Corners(
        topLeft: max(corners.topLeft - inset, 0), topRight: max(corners.topRight - inset, 0),
        bottomRight: max(corners.bottomRight - inset, 0),
        bottomLeft: max(corners.bottomLeft - inset, 0), curve: corners.curve))
    let frame = smaller.frame
    return (Int(frame.minX) - 1...Int(frame.maxX) + 1).flatMap { x in
      (Int(frame.minY) - 1...Int(frame.maxY) + 1).map { (x, $0) }
    }.filter { smaller.contains(OverlayPoint(x: Double($0.0) + 0.5, y: Double($0.1) + 0.5)) }
  }
}
#endif
