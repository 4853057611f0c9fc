import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Identity without a name")
struct NamelessIdentityTests {
  private let stage = Stage()

  @Test(
    "a policy that compares names is reported if a request has none, which is shown all the same",
    arguments: IdentityPolicy.allCases)
  func reported(policy: IdentityPolicy) {
    let handle = stage.present("message", as: OverlayConfiguration(identity: policy))
    #expect(handle.state.isShown)
    switch policy {
    case .allow, .refuseEqualPriority: #expect(stage.problems.isEmpty)
    case .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount:
      #expect(
        stage.problems.map(\.description) == [
          "overlay \(handle.id.rawValue) has the identity policy \(policy), but no name to compare; it is treated as any other. Give it a name, or use the policy allow"
        ])
    }
  }

  @Test("a request with a name, given in either way, is not reported")
  func named() {
    stage.presenter.presentExternally(OverlayConfiguration(identity: .updateInPlace), name: "a")
      .dismiss()
    stage.presenter.present(
      .words("message"), as: OverlayConfiguration(identity: .mergeAndCount), name: "b")
    stage.present(
      "message", as: OverlayConfiguration(name: OverlayName(9), identity: .mergeAndCount))
    #expect(stage.problems.isEmpty)
  }

  @Test("attributes that refuse duplicates, as presets do, are no mistake without a name")
  func presets() {
    for attributes in [OverlayPreset.banner, OverlayPreset.bottom, .persistent] {
      stage.presenter.present(.words("message"), using: attributes)
    }
    #expect(stage.problems.isEmpty)
    stage.presenter.present(
      .words("message"), using: .persistent.with { $0.duplicates = .mergeAndCount })
    #expect(stage.problems.count == 1)
  }

  @Test("a request that lets the app draw is reported, too, and each request once")
  func external() {
    let handle = stage.presenter.presentExternally(
      OverlayConfiguration(identity: .ignore))
    stage.advance(1000)
    handle.update(as: OverlayConfiguration(identity: .ignore))
    #expect(stage.problems.count == 1)
  }
}
