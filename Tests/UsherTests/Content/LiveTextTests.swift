import Testing
import UsherTesting

@testable import Usher

@Suite("Observable texts")
@MainActor
struct LiveTextTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  @Test("texts and button titles show their observable values and follow changes")
  func follows() {
    let (text, title) = (ObservableValue("3 of 10 MB"), ObservableValue("Pause"))
    presenter.present {
      Text(text)
      ScrollView { Text(text).padding(4).background(.fill) }
      Button(title, dismisses: false) {}
    }
    #expect(stage.host.visibleTexts == [["3 of 10 MB", "3 of 10 MB", "Pause"]])
    text.value = "4 of 10 MB"
    title.value = "Resume"
    #expect(stage.host.visibleTexts == [["4 of 10 MB", "4 of 10 MB", "Resume"]])
  }

  @Test("ready-made overlays follow observable texts and button titles")
  func readyMade() {
    let (text, title) = (ObservableValue("3 of 10 MB"), ObservableValue("Pause"))
    presenter.present(
      .progress(
        "Downloading", text: text, value: ObservableValue(0.3),
        button: .button(title, dismisses: false)))
    text.value = "4 of 10 MB"
    title.value = "Resume"
    #expect(stage.host.visibleTexts == [["Downloading", "4 of 10 MB", "Resume"]])
  }

  @Test("an observable text keeps its underline and strikethrough, and differs from other values")
  func look() {
    let (one, other) = (ObservableValue("a"), ObservableValue("a"))
    let handle = presenter.present { Text(one).underline().strikethrough() }
    one.value = "b"
    let root = stage.host.attached[handle.id]?.root
    guard case .text(let text) = root?.changing.first else {
      Issue.record("\(String(describing: root))")
      return
    }
    #expect(
      text.runs == [OverlayNode.Text.Run("b", isUnderlined: true, isStruckThrough: true)])
    let (first, second) = (Overlay { Text(one) }.content, Overlay { Text(other) }.content)
    #expect(first.looks(like: Overlay { Text(one) }.content) && !first.looks(like: second))
  }

  @Test("a text follows a mapped value")
  func mapped() {
    let count = ObservableValue(2)
    presenter.present { Text(count.map { "\($0) in the cart" }) }
    count.value = 3
    #expect(stage.host.visibleTexts == [["3 in the cart"]])
  }

  @Test("an overlay grows with a longer text")
  func grows() {
    let text = ObservableValue("x")
    presenter.present { Text(text) }
    stage.advance(1000)
    let height = stage.host.scene.overlays.first?.currentFrame.size.height ?? 0
    text.value = String(repeating: "words ", count: 30)
    stage.advance(1000)
    #expect(stage.host.scene.overlays.first?.currentFrame.size.height ?? 0 > height + 30)
  }

  @Test("content isn't empty if its only text is observable")
  func empty() {
    let text = ObservableValue("")
    let handle = presenter.present { Text(text) }
    #expect(handle.result == nil)
    text.value = "there"
    #expect(stage.host.visibleTexts == [["there"]])
  }

  @Test("after an update, the previous content's values have no effect")
  func updated() {
    let (old, new) = (ObservableValue("old"), ObservableValue("new"))
    let handle = presenter.present { Text(old) }
    handle.update(Overlay { Text(new) })
    old.value = "older"
    #expect(stage.host.visibleTexts == [["new"]])
    new.value = "newer"
    #expect(stage.host.visibleTexts == [["newer"]])
  }

  @Test("an update is announced only if the text changes")
  func announcedUpdate() {
    let text = ObservableValue("3 of 10 MB")
    let handle = presenter.present { Text(text) }
    for value in ["3 of 10 MB", "4 of 10 MB", "4 of 10 MB"] {
      stage.advance(3000)
      handle.update(Overlay { Text(ObservableValue(value)) })
    }
    stage.advance(3000)
    #expect(stage.announced == ["polite: 3 of 10 MB", "polite: 4 of 10 MB"])
  }

  @Test("the history has the final text")
  func remembered() {
    let text = ObservableValue("3 of 10 MB")
    #expect(presenter.history.entries.isEmpty)
    let handle = presenter.present { Text(text) }
    text.value = "10 of 10 MB"
    handle.dismiss()
    stage.advance(1000)
    #expect(presenter.history.entries.map(\.texts) == [["10 of 10 MB"]])
  }

  @Test("reading time is based on the current text")
  func reading() {
    let text = ObservableValue(String(repeating: "words ", count: 60))
    presenter.present(Overlay { Text(text) }.duration(.reading(atLeast: .seconds(2))))
    stage.advance(6000)
    #expect(presenter.isShowing)
  }

  @Test("requests merge only if their observable titles are equal")
  func variants() {
    let titles = ["Open", "Reply", "Open"].map { ObservableValue($0) }
    for title in titles {
      presenter.present(
        .notification(title: "Ada", button: .button(title)).name("ada").duplicates(.mergeAndCount))
    }
    #expect(presenter.shown.count + presenter.waitingCount == 2)
  }

  @Test("a change isn't announced and doesn't restart the countdown")
  func silent() {
    let text = ObservableValue("first")
    presenter.present(Overlay { Text(text) }.duration(.seconds(3)))
    stage.advance(2000)
    let said = stage.announced
    text.value = "second"
    stage.advance(900)
    #expect(stage.announced == said && !said.isEmpty && presenter.isShowing)
    stage.advance(2000)
    #expect(!presenter.isShowing)
  }
}
