import FacadeTesting
import SwiftMessages
import Testing
@_spi(Facades) import Usher
import UsherTesting

/// Tests of the dimmed background behind a message.
@MainActor
@Suite("Dim modes", .ownDefault)
struct DimTests {
  @Test("a message without a dim mode has no backdrop")
  func none() {
    let stage = Stage()
    stage.show("A")
    #expect(stage.overlay?.backdrop == nil)
    #expect(SwiftMessages.DimMode.none.interactive == false)
    #expect(SwiftMessages.DimMode.none.modal == false)
  }

  @Test("a gray dim mode fades in 0.2 seconds")
  func gray() {
    let stage = Stage()
    stage.show("A") { $0.dimMode = .gray(interactive: true) }
    #expect(stage.front?.scrim == .color(AdaptiveColor(hex: 0x000000, alpha: 0.3)))
    #expect(stage.placed?.scrim?.opacity == 0)
    stage.advance(100)
    #expect(abs((stage.placed?.scrim?.opacity ?? 0) - 0.5) < 0.001)
    stage.advance(100)
    #expect(stage.placed?.scrim?.opacity == 1)
    stage.advance(300)
    stage.messages.hide()
    stage.advance(100)
    #expect(abs((stage.placed?.scrim?.opacity ?? 0) - 0.5) < 0.001)
  }

  @Test("a dimmed message at the center disappears with its dimming in 0.15 seconds")
  func centered() {
    let stage = Stage()
    stage.show("A") {
      $0.presentationStyle = .center
      $0.dimMode = .gray(interactive: true)
    }
    stage.advance(1000)
    stage.messages.hide()
    _ = stage.takeEvents()
    stage.advance(149)
    #expect(stage.takeEvents() == [])
    stage.advance(1)
    #expect(stage.takeEvents() == ["didHide A"])
  }

  @Test("a dim mode's color is the backdrop's color")
  func color() {
    let stage = Stage()
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.75)
    stage.show("A") { $0.dimMode = .color(color: color, interactive: true) }
    #expect(stage.front?.scrim == .color(AdaptiveColor(color)))
  }

  @Test("a blur fades in within 0.3 seconds and out within 0.2")
  func blur() {
    let stage = Stage()
    stage.show("A") { $0.dimMode = .blur(style: .dark, alpha: 0.5, interactive: true) }
    let dark = Blur.Material.dark
    #expect(
      stage.front?.scrim
        == .blur(
          Blur(
            Blur.Material(
              deviation: dark.deviation / 2, tint: dark.tint.opacity(dark.tint.alpha / 2)))))
    #expect(stage.overlay?.backdrop?.fadeIn == .curve(.easeInOut, .milliseconds(300)))
    #expect(stage.overlay?.backdrop?.fadeOut == .curve(.easeInOut, .milliseconds(200)))
  }

  @Test(
    "a blur's alpha outside 0...1 is corrected", arguments: [1, 7, -1, Double.nan])
  func mended(alpha: Double) {
    let stage = Stage()
    stage.show("A") { $0.dimMode = .blur(style: .dark, alpha: alpha, interactive: true) }
    let share = alpha == -1 ? 0.0 : 1
    let dark = Blur.Material.dark
    #expect(
      stage.front?.scrim
        == .blur(
          Blur(
            Blur.Material(
              deviation: dark.deviation * share, tint: dark.tint.opacity(dark.tint.alpha * share)))
        ))
  }

  @Test(
    "a tap outside the message hides the message only if the dim mode is interactive",
    arguments: [true, false])
  func tap(isInteractive: Bool) {
    let modes: [SwiftMessages.DimMode] = [
      .gray(interactive: isInteractive), .color(color: .red, interactive: isInteractive),
      .blur(style: .light, alpha: 1, interactive: isInteractive),
    ]
    for mode in modes {
      #expect(mode.modal)
      #expect(mode.interactive == isInteractive)
      let stage = Stage()
      stage.show("A") {
        $0.dimMode = mode
        $0.duration = .forever
        $0.interactiveHide = false
      }
      stage.advance(1000)
      stage.tapBeside()
      stage.advance(200)
      #expect(stage.texts == (isInteractive ? [] : ["A"]))
    }
  }

  @Test(
    "if a message ignores swipes, Escape hides it only if its dim mode is interactive",
    arguments: [true, false])
  func escape(isInteractive: Bool) {
    let stage = Stage()
    stage.show("A") {
      $0.dimMode = .gray(interactive: isInteractive)
      $0.duration = .forever
      $0.interactiveHide = false
    }
    stage.advance(1000)
    _ = stage.screen.connection.keyPressed(.escape)
    stage.advance(1000)
    #expect(stage.texts == (isInteractive ? [] : ["A"]))
  }

  @Test("if a message has no dim mode, the views behind the message stay usable")
  func passThrough() {
    let stage = Stage()
    stage.show("A") { $0.duration = .forever }
    stage.advance(1000)
    stage.tapBeside()
    stage.advance(1000)
    #expect(stage.texts == ["A"])
    #expect(stage.screen.connection.hitTest(OverlayPoint(x: 195, y: 422)) == .passThrough)
  }

  @Test("a dim mode is modal unless the configuration sets becomeKeyWindow to false")
  func keyWindow() {
    let stage = Stage()
    stage.show("A") { $0.dimMode = .gray(interactive: true) }
    #expect(stage.overlay?.backdrop?.isModal == true)
    stage.messages.hide(animated: false)
    stage.advance(500)
    stage.show("B") {
      $0.dimMode = .gray(interactive: true)
      $0.becomeKeyWindow = false
    }
    #expect(stage.overlay?.backdrop?.isModal == false)
  }
}
