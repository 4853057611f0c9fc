import Testing
@_spi(Facades) import Usher
import UsherTesting

@MainActor
@Suite("The default presenter")
struct DefaultPresenterTests {
  @Test("the first presenter is the default until it's released or replaced")
  func first() async {
    await Presenter.withOwnDefault { firstCounts() }
  }

  private func firstCounts() {
    var first: Presenter? = Presenter(host: HeadlessHost())
    let second = Presenter(host: HeadlessHost())
    #expect(Presenter.default === first)
    Presenter.default = second
    #expect(Presenter.default === second)
    Presenter.default = first
    first = nil
    #expect(Presenter.default == nil)
    let third = Presenter(host: HeadlessHost())
    #expect(Presenter.default === third)
  }

  @Test("calls for the default presenter wait in order until it exists")
  func expected() async {
    await Presenter.withOwnDefault {
      let journal = Journal()
      Presenter.withDefault { _ in journal.note("first") }
      Presenter.withDefault { _ in journal.note("second") }
      journal.note("none yet")
      let presenter = Presenter(host: HeadlessHost())
      Presenter.withDefault { _ in journal.note("third") }
      #expect(journal.lines == ["none yet", "first", "second", "third"])
      _ = presenter
    }
  }

  @Test("a call from any thread runs when the main actor is free, in order")
  func enqueued() async {
    await Presenter.withOwnDefault {
      let journal = Journal()
      let presenter = Presenter(host: HeadlessHost())
      for number in 1...3 {
        Presenter.enqueueDefault { _ in journal.note("\(number)") }
      }
      journal.note("returned")
      await Task { @MainActor in }.value
      #expect(journal.lines == ["returned", "1", "2", "3"])
      _ = presenter
    }
  }

  @Test("a presenter with a closed window is replaced by the next presenter")
  func closed() async {
    await Presenter.withOwnDefault { closedGivesWay() }
  }

  private func closedGivesWay() {
    let host = HeadlessHost()
    let first = Presenter(host: host)
    host.closeWindow()
    #expect(Presenter.default === first)
    let second = Presenter(host: HeadlessHost())
    #expect(Presenter.default === second)
  }

  @Test("if one of several windows closes, the first presenter with an open window is the default")
  func closedBesideOthers() async {
    await Presenter.withOwnDefault {
      let hosts = (0..<4).map { _ in HeadlessHost() }
      let presenters = hosts.map { Presenter(host: $0) }
      let journal = Journal()
      hosts[1].closeWindow()
      #expect(Presenter.default === presenters[0])
      presenters[0].present(
        .words("hello"),
        lifecycle: Lifecycle(didDismiss: { _ in
          Presenter.withDefault { journal.note($0 === presenters[2] ? "third" : "another") }
        }))
      hosts[0].closeWindow()
      #expect(journal.lines == ["third"])
      #expect(Presenter.default === presenters[2])
      Presenter.default = presenters[3]
      hosts[3].closeWindow()
      #expect(Presenter.default === presenters[2])
      hosts[2].closeWindow()
      #expect(Presenter.default === presenters[2])
    }
  }

  @Test("a call waits for the next presenter if the default presenter's window is closed")
  func askedOfClosed() async {
    await Presenter.withOwnDefault {
      let (host, journal) = (HeadlessHost(), Journal())
      let first = Presenter(host: host)
      #expect(!first.isClosed)
      host.closeWindow()
      #expect(first.isClosed)
      Presenter.withDefault { journal.note($0 === first ? "first" : "second") }
      Presenter.default = first
      #expect(journal.lines == [])
      let second = Presenter(host: HeadlessHost())
      #expect(journal.lines == ["second"])
      _ = second
    }
  }

  @Test("each default presenter has a single companion object of a type")
  func companion() async {
    let outer = Presenter.defaultCompanion { Token() }
    #expect(Presenter.defaultCompanion { Token() } === outer)
    await Presenter.withOwnDefault {
      let inner = Presenter.defaultCompanion { Token() }
      #expect(inner !== outer)
      let task = Task { Presenter.defaultCompanion { Token() } === inner }
      #expect(await task.value)
    }
  }

  @Test("a host serves one presenter, and a second presenter is refused without side effects")
  func oneEach() {
    let stage = Stage()
    stage.present("hello", as: .brief)
    let (scene, wakeup) = (stage.host.scene, stage.host.wakeup)
    var second: Presenter? = Presenter(host: stage.host)
    second?.onProblem = { _ in }
    #expect(second?.present(.words("me too")).result == .refused(.hostClosed))
    second = nil
    #expect(stage.host.scene == scene)
    #expect(stage.host.wakeup == wakeup)
    stage.advance(2000)
    #expect(
      stage.host.transcript.description
        == "0 ms: attached 1 hello\n0 ms: announced hello\n1200 ms: detached 1")
  }
}
