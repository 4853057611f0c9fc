import FacadeTesting
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// The SwiftEntryKit reference, 2.9, 2.10 and 2.13: an entry's position and size.
@MainActor
@Suite("SwiftEntryKit 2.9 and 2.10: position, safe area and size", .ownDefault)
struct PlaceTests {
  typealias Constraints = EKAttributes.PositionConstraints

  private static let notched = OverlayViewport(
    size: OverlaySize(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))

  /// Displays an entry of 100 points and returns it at rest.
  private func placed(
    _ position: EKAttributes.Position, offset: CGFloat, _ safeArea: Constraints.SafeArea
  ) async -> PlacedOverlay? {
    let stage = Stage(Self.notched)
    await stage.display("A") {
      $0.position = position
      $0.positionConstraints = Constraints(
        verticalOffset: offset,
        size: Constraints.Size(width: .offset(value: 20), height: .constant(value: 100)))
      $0.positionConstraints.safeArea = safeArea
    }
    stage.advance(0.5)
    return stage.overlays.last
  }

  @Test(
    "an entry keeps its offset from the safe area or the screen's edge, unless it is centered")
  func places() async {
    let above = Insets(top: 47, left: 0, bottom: 0, right: 0)
    let below = Insets(top: 0, left: 0, bottom: 34, right: 0)
    let places: [(EKAttributes.Position, CGFloat, Constraints.SafeArea, Double, Insets)] = [
      (.top, 0, .empty(fillSafeArea: false), 47, .zero),
      (.top, 10, .empty(fillSafeArea: false), 57, .zero), (.top, 0, .overridden, 0, .zero),
      (.top, 10, .overridden, 10, .zero), (.top, 0, .empty(fillSafeArea: true), 47, above),
      (.top, 10, .empty(fillSafeArea: true), 57, above),
      (.bottom, 0, .empty(fillSafeArea: false), 710, .zero),
      (.bottom, 10, .empty(fillSafeArea: false), 700, .zero),
      (.bottom, 0, .overridden, 744, .zero), (.bottom, 10, .overridden, 734, .zero),
      (.bottom, 0, .empty(fillSafeArea: true), 710, below),
      (.bottom, 10, .empty(fillSafeArea: true), 700, below),
      (.center, 0, .empty(fillSafeArea: false), 372, .zero),
      (.center, 30, .overridden, 372, .zero),
      // Fixed: a centered entry doesn't extend into the safe area.
      (.center, 0, .empty(fillSafeArea: true), 372, .zero),
    ]
    for (position, offset, safeArea, y, bleed) in places {
      let placed = await placed(position, offset: offset, safeArea)
      #expect(placed?.frame == OverlayRect(x: 20, y: y, width: 350, height: 100))
      #expect(placed?.bleed == bleed)
    }
  }

  @Test("fixed: an entry follows the window's size and safe area")
  func resizes() async {
    let stage = Stage(Self.notched)
    await stage.display("A", .bottomToast) {
      $0.displayDuration = .infinity
      $0.positionConstraints.size.height = .ratio(value: 0.25)
    }
    stage.advance(0.5)
    stage.screen.host.changeViewport(
      to: OverlayViewport(
        size: OverlaySize(width: 844, height: 400),
        safeArea: Insets(top: 0, left: 0, bottom: 21, right: 0)
      ))
    stage.advance(1)
    #expect(stage.frame == OverlayRect(x: 0, y: 279, width: 844, height: 100))
    #expect(stage.overlays.last?.bleed == Insets(top: 0, left: 0, bottom: 21, right: 0))
  }

