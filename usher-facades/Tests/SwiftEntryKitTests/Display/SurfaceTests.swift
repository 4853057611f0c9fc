import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.16 to 2.18: an entry's appearance and its background.
@MainActor
@Suite("SwiftEntryKit 2.16 to 2.18: backgrounds, frame style and haptics", .ownDefault)
struct SurfaceTests {
  typealias Background = EKAttributes.BackgroundStyle

  private func content(_ change: (inout EKAttributes) -> Void) async -> OverlayContent? {
    let stage = Stage()
    await stage.display("A", EKAttributes(), change)
    return stage.content
  }

  private let pair = EKColor(light: .white, dark: .black)

  @Test(
    "each background is drawn as in the library, and the display mode overrides the system's",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/208"))
  func backgrounds() async {
    let gradient = Background.Gradient(
      colors: [pair, pair.inverted], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1))
    let image = icon("starred-symbolic")
    let both = AdaptiveColor(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x000000))
    let swapped = AdaptiveColor(light: RGBA(hex: 0x000000), dark: RGBA(hex: 0xFFFFFF))
    func flow(_ first: AdaptiveColor, _ second: AdaptiveColor) -> Usher.Background {
      .gradient(
        .init(
          colors: [first, second], from: RelativePoint(x: 0, y: 0), to: RelativePoint(x: 1, y: 1)))
    }
    let looks: [(Background, EKAttributes.DisplayMode, Usher.Background)] = [
      (.clear, .inferred, .clear), (.color(color: pair), .inferred, .color(both)),
      (.color(color: pair), .light, .color(.white)), (.color(color: pair), .dark, .color(.black)),
      (.gradient(gradient: gradient), .inferred, flow(both, swapped)),
      (.gradient(gradient: gradient), .dark, flow(.black, .white)),
      (.visualEffect(style: .standard), .inferred, .blur(.standard)),
      (.visualEffect(style: .standard), .dark, .blur(.dark)),
      (.visualEffect(style: .extra), .inferred, .blur(.extra)),
      (.visualEffect(style: .prominent), .inferred, .blur(.prominent)),
      (.image(image: image), .inferred, .image(.icon("starred-symbolic"))),
    ]
    for (style, mode, expected) in looks {
      let content = await content {
        $0.entryBackground = style
        $0.screenBackground = style
        $0.displayMode = mode
      }
      let seen = [content?.style.background, content?.scrim].map { $0.map { plain($0) } }
      #expect(seen == [expected, expected])
      #expect(content?.appearance == nil)
    }
  }

  @Test(
    "corners, border and shadow are drawn as in the library, and corners clip the content",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/63"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/264"),
    .bug("https://github.com/huri000/SwiftEntryKit/issues/348"))
  func frameStyle() async {
    let corners: [(EKAttributes.RoundCorners, Corners, isCut: Bool)] = [
      (.none, .none, false), (.all(radius: 8), .all(8), true), (.top(radius: 8), .top(8), true),
      (.bottom(radius: 8), .bottom(8), true),
    ]
    for (round, expected, isCut) in corners {
      let style = await content { $0.roundCorners = round }?.style
      #expect(
        style
          == OverlayStyle(background: .clear, corners: expected, shadow: nil, clipsContent: isCut))
    }
    let style = await content {
      $0.border = .value(color: .black, width: 2)
      $0.shadow = .active(
        with: .init(color: pair, opacity: 0.5, radius: 10, offset: CGSize(width: 1, height: 3)))
    }?.style
    let shadow = OverlayShadow(
      color: AdaptiveColor(light: RGBA(hex: 0xFFFFFF, alpha: 0.5), dark: RGBA(hex: 0, alpha: 0.5)),
      blur: 20, offset: Vector(dx: 1, dy: 3))
    #expect(
      style
        == OverlayStyle(
          background: .clear, corners: .none, border: OverlayBorder(.black, width: 2),
          shadow: shadow))
  }

  @Test("a haptic is played once, after an entry's willAppear event")
  func haptics() async {
    let kinds: [(EKAttributes.NotificationHapticFeedback, [String])] = [
      (.success, ["A willAppear", "success"]), (.warning, ["A willAppear", "warning"]),
      (.error, ["A willAppear", "error"]), (.none, ["A willAppear"]),
    ]
    for (kind, told) in kinds {
      let stage = Stage()
      stage.screen.presenter.onHaptic = { stage.note("\($0)") }
      await stage.display("A") { $0.hapticFeedbackType = kind }
      #expect(stage.told() == told)
      await stage.dismiss()
      stage.advance(1)
      #expect(stage.told() == ["A willDisappear", "A didDisappear"])
    }
  }
}

