import FacadeTesting
import SwiftMessages
import Testing

/// Tests of names that are used only as types.
@MainActor
@Suite("SwiftMessages' types", .ownDefault)
struct NamedTypesTests {
  @Test("closures can be declared with their type aliases")
  func closures() {
    var events = 0
    let listener: SwiftMessages.EventListener = { _ in events += 1 }
    let provider: SwiftMessages.ViewProvider = {
      MainActor.assumeIsolated { BaseView(frame: .zero) }
    }
    listener(.willShow(provider()))
    #expect(events == 1)
  }

  @Test("settings and protocols can be declared with their types")
  func settings() {
    let duration: SwiftMessages.Duration = .indefinite(delay: 1, minimum: 2)
    var config = SwiftMessages.Config()
    config.duration = duration
    if case .indefinite(let delay, let minimum) = config.duration {
      #expect([delay, minimum] == [1, 2])
    } else {
      Issue.record("another duration")
    }
    let style: TopBottomAnimationStyle = .bottom
    #expect(TopBottomAnimation(style: style).style == .bottom)
    let view = BaseView(frame: .zero)
    let background: any BackgroundViewable = view
    let margins: any MarginAdjustable = view
    #expect(background.backgroundView === view)
    #expect(margins.bounceAnimationOffset == 5)
    let scenes: any WindowScene.Type = UIWindowScene.self
    #expect(scenes is UIWindowScene.Type)
    let snapshot: PhysicsPanHandler.MotionSnapshot? = nil
    #expect(snapshot == nil)
  }
}
