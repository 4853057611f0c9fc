import Testing
import Usher
import UsherTesting

@Suite("Announcements")
@MainActor
struct AnnouncementTests {
  /// The announcements with their times in milliseconds.
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

  @Test("a revived or restored overlay with the same text isn't announced again")
  func once() {
    let stage = Stage()
    let first = stage.present("first")
    stage.advance(3000)
    first.dismiss()
    first.update(as: .lasting)
    stage.advance(200)
    stage.presenter.present(
      .words("instead"),
      as: OverlayConfiguration(
        precedence: .replace(restoresReplaced: true), lifetime: .timed(.milliseconds(300)),
        entrance: .tenth, exit: .tenth))
    stage.advance(5000)
    #expect(stage.host.visibleTexts == [["first"]])
    #expect(said(on: stage) == ["0 ms: announced first", "3200 ms: announced instead"])
  }

  @Test("text that changed while its overlay was displaced is announced when the overlay returns")
  func changedMeanwhile() {
    for isModal in [false, true] {
      let stage = Stage()
      var overlay = OverlayConfiguration.lasting
      if isModal { overlay.backdrop = Backdrop() }
      let button = OverlayNode.Button("Stop")
      let first = stage.presenter.present(.words("sending", button: button), as: overlay)
      stage.advance(3000)
      var instead = overlay
      instead.precedence = .replace(restoresReplaced: true)
      instead.lifetime = .timed(.seconds(1))
      stage.presenter.present(.words("instead"), as: instead)
      stage.advance(500)
      first.update(to: .words("sent", button: button))
      stage.advance(5000)
      #expect(stage.host.visibleTexts == [["sent", "Stop"]])
      // A modal overlay's text isn't announced, because the focus returns there.
      #expect(said(on: stage).last?.hasSuffix("sent") == !isModal)
    }
  }

