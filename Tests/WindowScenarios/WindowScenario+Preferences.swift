#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of system preferences that change while overlays are shown.
  static let preferences: [WindowScenario] = [
    WindowScenario("an overlay doesn't move while the system's animations are disabled") { driver in
      let overlay = OverlayConfiguration(
        lifetime: .infinite,
        entrance: OverlayTransition(slide: .curve(.linear, .milliseconds(600))),
        exit: OverlayTransition())
      Setting.set("gtk-enable-animations", to: false)
      try expect(try await places(of: overlay, driver), equals: 1, "its places without motion")
      Setting.set("gtk-enable-animations", to: true)
      try expect(try await places(of: overlay, driver) > 3, equals: true, "that it moves again")
    },
    WindowScenario("in a calm process, overlays appear and end immediately, with names for tests") {
      driver in
      g_setenv("USHER_CALM", "1", 1)
      defer { g_unsetenv("USHER_CALM") }
      let other = SampleWindow(titleBar: .none)
      let host = try GTKHost(in: other.widget)
      let presenter = Presenter(host: host)
      let handle = presenter.present(
        .notification(title: "Sent", button: OverlayNode.Button("Undo", dismisses: false)),
        as: OverlayConfiguration(
          lifetime: .infinite,
          entrance: OverlayTransition(slide: .curve(.linear, .seconds(100))),
          exit: OverlayTransition(slide: .curve(.linear, .seconds(100)))), name: "mail")
      await driver.wait { host.isIdle && host.frame(of: handle.id) != nil }
      guard case .pending(.shown(let showing)) = handle.state else {
        throw ScenarioFailure(description: "it rests at once, got \(handle.state)")
      }
      try expect(showing.activity, equals: .resting, "what it does at once")
      try expect(
        widgets(in: other.widget).map { String(cString: gtk_widget_get_name($0)) }
          .filter { $0.hasPrefix("usher.") },
        equals: ["usher.overlay.mail", "usher.button.0", "usher.button.1"], "the names")
      handle.dismiss()
      try expect(handle.result, equals: .dismissed(.programmatic), "the outcome, at once")
    },
    WindowScenario("a visible overlay follows a theme that changes to dark and back to light") {
      driver in
      let (day, night): (UInt32, UInt32) = (0xFF00FF, 0x00FF00)
      let color = AdaptiveColor(light: RGBA(hex: day), dark: RGBA(hex: night))
      let handle = driver.presenter.present(
        OverlayContent(
          .text(OverlayNode.Text("Hello", color: color)),
          style: OverlayStyle(background: .color(color), cornerRadius: 0, shadow: nil)),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frame = try unwrap(driver.frame(of: handle.id), "the frame")
      await driver.advance(by: .milliseconds(200))
      try expect(try Screen().bounds(of: day), equals: frame, "the pixels by day")
      Setting.set("gtk-application-prefer-dark-theme", to: true)
      await driver.advance(by: .milliseconds(400))
      try expect(try Screen().bounds(of: night), equals: frame, "the pixels by night")
      try expect(try Screen().bounds(of: day), equals: nil, "what is left of the day")
      try expect(driver.presenter.traits.appearance, equals: .dark, "what the presenter knows")
      Setting.set("gtk-application-prefer-dark-theme", to: false)
      await driver.advance(by: .milliseconds(400))
      try expect(try Screen().bounds(of: day), equals: frame, "the pixels by day again")
      try expect(driver.presenter.traits.appearance, equals: .light, "what it knows by day")
      driver.setTextScale(2)
      await driver.wait {
        driver.isIdle && driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height
      }
      try expect(
        driver.frame(of: handle.id)?.size.height ?? 0 > frame.size.height, equals: true,
        "that it still grows with its letters")
    },
    WindowScenario("colors that change after the dark setting, as in libadwaita, are followed") {
      driver in
      func define(_ letters: String, on ground: String, in provider: OpaquePointer) {
        let sheet =
          "@define-color theme_fg_color \(letters); @define-color theme_bg_color \(ground);"
        gtk_css_provider_load_from_data(
          UnsafeMutablePointer<GtkCssProvider>(provider), sheet, -1)
      }
      let provider = OpaquePointer(try unwrap(gtk_css_provider_new(), "a style sheet"))
      let display = gtk_widget_get_display(driver.sample.widget)
      gtk_style_context_add_provider_for_display(display, provider, 600)
      defer { gtk_style_context_remove_provider_for_display(display, provider) }
      define("black", on: "white", in: provider)
      driver.presenter.present(
        .notification(title: "Hello"), as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.presenter.isShowing }
      Setting.set("gtk-application-prefer-dark-theme", to: true)
      define("white", on: "black", in: provider)
      await driver.wait { driver.presenter.traits.appearance == .dark }
      try expect(driver.presenter.traits.appearance, equals: .dark, "the appearance")
      Setting.set("gtk-application-prefer-dark-theme", to: false)
    },
    WindowScenario("a high-contrast theme is recognized immediately by its name") { driver in
      try expect(driver.host.traits.contrast, equals: .standard, "the contrast")
      var known: [Contrast] = []
      for theme in ["HighContrast", "Adwaita", "HighContrastInverse", "Yaru-hc", "Whcase"] {
        Setting.set("gtk-theme-name", to: theme)
        known.append(driver.host.traits.contrast)
        try expect(driver.presenter.traits, equals: driver.host.traits, "what the presenter knows")
      }
      try expect(
        known, equals: [.increased, .standard, .increased, .increased, .standard], "the contrasts")
    },
    WindowScenario("each button is at least 24 points wide and high") { driver in
      let row: [OverlayNode] = ["X", "OK", "A longer title"].map { .button(OverlayNode.Button($0)) }
      let handle = driver.presenter.present(
        OverlayContent(.stack(OverlayNode.Stack(.horizontal, children: row))),
        as: OverlayConfiguration(lifetime: .infinite))
      await driver.wait { driver.isIdle && driver.frame(of: handle.id) != nil }
      let frames = driver.buttonFrames(of: handle.id)
      try expect(frames.count, equals: 3, "the number of buttons")
      let small = frames.filter { $0.size.width < 24 || $0.size.height < 24 }
      try expect(small, equals: [], "those that are smaller")
    },
  ]

  /// The number of distinct frames of an overlay during its entrance.
  @MainActor
  private static func places(of overlay: OverlayConfiguration, _ driver: GTKDriver) async throws
    -> Int
  {
    let handle = driver.presenter.present(magentaMessage, as: overlay)
    var places: Set<OverlayRect> = []
    repeat {
      await driver.advance(by: .milliseconds(20))
      if let frame = driver.frame(of: handle.id) { places.insert(frame) }
    } while !driver.isIdle || places.isEmpty
    handle.dismiss()
    await driver.wait { handle.result != nil && driver.isIdle }
    return places.count
  }
}
#endif