  @Test("fixed: an entry is centered between the sides of the safe area")
  func sides() async {
    let turned = OverlayViewport(
      size: OverlaySize(width: 844, height: 390),
      safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47)
    )
    let widths: [(Constraints.Edge, Constraints.SafeArea, x: Double, Double)] = [
      (.constant(value: 100), .empty(fillSafeArea: false), 372, 100),
      (.ratio(value: 0.5), .empty(fillSafeArea: true), 211, 422),
      (.offset(value: 20), .overridden, 20, 804),
      (.offset(value: 20), .empty(fillSafeArea: false), 67, 710),
      (.fill, .empty(fillSafeArea: true), 47, 750),
    ]
    for (width, safeArea, x, expected) in widths {
      let stage = Stage(turned)
      await stage.display("A") {
        $0.positionConstraints.size = Constraints.Size(
          width: width, height: .constant(value: 50))
        $0.positionConstraints.safeArea = safeArea
      }
      stage.advance(0.5)
      #expect(stage.frame == OverlayRect(x: x, y: 10, width: expected, height: 50))
    }
  }

  /// Returns the size of an entry with a text whose own height is 23 points.
  private func size(_ size: Constraints.Size, _ most: Constraints.Size = .intrinsic) async
    -> OverlaySize?
  {
    let stage = Stage()
    await stage.display("A") {
      $0.positionConstraints = Constraints(size: size, maxSize: most)
      $0.positionConstraints.safeArea = .overridden
    }
    stage.advance(0.5)
    #expect(stage.screen.problems.isEmpty)
    return stage.overlays.last?.frame.size
  }

  @Test(
    "each kind of edge has the same length as in the library",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/106"))
  func sizes() async {
    func square(_ edge: Constraints.Edge) -> Constraints.Size {
      Constraints.Size(width: edge, height: edge)
    }
    #expect(await size(square(.offset(value: 20))) == OverlaySize(width: 350, height: 804))
    #expect(await size(square(.fill)) == OverlaySize(width: 390, height: 844))
    #expect(await size(square(.ratio(value: 0.5))) == OverlaySize(width: 195, height: 422))
    #expect(await size(square(.constant(value: 120))) == OverlaySize(width: 120, height: 120))
    let own = await size(.intrinsic)
    #expect(own.map { $0.width < 30 && $0.height < 30 } == true)
    let wide = await size(.sizeToWidth)
    #expect(wide?.width == 390 && wide?.height == own?.height)
  }

  @Test(
    "each kind of maximum limits a larger size, but not a smaller size",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/106"))
  func maxima() async {
    let kinds: [(Constraints.Edge, OverlaySize)] = [
      (.offset(value: 50), OverlaySize(width: 290, height: 744)),
      (.ratio(value: 0.5), OverlaySize(width: 195, height: 422)),
      (.constant(value: 120), OverlaySize(width: 120, height: 120)),
      (.intrinsic, OverlaySize(width: 390, height: 844)),
    ]
    for (edge, most) in kinds {
      let maximum = Constraints.Size(width: edge, height: edge)
      #expect(await size(.screen, maximum) == most)
      let small = Constraints.Size(width: .constant(value: 90), height: .constant(value: 90))
      #expect(await size(small, maximum) == OverlaySize(width: 90, height: 90))
    }
  }

  @Test("fixed: an entry keeps its size even if its content needs more space")
  func contentIsLarger() async {
    let words = String(repeating: "words ", count: 100)
    let stage = Stage()
    SwiftEntryKit.display(
      entry: label(words),
      using: stage.attributes("A") { $0.positionConstraints.size.height = .constant(value: 40) })
    await stage.screen.settle()
    #expect(stage.overlays.last?.frame.size == OverlaySize(width: 350, height: 40))
  }

  @Test("fixed: invalid numbers are corrected and never refused")
  func oddNumbers() async {
    for number in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
      let edges: [Constraints.Edge] = [
        .offset(value: number), .ratio(value: number), .constant(value: number),
      ]
      for edge in edges {
        let stage = Stage()
        await stage.display("A") {
          $0.positionConstraints = Constraints(
            verticalOffset: number, size: Constraints.Size(width: edge, height: edge),
            maxSize: Constraints.Size(width: edge, height: edge))
          $0.positionConstraints.keyboardRelation = .bind(
            offset: .init(bottom: number, screenEdgeResistance: number))
          $0.roundCorners = .all(radius: number)
          $0.border = .value(color: .red, width: number)
          $0.shadow = .active(with: .init(opacity: Float(number), radius: number))
          $0.entryInteraction = .delayExit(by: number)
          $0.entranceAnimation = .init(
            translate: .init(
              duration: number, delay: number,
              spring: .init(damping: number, initialVelocity: number)),
            scale: .init(from: number, to: number, duration: number, delay: number),
            fade: .init(from: number, to: number, duration: number, delay: number))
          $0.exitAnimation = $0.entranceAnimation
          $0.popBehavior = .animated(animation: $0.entranceAnimation)
          $0.scroll = .enabled(
            swipeable: true,
            pullbackAnimation: .init(
              duration: number, damping: number, initialSpringVelocity: number))
        }
        #expect(SwiftEntryKit.isCurrentlyDisplaying(entryNamed: "A"))
      }
    }
  }
}

