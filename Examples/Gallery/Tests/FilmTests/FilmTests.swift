import Testing
import Usher

@testable import Films

@Suite("Films")
@MainActor
struct FilmTests {
  private static func film(
    saying words: String = "Saved", using preset: OverlayPreset? = nil, end: [Cue] = []
  ) -> Film {
    Film("sample", catalog: "Sources", size: OverlaySize(width: 400, height: 300)) {
      [
        .call { $0.present(.notification(title: words), using: preset) },
        .rest(.milliseconds(600)),
      ] + end
    }
  }

  @Test("a film has the same digest each time it plays")
  func same() async throws {
    let first = try await Self.film().screened()
    let again = try await Self.film().screened()
    #expect(first.digest == again.digest)
    #expect(first.frameCount == 18)
  }

  @Test("a different text, motion, cue or pointer changes a film's digest")
  func other() async throws {
    let frame = Cue.rest(.milliseconds(50))
    let films = [
      Self.film(), Self.film(saying: "Sent"),
      Self.film(using: OverlayPreset().entrance(.scaleIn)),
      Self.film(end: [frame]), Self.film(end: [.app(AppState(deletedLetters: 1)), frame]),
      Self.film(end: [.point(.overlay(), .milliseconds(50))]),
      Self.film(end: [.call { $0.dismissAll() }, frame]),
    ]
    var digests: Set<String> = []
    for film in films { digests.insert(try await film.screened().digest) }
    #expect(digests.count == films.count)
  }

  @Test("the pointer can swipe an overlay and press a button")
  func pointer() async throws {
    var outcome: Outcome?
    var pressed = 0
    let film = Film("sample", catalog: "Sources", size: OverlaySize(width: 400, height: 300)) {
      [
        .call { presenter in
          presenter.present(.notification(title: "Saved")).whenEnded { outcome = $0 }
        },
        .rest(.milliseconds(600)),
        .point(.overlay()),
        .drag(Vector(dx: 0, dy: -80), .milliseconds(200)),
        .rest(.milliseconds(600)),
        .call {
          $0.present(
            .notification(title: "Deleted", button: .button("Undo") { pressed += 1 }))
        },
        .rest(.milliseconds(600)),
        .point(.button(0)),
        .press,
      ]
    }
    _ = try await film.screened()
    #expect(outcome == .dismissed(.swipe))
    #expect(pressed == 1)
  }

  @Test("a cue for a missing overlay causes an error that names the overlay")
  func lost() async throws {
    let film = Film("sample", catalog: "Sources", size: OverlaySize(width: 400, height: 300)) {
      [.point(.button(0))]
    }
    let error = await #expect(throws: Projector.Lost.self) { try await film.screened() }
    #expect(error?.description == "sample: no overlay 0")
  }
}
