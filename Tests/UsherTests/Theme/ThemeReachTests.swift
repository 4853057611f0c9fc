import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("Overlays with a presenter's theme")
struct ThemeReachTests {
  private let stage = Stage()
  private var presenter: Presenter { stage.presenter }

  init() {
    stage.presenter.theme = OverlayTheme(background: .black, accent: .green)
    stage.place("a", at: 100)
  }

  private static let button = OverlayNode.Button.button("c", role: .destructive) {}

  private static let overlays: [(String, Overlay)] = [
    ("toast", .toast("a", button: button)),
    ("notification", .notification(icon: .icon("mail"), title: "a", text: "b", button: button)),
    ("alert", .alert("a", text: "b", buttons: [button, .button("d", role: .cancel) {}])),
    ("popup", .popup(title: "a", text: "b", button: .button("c"))),
    ("progress", .progress("a", text: "b")),
    ("bar", .progress("a", value: ObservableValue(0.5))),
    ("tip", .tip("a", anchor: "a")),
    ("own", Overlay { Text("a").foregroundStyle(.secondary) }),
  ]

  /// Whether the frontmost overlay has only the theme's colors, fonts, card and buttons.
  ///
  /// If so, applying the theme again has no effect.
  private func isThemedInFront() throws -> Bool {
    let id = try #require(presenter.shown.last)
    let built = try #require(presenter.handle(of: id)?.request?.built)
    return built.themed(by: ResolvedTheme(presenter.theme)).looks(like: built)
  }

  @Test("each ready-made overlay has only the theme's colors")
  func overlays() throws {
    for (name, overlay) in Self.overlays {
      presenter.present(overlay)
      stage.advance(1000)
      #expect(try isThemedInFront(), "\(name)")
      presenter.dismissAll()
      stage.advance(2000)
    }
  }

  @Test("questions, forms, undo, tours and the history have only the theme's colors")
  func flows() async throws {
    let flows: [(String, @MainActor (Presenter) async -> Void)] = [
      ("question", { _ = try? await $0.confirm("a", text: "b", action: "c", role: .destructive) }),
      ("form", { _ = try? await $0.form("a", fields: [.text("b")], action: "c") }),
      ("undo", { _ = await $0.undoable("a", commit: {}, undo: {}) }),
      ("tour", { _ = try? await $0.tour([TourStep(beside: "a", title: "a")]) }),
      ("history", { $0.presentHistory() }),
    ]
    for (name, flow) in flows {
      let task = Task { await flow(presenter) }
      try await stage.clock.wait { !presenter.shown.isEmpty }
      stage.advance(1000)
      #expect(try isThemedInFront(), "\(name)")
      presenter.dismissAll()
      stage.advance(2000)
      await task.value
    }
  }
}