/// The SwiftEntryKit reference, 2.13: entries and the keyboard.
@MainActor
@Suite("SwiftEntryKit 2.13: keyboard", .ownDefault)
struct KeyboardTests {
  typealias Relation = EKAttributes.PositionConstraints.KeyboardRelation

  /// Returns the frames of an entry while the keyboard is shown, and after it is hidden.
  private func frames(
    _ position: EKAttributes.Position, _ relation: Relation, height: CGFloat = 100,
    keyboard: OverlayRect = OverlayRect(x: 0, y: 544, width: 390, height: 300)
  ) async -> [OverlayRect?] {
    let stage = Stage()
    await stage.display("A") {
      $0.displayDuration = .infinity
      $0.position = position
      $0.positionConstraints.keyboardRelation = relation
      $0.positionConstraints.size.height = .constant(value: height)
    }
    stage.advance(0.5)
    stage.screen.presenter.obstructions = [Obstruction(keyboard)]
    stage.advance(1)
    let during = stage.frame
    stage.screen.presenter.obstructions = []
    stage.advance(1)
    return [during, stage.frame]
  }

  private func rect(y: Double, height: Double = 100) -> OverlayRect {
    OverlayRect(x: 20, y: y, width: 350, height: height)
  }

  @Test(
    "a bound entry stays above the keyboard by its offset, and returns afterward",
    .bug("https://github.com/huri000/SwiftEntryKit/pull/335"))
  func bound() async {
    for bottom in [0.0, 15] {
      #expect(
        await frames(.bottom, .bind(offset: .init(bottom: CGFloat(bottom))))
          == [rect(y: 444 - bottom), rect(y: 734)])
    }
    #expect(
      await frames(.center, .bind(offset: .none), height: 400)
        == [rect(y: 144, height: 400), rect(y: 222, height: 400)])
  }

  @Test("an unbound entry doesn't move, and a bound entry that isn't covered doesn't either")
  func unbound() async {
    #expect(await frames(.bottom, .unbind) == [rect(y: 734), rect(y: 734)])
    #expect(await frames(.center, .unbind) == [rect(y: 372), rect(y: 372)])
    #expect(await frames(.top, .bind(offset: .none)) == [rect(y: 10), rect(y: 10)])
  }

  @Test(
    "fixed: a bound entry avoids the covered area, independent of the keyboard's height",
    .bug("https://github.com/huri000/SwiftEntryKit/issues/276"))
  func overlap() async {
    let half = OverlayRect(x: 0, y: 744, width: 390, height: 300)
    let elsewhere = OverlayRect(x: 0, y: 200, width: 100, height: 100)
    let bound = Relation.bind(offset: .none)
    #expect(await frames(.bottom, bound, keyboard: half)[0] == rect(y: 644))
    #expect(await frames(.top, bound, keyboard: half)[0] == rect(y: 10))
    #expect(await frames(.top, bound, keyboard: elsewhere)[0] == rect(y: 10))
  }

  @Test("fixed: a bound entry stops at the other edge, and its height shrinks")
  func noResistance() async {
    #expect(
      await frames(.bottom, .bind(offset: .none), height: 600)
        == [rect(y: 0, height: 544), rect(y: 234, height: 600)])
  }

  @Test("fixed: an entry above the keyboard can be swiped away")
  func swiped() async {
    let stage = Stage()
    await stage.display("A", .bottomFloat) {
      $0.displayDuration = .infinity
      $0.positionConstraints.keyboardRelation = .bind(offset: .none)
      $0.positionConstraints.size.height = .constant(value: 100)
    }
    stage.advance(0.5)
    stage.screen.presenter.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))
    ]
    stage.advance(1)
    stage.drag(from: 500, speed: 400, for: 0.1)
    stage.advance(1)
    #expect(stage.told().suffix(2) == ["A willDisappear", "A didDisappear"])
  }

  @Test("if the screen's edge resists, the entry's height shrinks instead")
  func resistance() async {
    let offset = Relation.Offset(bottom: 5, screenEdgeResistance: 40)
    #expect(
      await frames(.bottom, .bind(offset: offset), height: 600)
        == [rect(y: 40, height: 499), rect(y: 234, height: 600)])
  }
}
