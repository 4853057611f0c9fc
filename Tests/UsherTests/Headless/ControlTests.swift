import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Input in a headless host")
struct ControlTests {
  private let name = ObservableValue("")
  private let secret = ObservableValue("")
  private let choice = ObservableValue<Int?>(nil)
  private let page = ObservableValue<Int?>(nil)

  /// A form with a name, a rating, a password on an initially hidden page, and a default button.
  private func form(_ journal: Journal) -> OverlayContent {
    let symbol = OverlayNode.Image(.glyph(Glyph(shapes: [])))
    return OverlayContent(
      .stack(
        OverlayNode.Stack(
          .vertical,
          children: [
            .field(OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"))),
            .rating(
              OverlayNode.Rating(
                choice,
                items: ["poor", "good"].map {
                  OverlayNode.Rating.Item($0, chosen: symbol, open: symbol)
                }
              ) { journal.note("chose \($0)") }),
            .pages(
              OverlayNode.Pages(
                page,
                pages: [
                  .field(
                    OverlayNode.Field(
                      secret, placeholder: OverlayNode.Text("Secret"), purpose: .password))
                ])
            ),
            .button(OverlayNode.Button("Cancel") { journal.note("cancelled") }),
            .button(OverlayNode.Button("Send", isDefault: true) { journal.note("sent") }),
          ])))
  }

  @Test("typing sets the app's value, and pauses the countdown until the focus leaves")
  func types() {
    let stage = Stage()
    let handle = stage.presenter.present(form(Journal()), as: .brief)
    stage.advance(600)
    stage.host.type("Ada", of: handle.id)
    stage.host.type("nobody", into: 7, of: handle.id)
    #expect(name.value == "Ada")
    stage.advance(10_000)
    #expect(handle.state.isShown)
    stage.host.moveFocus(into: handle.id, isInside: false)
    stage.advance(550)
    #expect(handle.word == "leaving")
    stage.host.type("late", of: handle.id)
    #expect(name.value == "Ada")
  }

  @Test("a field accepts text only when its page is shown")
  func hiddenField() {
    let stage = Stage()
    let handle = stage.presenter.present(form(Journal()), as: .lasting)
    stage.advance(200)
    stage.host.type("early", into: 1, of: handle.id)
    #expect(secret.value.isEmpty)
    page.value = 0
    stage.host.type("12345", into: 1, of: handle.id)
    #expect(secret.value == "12345")
  }

  @Test("a choice sets the app's value, and each valid choice calls the app")
  func chooses() {
    let stage = Stage()
    let journal = Journal()
    let handle = stage.presenter.present(form(journal), as: .lasting)
    stage.advance(200)
    for index in [1, 0, 0, 2, -1] { stage.host.choose(index, of: handle.id) }
    stage.host.choose(1, in: 3, of: handle.id)
    #expect(choice.value == 0)
    #expect(journal.lines == ["chose 1", "chose 0", "chose 0"])
  }

  @Test("a control under the pointer receives the tap instead of its overlay")
  func tapsOnControls() {
    let stage = Stage()
    let handle = stage.presenter.present(
      OverlayContent(.field(OverlayNode.Field(name, placeholder: OverlayNode.Text("Name")))),
      as: .lasting)
    stage.advance(200)
    stage.tap(handle)
    stage.advance(1000)
    #expect(handle.state.isShown)
    stage.present("a text")
    handle.dismiss()
    stage.advance(1000)
    #expect(stage.presenter.shown.count == 1)
    stage.presenter.handle(of: stage.presenter.shown[0]).map(stage.tap)
    stage.advance(1000)
    #expect(stage.presenter.shown.isEmpty)
  }

  @Test("a button can be pressed only when its page is shown")
  func hiddenButton() {
    let stage = Stage()
    let (journal, shown) = (Journal(), ObservableValue<Int?>(nil))
    let button = OverlayNode.button(
      OverlayNode.Button("hidden", dismisses: false) { journal.note("pressed") })
    let handle = stage.presenter.present(
      OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .text(OverlayNode.Text("words")), .pages(OverlayNode.Pages(shown, pages: [button])),
            ]))
      ),
      as: .lasting)
    stage.advance(200)
    stage.host.pressButton(0, of: handle.id)
    #expect(journal.lines == [])
    shown.value = 0
    stage.host.pressButton(0, of: handle.id)
    #expect(journal.lines == ["pressed"])
  }

  @Test("Return presses the default button of the current page")
  func defaultOfPage() {
    let stage = Stage()
    let (journal, shown) = (Journal(), ObservableValue<Int?>(0))
    let pages = ["one", "two"].map { title in
      OverlayNode.button(
        OverlayNode.Button(title, dismisses: false, isDefault: true) {
          journal.note(title)
          shown.value = 1
        })
    }
    let handle = stage.presenter.present(
      OverlayContent(.pages(OverlayNode.Pages(shown, pages: pages))), as: .lasting)
    stage.advance(200)
    for _ in 1...2 { stage.host.pressReturn(in: handle.id) }
    #expect(journal.lines == ["one", "two"])
  }

  @Test("Return presses only a default button")
  func presses() {
    let stage = Stage()
    let journal = Journal()
    let plain = stage.presenter.present(
      .words("hello", button: OverlayNode.Button("Undo")), as: .lasting)
    stage.advance(200)
    stage.host.pressReturn(in: plain.id)
    #expect(plain.state.isShown)
    plain.dismiss()
    stage.advance(200)
    let handle = stage.presenter.present(form(journal), as: .lasting)
    stage.advance(200)
    stage.host.pressReturn(in: handle.id)
    stage.host.pressReturn(in: handle.id)
    #expect(journal.lines == ["sent"])
    #expect(handle.result == nil)
    stage.advance(200)
    #expect(handle.result == .dismissed(.button(1)))
  }

  @Test("an overlay has the size of its current page")
  func turns() {
    let stage = Stage()
    let content = OverlayContent(
      .pages(
        OverlayNode.Pages(
          page, initial: .text(OverlayNode.Text("short")),
          pages: [.box(OverlayNode.Box(.text(OverlayNode.Text("long")), height: 300))])))
    let handle = stage.presenter.present(content, as: .lasting)
    stage.advance(200)
    func height() -> Double? {
      stage.host.scene.overlays.first { $0.id == handle.id }?.frame.size.height
    }
    #expect(height() == 15 * 1.35)
    #expect(stage.host.visibleTexts == [["short"]])
    page.value = 0
    stage.advance(1000)
    #expect(height() == 300)
    #expect(stage.host.visibleTexts == [["long"]])
    #expect(stage.problems.isEmpty)
  }
}
