import FacadeTesting
import Foundation
import Testing

@testable import SwiftEntryKit

/// The SwiftEntryKit reference, 1.2 to 1.4: the default attributes.
@Suite("SwiftEntryKit 1.2 to 1.4: attributes and their defaults")
struct DefaultsTests {
  @Test("attributes have the library's defaults")
  func defaults() {
    let attributes = EKAttributes()
    #expect(attributes.name == nil)
    #expect(attributes.windowLevel == .statusBar)
    #expect(attributes.position == .top)
    #expect(
      attributes.precedence == .override(priority: .normal, dropEnqueuedEntries: false))
    #expect(attributes.displayDuration == 2)
    #expect(attributes.positionConstraints == EKAttributes.PositionConstraints())
    #expect(attributes.screenInteraction.defaultAction == .forward)
    #expect(attributes.screenInteraction.customTapActions.isEmpty)
    #expect(attributes.entryInteraction.defaultAction == .dismissEntry)
    #expect(attributes.entryInteraction.customTapActions.isEmpty)
    #expect(attributes.scroll == .enabled(swipeable: true, pullbackAnimation: .jolt))
    #expect(attributes.hapticFeedbackType == .none)
    #expect(attributes.lifecycleEvents.willAppear == nil)
    #expect(attributes.lifecycleEvents.didAppear == nil)
    #expect(attributes.lifecycleEvents.willDisappear == nil)
    #expect(attributes.lifecycleEvents.didDisappear == nil)
    #expect(attributes.displayMode == .inferred)
    #expect(attributes.entryBackground == .clear)
    #expect(attributes.screenBackground == .clear)
    #expect(attributes.shadow == .none)
    #expect(attributes.roundCorners == .none)
    #expect(attributes.border == .none)
    #expect(attributes.statusBar == .inferred)
    #expect(attributes.entranceAnimation == .translation)
    #expect(attributes.exitAnimation == .translation)
    #expect(attributes.popBehavior == .animated(animation: .translation))
  }

  @Test("each preset changes the same properties as in the library")
  func presets() {
    var toast = EKAttributes()
    toast.positionConstraints.safeArea = .empty(fillSafeArea: true)
    toast.scroll = .edgeCrossingDisabled(swipeable: true)
    var float = EKAttributes()
    float.positionConstraints = .float
    float.roundCorners = .all(radius: 10)
    var note = toast
    note.scroll = .disabled
    note.windowLevel = .normal
    note.entryInteraction = .absorbTouches
    var statusBar = toast
    statusBar.entryInteraction = .absorbTouches
    statusBar.positionConstraints.safeArea = .overridden
    let presets: [(EKAttributes, EKAttributes, EKAttributes.Position)] = [
      (.toast, toast, .top), (.topToast, toast, .top), (.bottomToast, toast, .bottom),
      (.float, float, .top), (.topFloat, float, .top), (.bottomFloat, float, .bottom),
      (.centerFloat, float, .center), (.topNote, note, .top), (.bottomNote, note, .bottom),
      (.statusBar, statusBar, .top),
    ]
    for (preset, expected, position) in presets {
      var expected = expected
      expected.position = position
      #expect(fields(of: preset) == fields(of: expected))
    }
  }

  /// Returns all attributes as text, except callbacks.
  private func fields(of attributes: EKAttributes) -> [String] {
    Mirror(reflecting: attributes).children.map { "\($0.label ?? "?"): \($0.value)" }
  }

  @Test("the stored default attributes can be read and changed on any thread")
  func kept() async {
    #expect(EKAttributes.default.position == .top)
    EKAttributes.default.name = "kept"
    let name = await Task.detached { EKAttributes.default.name }.value
    #expect(name == "kept")
    EKAttributes.default = EKAttributes()
    #expect(EKAttributes.default.name == nil)
  }

  @Test("positions, constraints and their parts have the library's defaults")
  func constraints() {
    typealias Constraints = EKAttributes.PositionConstraints
    let plain = Constraints()
    #expect(plain.verticalOffset == 0 && !plain.hasVerticalOffset)
    #expect(plain.size == .sizeToWidth && plain.maxSize == .intrinsic)
    #expect(plain.safeArea == .empty(fillSafeArea: false))
    #expect(plain.keyboardRelation == .unbind && !plain.keyboardRelation.isBound)
    #expect(plain.rotation.isEnabled)
    #expect(plain.rotation.supportedInterfaceOrientations == .standard)
    #expect(Constraints.float.verticalOffset == 10 && Constraints.float.hasVerticalOffset)
    #expect(
      Constraints.float.size == Constraints.Size(width: .offset(value: 20), height: .intrinsic))
    #expect(Constraints.fullWidth == plain)
    #expect(Constraints.fullScreen.size == Constraints.Size(width: .fill, height: .fill))
    #expect(Constraints.Size.screen == Constraints.fullScreen.size)
    #expect(Constraints.Edge.fill == .offset(value: 0))
    #expect(Constraints.SafeArea.overridden.isOverridden)
    #expect(!Constraints.SafeArea.empty(fillSafeArea: true).isOverridden)
    let offset = Constraints.KeyboardRelation.Offset.none
    #expect(offset.bottom == 0 && offset.screenEdgeResistance == nil)
    #expect(Constraints.KeyboardRelation.bind(offset: .none).isBound)
    var turning = Constraints.Rotation()
    turning.isEnabled = false
    turning.supportedInterfaceOrientations = .all
    #expect(turning != Constraints.Rotation())
  }

  @Test("animations have the library's defaults")
  func numbers() {
    typealias Animation = EKAttributes.Animation
    #expect(Animation.translation == Animation(translate: .init(duration: 0.3)))
    let translate = Animation.Translate(duration: 0.3)
    #expect(translate.anchorPosition == .automatic && translate.delay == 0)
    #expect(translate.spring == nil)
    let range = Animation.RangeAnimation(from: 0, to: 1, duration: 0.4)
    #expect(range.delay == 0 && range.spring == nil && range.start == 0 && range.end == 1)
    #expect(Animation.none == Animation() && !Animation.none.containsAnimation)
    typealias Pullback = EKAttributes.Scroll.PullbackAnimation
    #expect(Pullback.jolt == Pullback(duration: 0.5, damping: 0.3, initialSpringVelocity: 10))
    #expect(Pullback.easeOut == Pullback(duration: 0.3, damping: 1, initialSpringVelocity: 10))
    #expect(!EKAttributes.PopBehavior.animated(animation: .none).isOverriden)
    #expect(EKAttributes.PopBehavior.overridden.isOverriden)
    let shadow = EKAttributes.Shadow.Value(opacity: 0.5, radius: 10)
    #expect(shadow.color == .black && shadow.offset == .zero)
    #expect(shadow.opacity == 0.5 && shadow.radius == 10)
  }

  @Test("interactions have the library's defaults")
  func interactions() {
    typealias Interaction = EKAttributes.UserInteraction
    #expect(Interaction().defaultAction == .absorbTouches)
    #expect(Interaction.dismiss.defaultAction == .dismissEntry)
    #expect(Interaction.forward.defaultAction == .forward)
    #expect(Interaction.absorbTouches.defaultAction == .absorbTouches)
    #expect(Interaction.delayExit(by: 3).defaultAction == .delayExit(by: 3))
  }
}
