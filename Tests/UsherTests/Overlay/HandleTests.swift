import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("What a handle changes")
struct HandleTests {
  private let presenter = Presenter.test()

  private func goneAfter(_ change: (PresentationHandle) -> Void, _ steps: [Int]) -> [Bool] {
    let presenter = Presenter.test()
    let handle = presenter.present(
      .notification(title: "Room 4").duration(.seconds(3)).entrance(.none))
    presenter.clock.advance(by: .seconds(1))
    change(handle)
    return steps.map { step in
      presenter.clock.advance(by: .milliseconds(step))
      return !handle.isShowing
    }
  }

  @Test("more time is added to what is left, and less is taken away")
  func extending() {
    #expect(goneAfter({ $0.extend(by: .seconds(2)) }, [3900, 200]) == [false, true])
    #expect(goneAfter({ $0.extend(by: .seconds(-1)) }, [900, 200]) == [false, true])
    #expect(goneAfter({ $0.extend(by: .seconds(-9)) }, [50]) == [true])
    let endless = presenter.present(.toast("x").duration(.infinite).queue("endless"))
    endless.extend(by: .seconds(-9))
    presenter.clock.advance(by: .seconds(60))
    #expect(endless.isShowing)
    let waiting = presenter.present(.toast("x").duration(.seconds(1)).queue("endless"))
    waiting.extend(by: .seconds(2))
    #expect(waiting.overlay?.lifetime == .seconds(3))
    waiting.dismiss()
    waiting.extend(by: .seconds(2))
  }

  @Test("a held countdown stands still, whatever pauses it otherwise, and goes on")
  func holding() {
    for pauses: Attention in [.all, []] {
      let handle = presenter.present(
        .notification(title: "Ticket").duration(.seconds(3)).pauses(for: pauses).entrance(.none))
      presenter.clock.advance(by: .seconds(1))
      handle.pause()
      handle.pause()
      presenter.clock.advance(by: .seconds(100))
      #expect(handle.isShowing)
      handle.resume()
      presenter.clock.advance(by: .milliseconds(1900))
      #expect(handle.isShowing)
      presenter.clock.advance(by: .milliseconds(200))
      #expect(!handle.isShowing)
      presenter.clock.advance(by: .seconds(1))
      handle.pause()
    }
  }

  @Test("a change starts from the overlay as it is")
  func changing() {
    let handle = presenter.present(
      .toast("Playing").position(.bottom).duration(.infinite).cornerRadius(3))
    handle.update { $0.position(.top) }
    #expect(handle.overlay?.placement == .top && handle.overlay?.lifetime == .infinite)
    #expect(presenter.content(of: handle.id)?.style.corners == .all(3))
    #expect(presenter.content(of: handle.id)?.root.texts == ["Playing"])
    handle.dismiss()
    presenter.clock.advance(by: .seconds(1))
    handle.update { _ in
      Issue.record("the request has ended")
      return .toast("x")
    }
  }

  @Test("an overlay is gone at once if its exit is not to be seen")
  func unanimated() {
    let handle = presenter.present(.progress("Scanning"))
    presenter.clock.advance(by: .seconds(1))
    handle.dismiss(animated: false)
    presenter.clock.advance(by: .milliseconds(1))
    #expect(handle.state == .ended(.dismissed(.programmatic)) && presenter.shown.isEmpty)
  }

  @Test("a test sees the bar's progress, and whether a button can be pressed")
  func seeing() {
    let handle = presenter.present(.progress("Downloading").queue("progress"))
    #expect(presenter.visible.isEmpty || presenter.visible[0].progress == nil)
    handle.progress = 0.2
    presenter.clock.advance(by: .seconds(1))
    #expect(presenter.visible[0].progress == 0.2)
    let isOff = ObservableValue(true)
    presenter.present(.popup { Button("Agree") {}.disabled(isOff) })
    presenter.clock.advance(by: .seconds(1))
    #expect(!presenter.isEnabled("Agree") && !presenter.isEnabled("Other"))
    isOff.value = false
    #expect(presenter.isEnabled("Agree"))
  }
}
