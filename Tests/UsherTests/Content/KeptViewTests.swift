import Testing
import UsherTesting

@testable import Usher

/// The user may be interacting with any of these views, so none of them may be recreated.
@Suite("Views that are kept while an overlay changes")
@MainActor
struct KeptViewTests {
  private let stage = Stage()
  private let built = BuiltContent(by: BuiltContentTests.FakeBuilder())
  private let name = ObservableValue("Ada")

  /// A reason to rebuild an overlay's content.
  enum Cause: CaseIterable {
    case update, transform, request, merging, secondMerging, lifetime, timeoutScale, language, dark
  }

  /// A message with scrolling text, a field, and a button.
  private func content(_ words: String) -> OverlayContent {
    OverlayContent(
      .stack(
        OverlayNode.Stack(
          .horizontal,
          children: [
            .scroll(OverlayNode.Scroll(.text(OverlayNode.Text(words)), maximumHeight: 40)),
            .field(OverlayNode.Field(name, placeholder: OverlayNode.Text("Name"))),
            .button(OverlayNode.Button("Send", dismisses: false)),
          ])))
  }

  private func overlay(_ cause: Cause) -> OverlayConfiguration {
    var overlay = OverlayConfiguration.lasting
    switch cause {
    case .merging, .secondMerging: overlay.identity = .mergeAndCount
    case .request: overlay.identity = .updateInPlace
    case .update, .transform, .lifetime, .timeoutScale, .language, .dark: break
    }
    return overlay
  }

  private func send(_ words: String, _ cause: Cause) -> PresentationHandle {
    stage.presenter.present(content(words), as: overlay(cause), name: "letter")
  }

  private func change(_ handle: PresentationHandle, by cause: Cause) {
    switch cause {
    case .update: handle.update(to: content("two"))
    case .transform: handle.transform(to: content("two"))
    case .request, .merging, .secondMerging: _ = send("two", cause)
    case .lifetime: handle.setLifetime(.timed(.seconds(600)))
    case .timeoutScale: stage.presenter.timeoutScale = .endless
    case .language:
      OverlayStrings.current = OverlayStrings(.german)
      handle.update(to: content("zwei"))
    case .dark: stage.presenter.traits.appearance = .dark
    }
    stage.advance(300)
  }

  @Test(
    "a press, the scroll position and typed text survive a change",
    .bug("https://github.com/microsoft/vscode/issues/91682"),
    .bug("https://github.com/vaadin/vaadin-dialog/issues/183"), arguments: Cause.allCases)
  func kept(cause: Cause) async throws {
    try await Presenter.withOwnDefault { @MainActor in try check(cause) }
  }

  private func check(_ cause: Cause) throws {
    let handle = send("one", cause)
    if cause == .secondMerging { _ = send("one", cause) }
    stage.advance(500)
    let known = try views(of: handle)
    stage.host.type("Ada Lovelace", of: handle.id)
    change(handle, by: cause)
    let now = try views(of: handle)
    #expect(known.isSubset(of: now))
    #expect(stage.host.isEditing(of: handle.id) && name.value == "Ada Lovelace")
    stage.host.type("Ada King", of: handle.id)
    #expect(name.value == "Ada King")
  }

  /// The numbers of the views that show the attached content.
  private func views(of handle: PresentationHandle) throws -> Set<Int> {
    let content = try #require(stage.host.attached[handle.id])
    return try #require(built.show(content.root)?.numbers)
  }
}
