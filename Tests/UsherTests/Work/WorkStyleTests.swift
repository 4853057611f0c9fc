import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Styles of work and tours", .timeLimit(.minutes(10)))
struct WorkStyleTests {
  private let stage = Stage()
  private static let brand = OverlayStyle(background: .color(AdaptiveColor(hex: 0x1B5E20)))
  private let attributes = OverlayPreset(.lasting).style(brand)

  private var styles: [OverlayStyle?] {
    stage.presenter.shown.map { stage.host.attached[$0]?.style }
  }

  @Test("content that updates work in progress keeps the work's style")
  func words() async throws {
    let gate = Gate()
    let task = Task {
      try await stage.presenter.present(
        while: .words("Fetching"), using: attributes, name: "letters"
      ) {
        try await gate.pass()
      } success: { _ in
        .words("Done")
      }
    }
    try await stage.clock.wait { gate.isAwaited }
    stage.advance(1000)
    #expect(styles == [Self.brand])
    stage.presenter.handles(.named("letters")).first?.update(to: .words("3 of 10"))
    #expect(stage.host.visibleTexts == [["3 of 10"]] && styles == [Self.brand])
    try await gate.open(with: .success(1))
    try await stage.clock.wait { stage.host.visibleTexts == [["Done"]] }
    #expect(styles == [Self.brand])
    task.cancel()
  }

  @Test("content that updates a tour keeps the tour's style")
  func tour() async throws {
    let task = Task {
      try await stage.presenter.tour(
        [TourStep(title: "One"), TourStep(title: "Two")], using: attributes,
        name: "tour")
    }
    try await stage.clock.wait { stage.presenter.isShowing }
    stage.advance(500)
    #expect(styles == [Self.brand])
    stage.presenter.handles(.named("tour")).first?.update(to: .words("Other"))
    #expect(stage.host.visibleTexts == [["Other"]] && styles == [Self.brand])
    task.cancel()
  }
}
