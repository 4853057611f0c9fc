import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Identity without a name")
struct NamelessIdentityTests {
  private let stage = Stage()

  @Test(
    "a request without a name is shown, but reported if its policy compares names",
    arguments: IdentityPolicy.allCases)
  func reported(policy: IdentityPolicy) {
    let handle = stage.present("message", as: OverlayConfiguration(identity: policy))
    #expect(handle.state.isShown)
    switch policy {
    case .allow, .refuseEqualPriority: #expect(stage.problems.isEmpty)
    case .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount:
      #expect(
        stage.problems.map(\.description) == [
          "overlay \(handle.id.rawValue) has the identity policy \(policy) but no name to compare, so the policy is ignored. Set a name, or use the policy allow"
        ])
    }
  }

  @Test("a request with a name, set in either way, isn't reported")
  func named() {
    stage.presenter.presentExternally(OverlayConfiguration(identity: .updateInPlace), name: "a")
      .dismiss()
    stage.presenter.present(
      .words("message"), as: OverlayConfiguration(identity: .mergeAndCount), name: "b")
    stage.present(
      "message", as: OverlayConfiguration(name: OverlayName(9), identity: .mergeAndCount))
    #expect(stage.problems.isEmpty)
  }

  @Test("presets that refuse duplicates can be used without a name")
  func presets() {
    for attributes in [OverlayPreset.banner, OverlayPreset.bottom, .persistent] {
      stage.presenter.present(.words("message"), using: attributes)
    }
    #expect(stage.problems.isEmpty)
    stage.presenter.present(
      .words("message"), using: .persistent.with { $0.duplicates = .mergeAndCount })
    #expect(stage.problems.count == 1)
  }

  @Test("an external request is reported once")
  func external() {
    let handle = stage.presenter.presentExternally(
      OverlayConfiguration(identity: .ignore))
    stage.advance(1000)
    handle.update(as: OverlayConfiguration(identity: .ignore))
    #expect(stage.problems.count == 1)
  }
}
