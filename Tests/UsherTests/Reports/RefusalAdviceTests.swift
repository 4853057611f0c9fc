import Testing
import Usher
import UsherTesting

@MainActor
@Suite("A refusal's advice")
struct RefusalAdviceTests {
  @Test(
    "a request just after its predecessor's dismissal is shown, or refused with advice to wait",
    .bug("https://github.com/iamhosseindhv/notistack/issues/605"),
    arguments: [
      (IdentityPolicy.allow, true), (.ignore, true), (.updateInPlace, true),
      (.mergeAndCount, true), (.coalesceWithLast, false), (.refuseEqualPriority, false),
    ])
  func afterDismissal(policy: IdentityPolicy, isShown: Bool) throws {
    let host = HeadlessHost()
    let presenter = Presenter(host: host)
    presenter.onProblem = { _ in }
    let overlay = OverlayConfiguration(identity: policy, lifetime: .infinite)
    let first = presenter.present(.words("1"), as: overlay, name: "save")
    host.clock.advance(by: .seconds(1))
    first.dismiss()
    let second = presenter.present(.words("2"), as: overlay, name: "save")
    if case .refused(let refusal)? = second.result {
      #expect(!isShown && refusal.description.contains("may still be leaving"))
    } else {
      #expect(isShown)
    }
    host.clock.advance(by: .seconds(1))
    if !isShown { presenter.present(.words("2"), as: overlay, name: "save") }
    host.clock.advance(by: .seconds(1))
    #expect(host.visibleTexts == [["2"]])
  }
}
