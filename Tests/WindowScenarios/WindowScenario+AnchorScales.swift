#if GTK
internal import CGTK
internal import SampleApp
internal import Usher
internal import UsherTesting

extension WindowScenario {
  /// The scenarios of tips on screens with more than one pixel per point.
  ///
  /// They compare the pixels of a magenta button and a cyan tip.
  static let anchorScales: [WindowScenario] = [1.5, 2].flatMap { scale in
    [false, true].map { isReversed in
      WindowScenario(
        "at a scale of \(scale), a \(isReversed ? "right-to-left " : "")tip points at its button "
          + "during a scroll and in a narrow window",
        changesScreens: true,
        only: scale == 1.5
          ? .under(WindowSystem.wayland, because: "an X server has no scale of 1.5") : nil
      ) { driver in
        gtk_widget_set_default_direction(isReversed ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        try await driver.setScale(scale)
        await driver.resize(to: OverlaySize(width: 360, height: 300))
        let stage = try await AnchorStage(driver, offset: 40)
        StyleSheet.load(magentaButton, for: stage.button)
        let tip = stage.present("Archive", .bottom, in: AdaptiveColor(hex: 0x00FFFF))
        try await AbilityStage(driver).rest(saying: "Archive")
        for step in 0...8 {
          try await stage.scroll(to: 40 + 0.75 * Double(step))
          try await expectTip(of: scale, at: .top)
        }
        // The button is in the middle of the remaining space, and then near the edge.
        for width in [300.0, 240] {
          await driver.resize(to: OverlaySize(width: width, height: 300))
          await driver.wait { driver.isIdle }
          await driver.advance(by: .milliseconds(300))
          try await expectTip(of: scale, at: .top)
        }
        tip.dismiss()
        await driver.wait { driver.presenter.shown.isEmpty }
        await driver.resize(to: OverlaySize(width: 360, height: 300))
        _ = stage.present("Go", .trailing, in: AdaptiveColor(hex: 0x00FFFF))
        try await AbilityStage(driver).rest(saying: "Go")
        try await expectTip(of: scale, at: isReversed ? .right : .left)
      }
    }
  }

  private static let magentaButton = """
    button { background: #ff00ff; border: none; box-shadow: none; outline: none;
      border-radius: 0; color: black; }
    """

  /// Throws unless a cyan tip has an arrow on its edge that is centered at the magenta button.
  ///
  /// The distance between them must match the tip's attributes within a pixel.
  @MainActor
  private static func expectTip(of scale: Double, at edge: OverlayRect.Edge) async throws {
    let screen = try Screen()
    let button = try unwrap(screen.bounds(of: magenta), "the button")
    let tip = try unwrap(screen.bounds(of: cyan), "the tip")
    let (gap, middle, arrow): (Double, Double, Double)
    switch edge {
    case .top, .bottom:
      gap = tip.minY - button.maxY
      middle = (button.minX + button.maxX) / 2
      arrow = try unwrap(
        screen.middle(of: cyan, alongRow: Int(tip.minY) + 2, in: tip), "the arrow's row")
    case .left:
      gap = tip.minX - button.maxX
      middle = (button.minY + button.maxY) / 2
      arrow = try unwrap(
        screen.middle(of: cyan, alongColumn: Int(tip.minX) + 2, in: tip), "the arrow's column")
    case .right:
      gap = button.minX - tip.maxX
      middle = (button.minY + button.maxY) / 2
      arrow = try unwrap(
        screen.middle(of: cyan, alongColumn: Int(tip.maxX) - 3, in: tip), "the arrow's column")
    }
    // The arrow's tip is 4 points from the button, and its last pixels are partly transparent.
    let most = 4 * scale + 3
    guard abs(arrow - middle) <= 1, gap >= 4 * scale - 1, gap <= most else {
      throw ScenarioFailure(
        description: "the arrow is at \(arrow), and the button's middle at \(middle); the gap is "
          + "\(gap), and should be \(4 * scale) to \(most)")
    }
  }

  private static let cyan: UInt32 = 0x00FFFF
}
#endif
