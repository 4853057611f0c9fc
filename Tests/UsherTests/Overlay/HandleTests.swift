import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("Changes through a handle")
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

  @Test("extending by a positive or negative time changes the remaining time")
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

  @Test("pausing a handle stops the countdown until it resumes, regardless of other pause reasons")
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

  @Test("an update closure changes the current overlay, and isn't called after the end")
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

  @Test("an overlay dismissed without animation is removed immediately")
  func unanimated() {
    let handle = presenter.present(.progress("Scanning"))
    presenter.clock.advance(by: .seconds(1))
    handle.dismiss(animated: false)
    presenter.clock.advance(by: .milliseconds(1))
    #expect(handle.state == .ended(.dismissed(.programmatic)) && presenter.shown.isEmpty)
  }

  @Test("a test can read a bar's progress and whether a button is enabled")
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
