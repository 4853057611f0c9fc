import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Haptics")
struct HapticTests {
  private func content(_ haptic: Haptic?) -> OverlayContent {
    OverlayContent(.text(OverlayNode.Text("hello")), haptic: haptic)
  }

  @Test("each haptic is played once, when its overlay starts to appear")
  func once() {
    let stage = Stage()
    let journal = Journal()
    stage.presenter.onHaptic = { journal.note("haptic \($0)") }
    stage.presenter.present(
      content(.warning), as: .brief, lifecycle: journal.lifecycle("A"))
    stage.presenter.present(content(nil), as: .brief, lifecycle: journal.lifecycle("B"))
    stage.advance(3000)
    #expect(
      journal.lines == [
        "A willPresent", "haptic warning", "A didPresent", "A willDismiss",
        "A didDismiss timedOut", "B willPresent", "B didPresent", "B willDismiss",
        "B didDismiss timedOut",
      ])
  }

  @Test("a displaced overlay doesn't repeat its haptic when it returns")
  func displaced() {
    let stage = Stage()
    let journal = Journal()
    stage.presenter.onHaptic = { journal.note("\($0)") }
    stage.presenter.present(content(.success), as: .brief)
    stage.advance(200)
    var alert = OverlayConfiguration.brief
    alert.precedence = .replace(restoresReplaced: true)
    stage.presenter.present(content(.error), as: alert)
    stage.advance(5000)
    #expect(journal.lines == ["success", "error"])
    #expect(stage.presenter.shown.isEmpty)
  }

  @Test("the host plays haptics that the app doesn't play itself")
  func host() {
    let stage = Stage()
    stage.presenter.present(content(.success), as: .brief)
    stage.advance(3000)
    var felt: [Haptic] = []
    stage.presenter.onHaptic = { felt.append($0) }
    stage.presenter.present(content(.error), as: .brief)
    stage.advance(3000)
    let played = stage.host.transcript.entries.compactMap {
      if case .played(let haptic) = $0.order { haptic } else { nil }
    }
    #expect(played == [.success])
    #expect(felt == [.error])
  }

  @Test("a refused request plays no haptic")
  func refused() {
    let stage = Stage()
    let journal = Journal()
    stage.presenter.onHaptic = { journal.note("\($0)") }
    var bad = OverlayConfiguration.brief
    bad.delay = .seconds(-1)
    stage.presenter.present(content(.error), as: bad)
    stage.advance(1000)
    #expect(journal.lines.isEmpty)
    #expect(stage.problems.count == 1)
  }
}
