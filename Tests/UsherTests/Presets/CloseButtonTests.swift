import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Close buttons")
struct CloseButtonTests {
  private let stage = Stage()

  private func descriptions(_ handle: PresentationHandle) -> [String?] {
    stage.host.attached[handle.id]?.root.buttons.map(\.description) ?? []
  }

  @Test(
    "an endless message has a close button, and a timed message only if requested",
    arguments: [
      (CloseButton.whenEndless, OverlayDuration.infinite, ["Close"]),
      (.whenEndless, .timed(.seconds(4)), []), (.always, .timed(.seconds(4)), ["Close"]),
      (.always.labeled("Fermer"), .infinite, ["Fermer"]), (.never, .infinite, []),
    ])
  func presence(_ closeButton: CloseButton, _ lifetime: OverlayDuration, _ expected: [String?]) {
    for content in [
      OverlayContent.notification(title: "Mail", closeButton: closeButton),
      .message(.info, title: "Mail", closeButton: closeButton),
    ] {
      let handle = stage.presenter.present(content, as: OverlayConfiguration(lifetime: lifetime))
      stage.advance(400)
      #expect(descriptions(handle) == expected)
      #expect(stage.host.semantics[handle.id]?.role == .status)
      if !expected.isEmpty {
        stage.host.pressButton(0, of: handle.id)
        stage.advance(400)
        #expect(handle.result == .dismissed(.button(0)))
      }
      handle.dismiss()
      stage.advance(400)
    }
  }

  @Test("the close button exists only while the lifetime is endless")
  func lifetime() {
    let handle = stage.presenter.present(.notification(title: "Mail"))
    stage.advance(400)
    handle.setLifetime(.infinite)
    stage.advance(400)
    #expect(descriptions(handle) == ["Close"])
    handle.setLifetime(.timed(.seconds(60)))
    stage.advance(400)
    #expect(descriptions(handle) == [])
    handle.update(as: OverlayConfiguration(lifetime: .infinite))
    stage.advance(400)
    #expect(descriptions(handle) == ["Close"])
  }

  @Test("a modal message whose close button gets the focus isn't announced")
  func modal() {
    stage.presenter.present(
      .notification(title: "Mail"),
      as: OverlayConfiguration(placement: .center, lifetime: .infinite, backdrop: Backdrop()))
    stage.advance(400)
    #expect(!stage.host.transcript.description.contains("announced"))
  }

  @Test("a message's own buttons keep their numbers")
  func numbers() {
    let handle = stage.presenter.present(
      .notification(title: "Mail", button: OverlayNode.Button("Read")),
      as: OverlayConfiguration(lifetime: .infinite))
    stage.advance(400)
    #expect(descriptions(handle) == [nil, "Close"])
  }
}
