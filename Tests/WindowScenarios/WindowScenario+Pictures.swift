#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of images, progress bars and the app's own widgets in overlays.
  static let pictures: [WindowScenario] = [
    WindowScenario("an image is scaled according to its fit") { driver in
      let expected: [(OverlayNode.Image.Fit, OverlaySize)] = [
        (.fit, OverlaySize(width: 40, height: 20)), (.fill, OverlaySize(width: 40, height: 40)),
        (.stretch, OverlaySize(width: 40, height: 40)), (.center, OverlaySize(width: 2, height: 1)),
      ]
      for (fit, size) in expected {
        let bounds = try await pixels(of: OverlayNode.Image(twoByOne, size: 40, fit: fit), driver)
        try expect(bounds.size, equals: size, "the pixels fitted as \(fit)")
      }
    },
    WindowScenario("a round image is clipped at its corners") { driver in
      // A disk in a square of the same color would be invisible, so the test looks for the clipped
      // corners in the green background.
      let image = OverlayNode.Image(twoByOne, size: 40, fit: .stretch, isRound: true)
      let content = OverlayContent(
        .box(
          OverlayNode.Box(
            .image(image),
            style: OverlayStyle(
              background: .color(AdaptiveColor(hex: 0x00FF00)), cornerRadius: 0, shadow: nil))),
        style: .clear)
      let handle = driver.presenter.present(
        content,
        as: OverlayConfiguration(
          lifetime: .infinite, size: SizeConstraints(width: .intrinsic)))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      await driver.advance(by: .milliseconds(200))
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      let ground = try unwrap(try Screen().bounds(of: 0x00FF00), "the ground in the corners")
      try expect(ground, equals: frame, "the ground, which is seen in all four corners")
    },
    WindowScenario("a glyph fills its space at any size, regardless of the side of its coordinates")
    {
      driver in
      let square = Glyph(
        side: 7,
        shapes: [
          Glyph.Shape([
            .move(OverlayPoint(x: 0, y: 0)), .line(OverlayPoint(x: 7, y: 0)),
            .line(OverlayPoint(x: 7, y: 7)),
            .line(OverlayPoint(x: 0, y: 7)), .close,
          ])
        ])
      for side in [9.0, 40, 200] {
        let bounds = try await pixels(
          of: OverlayNode.Image(.glyph(square), size: side, color: AdaptiveColor(hex: magenta)),
          driver)
        try expect(
          bounds.size, equals: OverlaySize(width: side, height: side), "the pixels at \(side)")
      }
    },
    WindowScenario("invalid coordinates affect only their own shape") { driver in
      let odd = Glyph(
        shapes: [
          Glyph.Shape([
            .move(OverlayPoint(x: .nan, y: 3)), .line(OverlayPoint(x: .infinity, y: 1e300)),
          ]),
          Glyph.Shape(
            [.circle(center: OverlayPoint(x: 1, y: 1), radius: -.infinity)], .line(width: .nan)),
          Glyph.Shape([
            .move(OverlayPoint(x: 0, y: 0)), .line(OverlayPoint(x: 24, y: 0)),
            .line(OverlayPoint(x: 24, y: 24)),
            .line(OverlayPoint(x: 0, y: 24)), .close,
          ]),
        ])
      let bounds = try await pixels(
        of: OverlayNode.Image(.glyph(odd), size: 48, color: AdaptiveColor(hex: magenta)), driver)
      try expect(bounds.size, equals: OverlaySize(width: 48, height: 48), "the pixels")
    },
    WindowScenario("a bar of the remaining time shrinks until the overlay times out") { driver in
      let bar = OverlayNode.ProgressBar(
        .timeLeft, color: AdaptiveColor(hex: magenta), track: .clear, thickness: 20)
      var rests = false
      let handle = driver.presenter.present(
        OverlayContent(.progress(bar), style: .clear),
        as: OverlayConfiguration(lifetime: .timed(.seconds(2))),
        lifecycle: Lifecycle(didPresent: { rests = true }))
      await driver.wait { rests }
      var widths: [Double] = []
      while handle.result == nil, widths.count < 200 {
        await driver.advance(by: .milliseconds(50))
        if let bounds = try Screen().bounds(of: magenta) { widths.append(bounds.size.width) }
      }
      try expect(handle.result, equals: .dismissed(.timedOut), "the outcome")
      try expect(widths, equals: widths.sorted(by: >), "the widths on the way")
      let (first, last) = (widths.first ?? 0, widths.last ?? 0)
      try expect(first > 200 && last < 100, equals: true, "that \(first) became \(last)")
    },
    WindowScenario("an app's widget is shown, and is released with its overlay") { driver in
      let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
      defer { reference.deallocate() }
      g_weak_ref_init(reference, nil)
      defer { g_weak_ref_clear(reference) }
      nonisolated(unsafe) let weak = reference
      let view = OverlayNode.NativeView(size: OverlaySize(width: 10, height: 10)) {
        guard let entry = gtk_entry_new() else { return nil }
        g_weak_ref_set(weak, entry)
        return UnsafeMutableRawPointer(entry)
      }
      let taken = UnsafeMutableRawPointer(driver.sample.topButton.widget)
      let parent = gtk_widget_get_parent(driver.sample.topButton.widget)
      nonisolated(unsafe) let other = taken
      let handle = driver.presenter.present(
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical,
              children: [
                .native(view), .native(OverlayNode.NativeView(size: .zero) { nil }),
                .native(OverlayNode.NativeView(size: .zero) { other }),
              ]))), as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      try expect(frame.size.height > 25, equals: true, "that there is an entry")
      try expect(frame.size.height < 60, equals: true, "that there is nothing else")
      try expect(
        gtk_widget_get_parent(driver.sample.topButton.widget), equals: parent,
        "where the widget is that stands somewhere else already")
      handle.dismiss()
      await driver.wait { handle.result != nil && driver.isIdle }
      await driver.advance(by: .milliseconds(300))
      let left = g_weak_ref_get(reference)
      if let left { g_object_unref(left) }
      try expect(left == nil, equals: true, "that the entry is gone")
    },
  ]

  /// A picture of two pixels side by side, in the portable pixmap format.
  private static let twoByOne = OverlayNode.Image.Source.bytes(
    Array("P6\n2 1\n255\n".utf8) + [0xFF, 0, 0xFF, 0xFF, 0, 0xFF])

  /// Shows an image alone, and returns the frame of its magenta pixels on the screen.
  @MainActor
  private static func pixels(of image: OverlayNode.Image, _ driver: GTKDriver) async throws
    -> OverlayRect
  {
    let handle = driver.presenter.present(
      OverlayContent(.image(image), style: .clear),
      as: OverlayConfiguration(
        lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
    await driver.wait {
      driver.isIdle && driver.frame(of: handle.id).map { $0.size.height > 0 } ?? false
    }
    await driver.advance(by: .milliseconds(200))
    defer { handle.dismiss() }
    return try unwrap(try Screen().bounds(of: magenta), "its pixels")
  }
}
#endif
