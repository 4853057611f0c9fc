import Testing
import Usher
import UsherTesting
import UsherUI

@MainActor
@Suite("Content of SwiftUI overlays")
struct ContentTests {
  @Test("a new value of the same item updates the same overlay, and its countdown continues")
  func followsState() {
    let screen = Screen()
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.set(Note(1, "Copying"))
    screen.advance(1500)
    screen.set(Note(1, "Copied"))
    #expect(screen.visible == ["Copied"])
    #expect(screen.requests.count == 1)
    screen.advance(500)
    #expect(screen.visible == [])
  }

  @Test("an update without changes doesn't rebuild the content")
  func unchanged() {
    let screen = Screen()
    screen.set(Note(1))
    let built = screen.host.transcript
    for _ in 1...5 { screen.update() }
    #expect(screen.host.transcript == built)
  }

  @Test("if content changes only its actions, its buttons perform the latest actions")
  func latestAction() {
    let screen = Screen()
    var pressed: [String] = []
    var word = "first"
    screen.content = { [word] note in
      OverlayContent(
        .button(OverlayNode.Button(note.words, dismisses: false) { pressed.append(word) }))
    }
    screen.set(Note(1))
    screen.press(0)
    word = "second"
    screen.content = { [word] note in
      OverlayContent(
        .button(OverlayNode.Button(note.words, dismisses: false) { pressed.append(word) }))
    }
    screen.update()
    screen.press(0)
    #expect(pressed == ["first", "second"])
    #expect(screen.host.transcript.entries.count { $0.order.isBuilding } == 1)
  }

  @Test("typed text is kept during the view's updates, and the button reads it")
  func typed() {
    let screen = Screen()
    var read: [String] = []
    screen.content = { note in
      let text = ObservableValue("")
      return OverlayContent(
        .stack(
          OverlayNode.Stack(
            .vertical,
            children: [
              .field(OverlayNode.Field(text, placeholder: OverlayNode.Text("Name"))),
              .button(OverlayNode.Button(note.words, dismisses: false) { read.append(text.value) }),
            ])))
    }
    screen.set(Note(1))
    guard let id = screen.requests.first?.handle.id else { return }
    screen.host.attached[id]?.root.fields.first?.text.value = "Ada"
    screen.update()
    screen.press(0)
    #expect(read == ["Ada"])
    #expect(screen.host.attached[id]?.root.fields.first?.text.value == "Ada")
  }

  @Test("other values of the overlay are updated, and the countdown restarts")
  func otherValues() {
    let screen = Screen()
    screen.overlay.lifetime = .timed(.seconds(2))
    screen.set(Note(1))
    screen.advance(1500)
    screen.overlay.placement = .bottom
    screen.update()
    screen.advance(1500)
    #expect(screen.visible == ["Note 1"])
    #expect(screen.requests.first?.handle.overlay?.placement == .bottom)
    screen.advance(500)
    #expect(screen.visible == [])
  }

  @Test("content changes while the overlay waits")
  func whileWaiting() {
    let screen = Screen()
    let first = screen.presenter?.present(
      OverlayContent(.text(OverlayNode.Text("First"))), as: screen.overlay)
    screen.set(Note(1, "Old"))
    screen.set(Note(1, "New"))
    first?.dismiss()
    #expect(screen.visible == ["New"])
  }

  @Test("content is kept until the exit ends")
  func keptWhileLeaving() {
    let screen = Screen()
    screen.overlay.exit = .fadeOut
    screen.set(Note(1, "Words"))
    screen.set()
    screen.advance(100)
    #expect(screen.visible == ["Words"])
    screen.update()
    #expect(screen.visible == ["Words"])
    screen.advance(400)
    #expect(screen.visible == [])
  }
}

extension OverlayTranscript.Order {
  /// Whether content was built or rebuilt.
  fileprivate var isBuilding: Bool {
    switch self {
    case .attached, .refreshed: true
    case .detached, .pointerClaimed, .focusTrapped, .focusGiven, .focusRestored, .announced,
      .copied,
      .played:
      false
    }
  }
}
