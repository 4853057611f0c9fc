import Promotions
import Testing
import Usher
import UsherTesting

@MainActor @Suite("An ability that an app adds: at most three promotions a day")
struct PromotionsTests {
  let host = HeadlessHost()
  let presenter: Presenter

  init() {
    presenter = Presenter(host: host)
    for name in ["A", "B", "C", "D", "E"] {
      presenter.presentPromotion(.notification(title: name).duration(.seconds(4)))
    }
  }

  /// The promotions that appear within a time, checked every second.
  func appearing(within time: Duration) -> [String] {
    var seen: [String] = []
    for _ in 0..<Int(time.components.seconds) {
      host.clock.advance(by: .seconds(1))
      for text in host.visibleTexts.compactMap(\.first) where seen.last != text {
        seen.append(text)
      }
    }
    return seen
  }

  @Test("three are shown one after the other, and the fourth waits until the first is a day old")
  func threeADay() {
    #expect(appearing(within: .seconds(3600)) == ["A", "B", "C"])
    #expect(presenter.waitingCount == 2)
    #expect(appearing(within: .seconds(82_799)) == [])
    #expect(appearing(within: .seconds(3)) == ["D"])
    #expect(appearing(within: .seconds(60)) == ["D", "E"])
    #expect(presenter.waitingCount == 0)
  }

  @Test("other overlays are shown as always")
  func others() {
    _ = appearing(within: .seconds(60))
    presenter.present(.notification(title: "Saved"))
    #expect(appearing(within: .seconds(1)) == ["Saved"])
  }
}
