import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of the original's documented code for an entry's appearance and motion, with its visible
/// effects.
@MainActor
@Suite("Documented appearances and motions", .ownDefault)
struct LookSnippetTests {
  private let stage = Stage()

  /// Returns the displayed content of an entry.
  private func content(_ change: (inout EKAttributes) -> Void) async -> OverlayContent? {
    var attributes = EKAttributes()
    change(&attributes)
    SwiftEntryKit.display(entry: label("entry"), using: attributes)
    await stage.screen.settle()
    stage.advance(1)
    return stage.content
  }

  @Test("a background can be clear, a color, a gradient or a blur")
  func backgrounds() async {
    let clear = await content { attributes in
      attributes.entryBackground = .clear
      attributes.screenBackground = .clear
    }
    #expect(clear?.style.background == .clear && clear?.scrim == .clear)
    let colored = await content { attributes in
      attributes.entryBackground = .color(color: .white)
      attributes.screenBackground = .color(color: EKColor(UIColor(white: 0.5, alpha: 0.5)))
    }
    #expect(colored?.style.background == .color(.white))
    #expect(
      colored?.scrim == .color(AdaptiveColor(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))))
    let diagonal = await content { attributes in
      let colors: [EKColor] = [EKColor(.red), EKColor(.green), EKColor(.blue)]
      attributes.entryBackground = .gradient(
        gradient: .init(colors: colors, startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
    }
    #expect(
      diagonal?.style.background
        == .gradient(
          Background.Gradient(
            colors: [UIColor.red, .green, .blue].map { AdaptiveColor($0) },
            from: RelativePoint(x: 0, y: 0),
            to: RelativePoint(x: 1, y: 1))))
    let blurred = await content { attributes in
      attributes.entryBackground = .visualEffect(style: .standard)
    }
    #expect(blurred?.style.background == .blur(.standard))
    let adaptive = await content { attributes in
      attributes.displayMode = .dark
      attributes.entryBackground = .color(color: .standardBackground)
    }
    #expect(adaptive?.style.background == .color(.black))
  }

  @Test("an entry can have a shadow or none")
  func shadow() async {
    let cast = await content { attributes in
      attributes.shadow = .active(
        with: .init(color: .black, opacity: 0.3, radius: 10, offset: .zero))
    }
    // UIKit's radius is half of the blur distance. Opacities have the precision of a `Float`.
    #expect(cast?.style.shadow?.blur == 20 && cast?.style.shadow?.offset == .zero)
    #expect(isClose(cast?.style.shadow?.color.light.alpha, 0.3))
    let none = await content { attributes in
      attributes.shadow = .none
    }
    #expect(none?.style.shadow == nil)
  }

  @Test("corners can be rounded at the top, at the bottom or everywhere, and a border is optional")
  func frame() async {
    let top = await content { attributes in
      attributes.roundCorners = .top(radius: 10)
    }
    let bottom = await content { attributes in
      attributes.roundCorners = .bottom(radius: 10)
    }
    let all = await content { attributes in
      attributes.roundCorners = .all(radius: 10)
    }
    let none = await content { attributes in
      attributes.roundCorners = .none
    }
    #expect(
      [top, bottom, all, none].map { $0?.style.corners }
        == [.top(10), .bottom(10), .all(10), Corners.none])
    let border = await content { attributes in
      attributes.border = .value(color: .black, width: 0.5)
    }
    #expect(border?.style.border == OverlayBorder(.black, width: 0.5))
    let borderless = await content { attributes in
      attributes.border = .none
    }
    #expect(borderless?.style.border == nil)
  }

  @Test("an entrance can use a spring, scale and fade at the same time")
  func entrance() async {
    var attributes = EKAttributes()
    attributes.position = .bottom
    attributes.positionConstraints.size.height = .constant(value: 100)
    attributes.lifecycleEvents.didAppear = { stage.note("didAppear") }
    attributes.entranceAnimation = .init(
      translate: .init(
        duration: 0.7, anchorPosition: .top, spring: .init(damping: 1, initialVelocity: 0)),
      scale: .init(from: 0.6, to: 1, duration: 0.7),
      fade: .init(from: 0.8, to: 1, duration: 0.3))
    SwiftEntryKit.display(entry: label("entry"), using: attributes)
    await stage.screen.settle()
    func looks() -> (maxY: Double, scale: Double, opacity: Double)? {
      stage.overlays.last.map { ($0.currentFrame.maxY, $0.scale, $0.opacity) }
    }
    #expect(isClose(looks()?.maxY, 0) && looks()?.scale == 0.6 && looks()?.opacity == 0.8)
    stage.advance(0.31)
    #expect(looks()?.opacity == 1 && looks().map { $0.scale < 1 && $0.maxY < 844 } == true)
    stage.advance(0.38)
    #expect(stage.told() == [])
    stage.advance(0.02)
    #expect(stage.told() == ["didAppear"])
    #expect(looks()?.maxY == 844 && looks()?.scale == 1)
  }

  /// Returns the texts of the visible entries, a number of seconds after another entry replaced the
  /// first.
  private func seen(
    after seconds: Double, _ change: (inout EKAttributes) -> Void
  ) async -> [String] {
    let stage = Stage()
    var attributes = EKAttributes()
    change(&attributes)
    SwiftEntryKit.display(entry: label("first"), using: attributes)
    await stage.screen.settle()
    stage.advance(0.5)
    SwiftEntryKit.display(entry: label("second"), using: EKAttributes())
    await stage.screen.settle()
    stage.advance(seconds)
    return stage.screen.texts
  }

  @Test("an entry pops in its own duration or immediately")
  func pops() async {
    for (seconds, texts) in [(0.19, ["first", "second"]), (0.21, ["second"])] {
      #expect(
        await seen(after: seconds) { attributes in
          attributes.popBehavior = .animated(animation: .init(translate: .init(duration: 0.2)))
        } == texts)
    }
    #expect(
      await seen(after: 0) { attributes in
        attributes.popBehavior = .overridden
      } == ["second"])
  }

  @Test("an entry is shown with each status bar setting")
  func statusBar() async {
    let bars: [(inout EKAttributes) -> Void] = [
      { attributes in attributes.statusBar = .light },
      { attributes in attributes.statusBar = .hidden },
      { attributes in attributes.statusBar = .inferred },
      { attributes in attributes.statusBar = .ignored },
    ]
    for bar in bars {
      #expect(await content(bar)?.root.texts == ["entry"])
    }
  }
}
