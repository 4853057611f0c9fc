import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Several presenters")
struct DefaultPresenterTests {
  @Test("the first one made is the default, until another is set or it goes")
  func first() {
    Presenter.default = nil
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
    Presenter.default = nil
  }

  @Test("one whose window has closed gives way to the next one")
  func closed() {
    Presenter.default = nil
    let host = HeadlessHost()
    let first = Presenter(host: host)
    host.closeWindow()
    #expect(Presenter.default === first)
    let second = Presenter(host: HeadlessHost())
    #expect(Presenter.default === second)
    Presenter.default = nil
  }

  @Test("a host serves one presenter; a second one is refused and leaves the host alone")
  func oneEach() {
    let stage = Stage()
    stage.present("hello", as: .brief)
    let (scene, wakeup) = (stage.host.scene, stage.host.wakeup)
    var second: Presenter? = Presenter(host: stage.host)
    second?.onProblem = { _ in }
    #expect(second?.present(.words("me too")).fate == .refused(.hostClosed))
    second = nil
    #expect(stage.host.scene == scene)
    #expect(stage.host.wakeup == wakeup)
    stage.advance(2000)
    #expect(
      stage.host.transcript.description
        == "0 ms: attached 1 hello\n0 ms: announced hello\n1200 ms: detached 1")
  }
}
