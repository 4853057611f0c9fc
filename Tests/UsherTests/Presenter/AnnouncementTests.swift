import Testing
import Usher
import UsherTesting

@Suite("Announcements")
@MainActor
struct AnnouncementTests {
  /// The announcements, each with its time in milliseconds.
  private func said(on stage: Stage) -> [String] {
    stage.host.transcript.description.split(separator: "\n")
      .filter { $0.contains("announced") }.map { String($0) }
  }

  @Test("a waiting overlay is announced when it appears")
  func waiting() {
    let stage = Stage()
    stage.present("first", as: .brief)
    stage.present("second", as: .brief)
    #expect(said(on: stage) == ["0 ms: announced first"])
    stage.advance(5000)
    #expect(said(on: stage) == ["0 ms: announced first", "1200 ms: announced second"])
  }

  @Test("an update, a revival or a restored overlay is not announced")
  func once() {
    let stage = Stage()
    let first = stage.present("first")
    stage.advance(200)
    first.update(to: .words("other words"))
    stage.advance(200)
    stage.presenter.present(
      .words("instead"),
      as: Overlay(
        precedence: .replace(restoresReplaced: true), lifetime: .timed(.milliseconds(300)),
        entrance: .tenth, exit: .tenth))
    stage.advance(5000)
    #expect(stage.host.visibleTexts == [["other words"]])
    #expect(said(on: stage) == ["0 ms: announced first", "400 ms: announced instead"])
  }

  @Test("a field's mistake is shown and announced when it appears, while its overlay is shown")
  func mistake() {
    let stage = Stage()
    let error = Live("")
    let handle = stage.presenter.present(
      OverlayContent(
        .field(OverlayNode.Field(Live(""), placeholder: OverlayNode.Text("Mail"), error: error))),
      as: .lasting)
    stage.advance(300)
    error.value = "Not an address"
    #expect(stage.host.visibleTexts == [["Not an address"]])
    error.value = " "
    #expect(stage.host.visibleTexts == [[]])
    #expect(said(on: stage) == ["300 ms: announced at once Mail. Not an address"])
    handle.dismiss()
    error.value = "Too late"
    #expect(said(on: stage).count == 1)
  }

  @Test("an overlay that the app draws is the app's to announce")
  func external() {
    let stage = Stage()
    stage.presenter.presentExternally()
    stage.advance(200)
    #expect(said(on: stage) == [])
  }

  @Test("an update that makes an overlay modal makes it a dialog")
  func update() {
    let stage = Stage()
    let handle = stage.presenter.present(
      .words("Sure?", button: OverlayNode.Button("Yes")), as: .lasting)
    stage.advance(200)
    #expect(stage.host.semantics[handle.id]?.role == .alert)
    var modal = Overlay.lasting
    modal.backdrop = Backdrop()
    handle.update(as: modal)
    stage.advance(200)
    #expect(stage.host.semantics[handle.id]?.role == .dialog)
    #expect(stage.host.semantics[handle.id]?.isModal == true)
  }
}