/// The SwiftEntryKit reference, 2.16: the screen's background while entries appear and disappear.
@MainActor
@Suite("SwiftEntryKit 2.16: the screen behind an entry", .ownDefault)
struct ScreenBackgroundTests {
  private func dimming(_ seconds: Double = 0.4) -> (inout EKAttributes) -> Void {
    { attributes in
      attributes.screenBackground = .color(color: .black)
      attributes.screenInteraction = .absorbTouches
      attributes.entranceAnimation = .init(translate: .init(duration: seconds))
      attributes.exitAnimation = .init(translate: .init(duration: seconds))
    }
  }

  @Test("the background fades in with the entrance and out with the exit")
  func dims() async {
    let stage = Stage()
    await stage.display("A", .topFloat, dimming())
    #expect(stage.overlays[0].scrim?.opacity == 0)
    stage.advance(0.2)
    #expect(isClose(stage.overlays[0].scrim?.opacity, 0.5, within: 0.03))
    stage.advance(0.3)
    #expect(stage.overlays[0].scrim?.opacity == 1)
    await stage.dismiss()
    stage.advance(0.2)
    #expect(isClose(stage.overlays[0].scrim?.opacity, 0.5, within: 0.03))
    stage.advance(0.3)
    #expect(stage.overlays.isEmpty)
  }

  @Test("a swipe fades the background out like the exit")
  func swiped() async {
    let stage = Stage()
    await stage.display("A", .topFloat) {
      dimming(0.8)(&$0)
      $0.positionConstraints.size.height = .constant(value: 100)
    }
    stage.advance(1)
    stage.drag(from: 80, speed: -2000, for: 0.03)
    stage.advance(0.2)
    // A quarter of 0.8 seconds, with UIKit's ease-in-ease-out.
    #expect(isClose(stage.overlays[0].scrim?.opacity, 0.871, within: 0.03))
  }

  @Test("the background stays dimmed when an entry is overridden")
  func overridden() async {
    let stage = Stage()
    await stage.display("A") {
      dimming()(&$0)
      $0.popBehavior = .overridden
    }
    stage.advance(0.5)
    await stage.display("B", .topFloat, dimming())
    #expect(stage.overlays.map { $0.scrim?.opacity } == [1])
    stage.advance(0.5)
    #expect(stage.overlays.map { $0.scrim?.opacity } == [1])
  }

  @Test(
    "a background that replaces another background stays dimmed while it changes its style")
  func morphs() async {
    let stage = Stage()
    await stage.display("A", .topFloat, dimming())
    stage.advance(0.5)
    await stage.display("B", .topFloat, dimming())
    stage.advance(0.2)
    #expect(stage.overlays.map { $0.scrim?.opacity } == [0, 1])
    #expect(stage.overlays[1].scrim?.replaced.map(\.id) == [stage.overlays[0].id])
    #expect(isClose(stage.overlays[1].scrim?.share, 0.5, within: 0.03))
    stage.advance(0.3)
    #expect(stage.overlays[0].scrim?.share == 1)
  }

  @Test("fixed: a background fades out with an exit even while an older entry still pops")
  func whilePopping() async {
    let stage = Stage()
    await stage.display("A") {
      dimming()(&$0)
      $0.popBehavior = .animated(animation: .init(translate: .init(duration: 3)))
    }
    stage.advance(0.5)
    await stage.display("B", .topFloat, dimming())
    stage.advance(0.5)
    await stage.dismiss()
    stage.advance(0.5)
    #expect(stage.screen.texts == ["A"])
    #expect(stage.overlays[0].scrim?.opacity == 0)
  }

  @Test("fixed: a gradient ends with its entry")
  func gradient() async {
    let stage = Stage()
    await stage.display("A") {
      dimming()(&$0)
      $0.screenBackground = .gradient(
        gradient: .init(colors: [.white, .black], startPoint: .zero, endPoint: .zero))
    }
    stage.advance(0.5)
    await stage.display("B", .topFloat, dimming())
    stage.advance(0.5)
    #expect(stage.content?.scrim == .color(AdaptiveColor(.black)))
    #expect(stage.overlays.last?.scrim?.replaced.isEmpty == true)
  }

  @Test("an entry with a clear background that forwards touches has no backdrop")
  func nothing() async {
    let stage = Stage()
    await stage.display("A")
    #expect(stage.overlay?.backdrop == nil)
    await stage.display("B") { $0.screenBackground = .color(color: .black) }
    let backdrop = stage.overlay?.backdrop
    #expect(backdrop?.tap == .forward && backdrop?.isModal == false)
  }
}
