#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
@_spi(Inspection) internal import UsherGTK
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of cards that are drawn from textures while they move.
  ///
  /// See `CardMotion` for the conditions.
  static let freezing: [WindowScenario] = [
    WindowScenario(
      "drawing from a texture during an animation doesn't change an overlay at rest"
    ) { driver in
      let still = try await watch([OverlayTransition()], on: driver)
      try expect(still.maximumCount, equals: 0, "the textures of what never moved")
      for entrance in [.scaleIn, .fadeIn, slowGrowth] {
        let moved = try await watch([entrance], on: driver)
        try expect(moved.maximumCount, equals: 1, "the textures on the way")
        try expect(moved.countAtRest, equals: 0, "the textures at rest")
        try expect(moved.screen == still.screen, equals: true, "that the pixels are the same")
        try expect(moved.countAfterwards, equals: 0, "the textures once it has gone")
      }
    },
    WindowScenario("slides are drawn from textures if there are at least four") { driver in
      var counts: [Int] = []
      for count in 1...5 {
        let slides = Array(
          repeating: OverlayTransition(slide: .curve(.linear, .milliseconds(400))), count: count)
        let watched = try await watch(slides, on: driver)
        counts.append(watched.maximumCount)
        try expect(watched.countAtRest, equals: 0, "the textures at rest")
      }
      try expect(counts, equals: [0, 0, 0, 4, 5], "the textures on the way")
    },
    WindowScenario("in a long list, only messages near the window are drawn, and from textures") {
      driver in
      let list = LaneID(1)
      driver.presenter.configure(
        list, LaneSettings(capacity: 41, arrangement: .list(spacing: 8)))
      let overlay = OverlayConfiguration(lane: list, lifetime: .infinite, exit: .fadeOut)
      let oldest = driver.presenter.present(magentaMessage, as: overlay)
      let others = (1..<40).map { _ in driver.presenter.present(message, as: overlay) }
      await driver.wait { driver.isIdle }
      driver.presenter.present(message, as: overlay)
      var greatest = 0
      repeat {
        await driver.advance(by: .milliseconds(15))
        greatest = max(greatest, Census.textures)
      } while !driver.isIdle
      try expect((4..<20).contains(greatest), equals: true, "that \(greatest) textures are few")
      try expect(try Screen().bounds(of: magenta) == nil, equals: true, "that the last is outside")
      for handle in others { handle.dismiss() }
      await driver.wait { driver.isIdle }
      await driver.advance(by: .milliseconds(300))
      try expect(try Screen().bounds(of: magenta) != nil, equals: true, "that it came into sight")
      driver.presenter.dismissAll()
      try await finish(oldest, on: driver)
    },
    WindowScenario("a widget that keeps moving is never drawn from a texture") { driver in
      let spinner = try unwrap(gtk_spinner_new(), "the spinner")
      gtk_spinner_start(OpaquePointer(spinner))
      try expect(
        try await counts(whileHolding: spinner, on: driver), equals: [0], "the textures")
      let label = try unwrap(gtk_label_new("Still"), "the label")
      try expect(
        try await counts(whileHolding: label, on: driver), equals: [1],
        "the textures of what holds still")
    },
    WindowScenario("activity indicators and blurs are never drawn from a texture") {
      driver in
      for (root, expected) in [
        (OverlayNode.activity(OverlayNode.Activity()), 0),
        (.activity(OverlayNode.Activity(isRunning: ObservableValue(false))), 1),
        // The content behind the box changes with the box's position.
        (.box(OverlayNode.Box(.text(OverlayNode.Text("Blurred")), style: blurred)), 0),
        (.box(OverlayNode.Box(.text(OverlayNode.Text("Plain")), style: .card)), 1),
      ] {
        let handle = driver.presenter.present(
          OverlayContent(root, style: .card),
          as: OverlayConfiguration(
            lifetime: .infinite,
            entrance: OverlayTransition(scale: Scale(.curve(.linear, .seconds(1)), from: 0.5))))
        var greatest = 0
        repeat {
          await driver.advance(by: .milliseconds(15))
          greatest = max(greatest, Census.textures)
        } while !driver.presenter.shown.isEmpty && !driver.isIdle
        try expect(greatest, equals: expected, "the textures")
        try await finish(handle, on: driver)
      }
    },
    WindowScenario("a field with the focus is never drawn from a texture") { driver in
      let entry = try unwrap(gtk_entry_new(), "the entry")
      let typing = try await counts(whileHolding: entry, on: driver) {
        gtk_widget_grab_focus(entry)
      }
      try expect(typing, equals: [0], "the textures")
      let idle = try unwrap(gtk_entry_new(), "the other entry")
      try expect(
        try await counts(whileHolding: idle, on: driver), equals: [1],
        "the textures of one without the focus")
    },
    WindowScenario("content that changes during an animation is redrawn before the animation ends")
    { driver in
      let label = try unwrap(gtk_label_new("Before"), "the label")
      let handle = try await present(holding: label, on: driver)
      await driver.wait { Census.textures > 0 }
      try expect(Census.textures, equals: 1, "the textures before")
      gtk_label_set_markup(OpaquePointer(label), "<span background='#00FFFF'>After</span>")
      try await require(0x00FFFF, isSeenSoonOn: driver)
      handle.transform(to: magentaMessage)
      try await require(magenta, isSeenSoonOn: driver)
      try await finish(handle, on: driver)
    },
    WindowScenario("a window that closes during an animation releases its textures") { driver in
      driver.presenter.present(
        message, as: OverlayConfiguration(lifetime: .infinite, entrance: slowGrowth))
      await driver.wait { Census.textures > 0 }
      try expect(Census.textures, equals: 1, "the textures before")
      await driver.close()
      await driver.advance(by: .milliseconds(100))
      try expect(Census.textures, equals: 0, "the textures afterwards")
    },
  ]

  private static let slowGrowth = OverlayTransition(
    scale: Scale(.curve(.linear, .seconds(1)), from: 0.5),
    fade: Fade(.curve(.linear, .milliseconds(300))))

  private static let blurred = OverlayStyle(
    background: .blur(
      Blur(Blur.Material(deviation: 8, tint: AdaptiveColor.white.resolved(for: Traits())))),
    shadow: nil)

  private static let message = OverlayContent.notification(
    icon: .icon("starred-symbolic"), title: "Title", description: "A line under it",
    button: OverlayNode.Button("Do"))

  /// The observations of overlays during their entrances.
  private struct Watched {
    let maximumCount: Int
    let countAtRest: Int
    let countAfterwards: Int
    let screen: Screen
  }

  /// Shows an overlay for each entrance in a column, all at the same time, and dismisses them.
  @MainActor
  private static func watch(
    _ entrances: [OverlayTransition], on driver: GTKDriver
  ) async throws -> Watched {
    let handles = entrances.enumerated().map { index, entrance in
      driver.presenter.present(
        message,
        as: OverlayConfiguration(
          lane: LaneID(index), lifetime: .infinite,
          margins: Insets(top: 12 + Double(index) * 90, left: 12, bottom: 12, right: 12),
          entrance: entrance, exit: .fadeOut))
    }
    var greatest = 0
    repeat {
      await driver.advance(by: .milliseconds(15))
      greatest = max(greatest, Census.textures)
    } while !driver.isIdle
    await driver.advance(by: .milliseconds(300))
    let (screen, atRest) = (try Screen(), Census.textures)
    for handle in handles { handle.dismiss() }
    await driver.wait { driver.presenter.shown.isEmpty && driver.isIdle }
    await driver.advance(by: .milliseconds(100))
    return Watched(
      maximumCount: greatest, countAtRest: atRest, countAfterwards: Census.textures, screen: screen
    )
  }

  /// Shows a message that contains another widget and grows for four seconds.
  ///
  /// Waits until the growth has clearly started.
  @MainActor
  private static func present(
    holding widget: UnsafeMutablePointer<GtkWidget>, on driver: GTKDriver
  ) async throws -> PresentationHandle {
    let held = OverlayNode.NativeView(size: .zero) { UnsafeMutableRawPointer(widget) }
    let handle = driver.presenter.present(
      OverlayContent(
        .stack(OverlayNode.Stack(.vertical, children: [message.root, .native(held)]))),
      as: OverlayConfiguration(
        lifetime: .infinite,
        entrance: OverlayTransition(scale: Scale(.curve(.linear, .seconds(4)), from: 0.5))))
    await driver.advance(by: .milliseconds(500))
    return handle
  }

  /// Returns the distinct numbers of textures in twenty observations of a message.
  ///
  /// The message contains another widget.
  @MainActor
  private static func counts(
    whileHolding widget: UnsafeMutablePointer<GtkWidget>, on driver: GTKDriver,
    after prepare: () -> Void = {}
  ) async throws -> [Int] {
    let handle = try await present(holding: widget, on: driver)
    prepare()
    await driver.advance(by: .milliseconds(300))
    var counts: Set<Int> = []
    for _ in 0..<20 {
      await driver.advance(by: .milliseconds(20))
      counts.insert(Census.textures)
    }
    try expect(driver.isIdle, equals: false, "that it stands still")
    try await finish(handle, on: driver)
    return counts.sorted()
  }

  /// Throws unless a color appears on the screen before the motion ends.
  ///
  /// Each observation takes a while.
  @MainActor
  private static func require(_ color: UInt32, isSeenSoonOn driver: GTKDriver) async throws {
    for _ in 0..<10 where try Screen().bounds(of: color) == nil {
      await driver.advance(by: .milliseconds(100))
    }
    guard try Screen().bounds(of: color) != nil, !driver.isIdle else {
      throw ScenarioFailure(description: "the colour \(color) is not seen before the end")
    }
  }

  @MainActor
  private static func finish(_ handle: PresentationHandle, on driver: GTKDriver) async throws {
    handle.dismiss()
    await driver.wait { driver.presenter.shown.isEmpty && driver.isIdle }
    await driver.advance(by: .milliseconds(100))
    try expect(Census.textures, equals: 0, "the textures afterwards")
  }
}
#endif
