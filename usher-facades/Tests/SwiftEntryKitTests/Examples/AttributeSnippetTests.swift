import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

/// Tests of the original's documented code for attributes, with its visible effects.
@MainActor
@Suite("Documented attributes", .ownDefault)
struct AttributeSnippetTests {
  private static let notched = OverlayViewport(
    size: OverlaySize(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  private let stage = Stage(Self.notched)

  /// Displays an entry, 100 points high unless specified otherwise, and waits until it rests.
  private func show(_ attributes: EKAttributes, as text: String = "entry") async {
    var attributes = attributes
    if attributes.positionConstraints.size.height == .intrinsic {
      attributes.positionConstraints.size.height = .constant(value: 100)
    }
    SwiftEntryKit.display(entry: label(text), using: attributes)
    await stage.screen.settle()
    stage.advance(1)
  }

  @Test("an entry's position can be set")
  func position() async {
    var attributes = EKAttributes()
    attributes.position = .bottom
    await show(attributes)
    #expect(stage.frame == OverlayRect(x: 0, y: 710, width: 390, height: 100))
  }

  @Test("an entry's window level can be set")
  func windowLevel() async {
    var attributes = EKAttributes()
    attributes.windowLevel = .normal
    await show(attributes)
    #expect(stage.screen.texts == ["entry"] && attributes.windowLevel.value == .normal)
  }

  @Test(
    "an entry can have a share of the screen's width, its content's height and an offset")
  func constraints() async {
    var attributes = EKAttributes()
    let widthConstraint = EKAttributes.PositionConstraints.Edge.ratio(value: 0.9)
    let heightConstraint = EKAttributes.PositionConstraints.Edge.intrinsic
    attributes.positionConstraints.size = .init(width: widthConstraint, height: heightConstraint)
    attributes.positionConstraints.safeArea = .empty(fillSafeArea: false)
    attributes.positionConstraints.verticalOffset = 10
    attributes.positionConstraints.rotation.isEnabled = false
    let view = label("two words")
    SwiftEntryKit.display(entry: view, using: attributes)
    await stage.screen.settle()
    stage.advance(1)
    #expect(stage.frame == OverlayRect(x: 19.5, y: 57, width: 351, height: lineHeight(ofSize: 17)))
  }

  @Test("an entry can keep its distance from the keyboard and the screen's edge")
  func keyboard() async {
    var attributes = EKAttributes.bottomFloat
    let offset = EKAttributes.PositionConstraints.KeyboardRelation.Offset(
      bottom: 10, screenEdgeResistance: 20)
    let keyboardRelation = EKAttributes.PositionConstraints.KeyboardRelation.bind(offset: offset)
    attributes.positionConstraints.keyboardRelation = keyboardRelation
    attributes.displayDuration = .infinity
    attributes.positionConstraints.size.height = .constant(value: 560)
    await show(attributes)
    #expect(stage.frame == OverlayRect(x: 20, y: 240, width: 350, height: 560))
    stage.screen.presenter.obstructions = [
      Obstruction(OverlayRect(x: 0, y: 544, width: 390, height: 300))
    ]
    stage.advance(1)
    #expect(stage.frame == OverlayRect(x: 20, y: 20, width: 350, height: 514))
  }

  @Test("a touch can delay an exit")
  func delayExit() async {
    var attributes = EKAttributes.topFloat
    attributes.entryInteraction = .delayExit(by: 3)
    await show(attributes)
    stage.tap(y: 100)
    stage.advance(4.2)
    #expect(SwiftEntryKit.isCurrentlyDisplaying)
    stage.advance(1)
    #expect(!SwiftEntryKit.isCurrentlyDisplaying)
  }

  @Test("a tap inside or outside the entry can dismiss it")
  func dismissing() async {
    for y in [100.0, 600] {
      var attributes = EKAttributes.topFloat
      attributes.entryInteraction = .dismiss
      attributes.screenInteraction = .dismiss
      await show(attributes)
      stage.tap(y: y)
      stage.advance(0.4)
      #expect(!SwiftEntryKit.isCurrentlyDisplaying)
    }
  }

  @Test("a tap on the entry is absorbed, and a tap outside reaches the app")
  func absorbing() async {
    var attributes = EKAttributes.topFloat
    attributes.entryInteraction = .absorbTouches
    attributes.screenInteraction = .forward
    await show(attributes)
    stage.tap(y: 100)
    #expect(stage.overlays[0].acceptsInput)
    #expect(stage.screen.connection.hitTest(OverlayPoint(x: 195, y: 100)) != .passThrough)
    #expect(stage.screen.connection.hitTest(OverlayPoint(x: 195, y: 600)) == .passThrough)
  }

  @Test("a tap performs the entry's interaction and the app's actions")
  func customAction() async {
    var attributes = EKAttributes.topFloat
    attributes.lifecycleEvents.willDisappear = { stage.note("willDisappear") }
    let action = {
      stage.note("action")
    }
    attributes.entryInteraction.customTapActions.append(action)
    await show(attributes)
    stage.tap(y: 100)
    #expect(stage.told() == ["willDisappear", "action"])
  }

  @Test("an entry can be fixed, follow a finger, or only move out")
  func scroll() async {
    func moved(by distance: Double, _ change: (inout EKAttributes) -> Void) async -> Double? {
      var attributes = EKAttributes.topFloat
      attributes.displayDuration = .infinity
      change(&attributes)
      await show(attributes)
      stage.screen.host.point(.began, at: OverlayPoint(x: 195, y: 100))
      stage.advance(0.01)
      // This is beyond the slop of 8 points, in which the entry doesn't follow the finger.
      let end = OverlayPoint(x: 195, y: 100 + distance + (distance < 0 ? -8 : 8))
      stage.screen.host.point(.moved, at: end)
      defer { stage.screen.host.point(.cancelled, at: end) }
      return stage.overlays.last?.offset.dy
    }
    for distance in [-40.0, 57] {
      #expect(
        await moved(by: distance) { attributes in
          attributes.scroll = .disabled
        } == 0)
    }
    // 57 points from the edge: 57 · log₁₀ 2.
    let stretch = 17.159
    #expect(
      isClose(
        await moved(by: 57) { attributes in
          attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .jolt)
        }, stretch, within: 0.001))
    #expect(
      isClose(
        await moved(by: 57) { attributes in
          attributes.scroll = .enabled(swipeable: true, pullbackAnimation: .easeOut)
        }, stretch, within: 0.001))
    #expect(
      await moved(by: 57) { attributes in
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
      } == 0)
    #expect(
      await moved(by: -40) { attributes in
        attributes.scroll = .edgeCrossingDisabled(swipeable: true)
      } == -40)
  }

  @Test("a haptic is played when an entry appears")
  func haptic() async {
    stage.screen.presenter.onHaptic = { stage.note("\($0)") }
    var attributes = EKAttributes.topFloat
    attributes.hapticFeedbackType = .success
    await show(attributes)
    #expect(stage.told() == ["success"])
  }

  @Test("lifecycle events are called in order")
  func lifecycle() async {
    var attributes = EKAttributes.topFloat
    attributes.lifecycleEvents.willAppear = {
      stage.note("before it comes, at \(stage.frame?.maxY ?? .nan)")
    }
    attributes.lifecycleEvents.didAppear = {
      stage.note("after it came")
    }
    attributes.lifecycleEvents.willDisappear = {
      stage.note("before it goes")
    }
    attributes.lifecycleEvents.didDisappear = {
      stage.note("after it went")
    }
    await show(attributes)
    stage.advance(2)
    #expect(
      stage.told() == [
        "before it comes, at nan", "after it came", "before it goes", "after it went",
      ])
  }
}