  @Test("text that becomes urgent is announced immediately, and the next urgent text later")
  func urgentChange() {
    let stage = Stage()
    let handle = stage.present("sending")
    stage.advance(500)
    for (words, wait) in [("failed", 300), ("failed again", 4000)] {
      var content = OverlayContent.words(words)
      content.semantics.politeness = .assertive
      handle.update(to: content)
      stage.advance(wait)
    }
    #expect(
      said(on: stage) == [
        "0 ms: announced sending", "500 ms: announced at once failed",
        "2500 ms: announced at once failed again",
      ])
  }

  @Test("changed text is announced at most once in two seconds, using the latest text")
  func changed() {
    let stage = Stage()
    let handle = stage.present("first")
    stage.advance(200)
    handle.update(to: .words("second"))
    stage.advance(200)
    handle.transform(to: .words("third"))
    stage.advance(4600)
    handle.update(to: .words("fourth"))
    stage.advance(500)
    handle.update(to: .words("fifth"))
    handle.update(to: .words("fourth"))
    stage.advance(5000)
    #expect(
      said(on: stage) == [
        "0 ms: announced first", "2000 ms: announced third", "5000 ms: announced fourth",
      ])
  }

  @Test("text that changes in the first second is announced, even if events are consumed")
  func heard() {
    let stage = Stage()
    let events = stage.presenter.events
    let handle = stage.present("first")
    stage.advance(500)
    handle.update(to: .words("second"))
    stage.advance(5000)
    #expect(said(on: stage) == ["0 ms: announced first", "2000 ms: announced second"])
    #expect(!events.removeUnread().isEmpty)
  }

  @Test("an update's announcement can be forced or suppressed")
  func asked() {
    let stage = Stage()
    let handle = stage.present("first")
    stage.advance(500)
    handle.update(to: .words("first"), announces: .always)
    stage.advance(1600)
    #expect(said(on: stage) == ["0 ms: announced first", "2000 ms: announced first"])
    handle.update(to: .words("second"), announces: .never)
    stage.advance(3000)
    handle.update(to: .words("second"))
    handle.update(to: .words("third"), announces: .never)
    stage.advance(3000)
    handle.update(to: .words("fourth"), announces: .ifChanged)
    #expect(
      said(on: stage) == [
        "0 ms: announced first", "2000 ms: announced first", "8100 ms: announced fourth",
      ])
  }

  @Test("a repeated error is announced after two seconds, and silent content isn't announced")
  func askedUrgently() {
    let stage = Stage()
    var error = OverlayContent.words("No connection")
    error.semantics = Semantics(kind: "Error", politeness: .assertive)
    let handle = stage.presenter.present(error, as: .lasting)
    stage.advance(500)
    handle.update(to: error, announces: .always)
    stage.advance(5000)
    var silent = OverlayContent.words("Silence")
    silent.semantics.announcement = .silent
    handle.update(to: silent, announces: .always)
    stage.advance(5000)
    #expect(
      said(on: stage) == [
        "0 ms: announced at once Error. No connection",
        "2000 ms: announced at once Error. No connection",
      ])
  }

  @Test("a waiting overlay is announced when it appears, even if an update suppressed this")
  func askedEarly() {
    let stage = Stage()
    stage.present("in front", as: .brief)
    let handle = stage.present("old")
    handle.update(to: .words("new"), announces: .never)
    stage.advance(5000)
    #expect(said(on: stage) == ["0 ms: announced in front", "1200 ms: announced new"])
  }

  @Test("changed text isn't announced after its overlay is dismissed")
  func changedTooLate() {
    let stage = Stage()
    let handle = stage.present("first")
    stage.advance(200)
    handle.update(to: .words("second"))
    stage.advance(100)
    handle.dismiss()
    stage.advance(200)
    #expect(handle.result == .dismissed(.programmatic))
    #expect(stage.host.wakeup == .never)
    stage.advance(5000)
    #expect(said(on: stage) == ["0 ms: announced first"])
  }

  @Test("a dialog's text is read by the focus, and announced only if it changes")
  func dialog() {
    let stage = Stage()
    var modal = OverlayConfiguration.lasting
    modal.backdrop = Backdrop()
    let handle = stage.presenter.present(
      .words("Sure?", button: OverlayNode.Button("Yes")), as: modal)
    stage.advance(3000)
    handle.update(to: .words("Really?", button: OverlayNode.Button("Yes")))
    #expect(said(on: stage) == ["3000 ms: announced at once Really?"])
  }

  @Test(
    "simultaneous announcements are all made, the urgent ones first",
    .bug("https://github.com/fkhadra/react-toastify/issues/833"))
  func atOnce() {
    let stage = Stage()
    var second = OverlayConfiguration.lasting
    second.precedence = .stack
    func urgent(_ words: String) -> OverlayContent {
      var content = OverlayContent.words(words)
      content.semantics = Semantics(kind: "Error", politeness: .assertive)
      return content
    }
    stage.present(
      "first",
      lifecycle: Lifecycle(didPresent: { [presenter = stage.presenter] in
        presenter.present(.words("second"), as: second)
        for words in ["third", "fourth"] { presenter.present(urgent(words), as: second) }
        presenter.present(.words("fifth"), as: second)
      }))
    stage.advance(200)
    #expect(
      said(on: stage) == [
        "0 ms: announced first", "100 ms: announced at once Error. third. Error. fourth",
        "100 ms: announced second", "100 ms: announced fifth",
      ])
  }

  @Test(
    "a polite announcement is repeated if an urgent one cuts it off, but not if it was heard",
    .bug("https://github.com/fkhadra/react-toastify/issues/833"))
  func cutOff() {
    let stage = Stage()
    var second = OverlayConfiguration.lasting
    second.precedence = .stack
    var error = OverlayContent.words("third")
    error.semantics = Semantics(kind: "Error", politeness: .assertive)
    stage.present("first")
    stage.advance(150)
    stage.present("second", as: second)
    stage.advance(50)
    stage.presenter.present(error, as: second)
    #expect(
      said(on: stage) == [
        "0 ms: announced first", "150 ms: announced second",
        "200 ms: announced at once Error. third", "200 ms: announced second",
      ])
  }

  @Test("an announcement isn't repeated if the same overlay cuts it off with urgent text")
  func cutOffByItself() {
    let stage = Stage()
    let handle = stage.present("sending")
    stage.advance(50)
    var error = OverlayContent.words("not sent")
    error.semantics.politeness = .assertive
    handle.update(to: error)
    stage.advance(5000)
    #expect(
      said(on: stage) == ["0 ms: announced sending", "50 ms: announced at once not sent"])
  }

  @Test("a field's error is shown and announced when it appears, while its overlay is shown")
  func validationError() {
    let stage = Stage()
    let error = ObservableValue("")
    let handle = stage.presenter.present(
      OverlayContent(
        .field(
          OverlayNode.Field(
            ObservableValue(""), placeholder: OverlayNode.Text("Mail"), error: error))),
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

  @Test("an external overlay isn't announced")
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
    var modal = OverlayConfiguration.lasting
    modal.backdrop = Backdrop()
    handle.update(as: modal)
    stage.advance(200)
    #expect(stage.host.semantics[handle.id]?.role == .dialog)
    #expect(stage.host.semantics[handle.id]?.isModal == true)
  }
}
