import FacadeTesting
import SwiftMessages
import Testing
import Usher
import UsherTesting

/// Tests of calls that SwiftMessages 9 allowed on any thread.
///
/// They don't use detached tasks, which would have the app's default presenter.
@MainActor
@Suite("Calls from other threads", .ownDefault)
struct ThreadTests {
  private let stage = Stage()

  @Test("a provider's view is shown with the current default configuration")
  func show() async {
    SwiftMessages.defaultConfig = stage.config { $0.presentationStyle = .bottom }
    await Task { @concurrent in
      SwiftMessages.show { MainActor.assumeIsolated { Note("Offline") } }
    }.value
    await stage.screen.settle()
    #expect(stage.texts == ["Offline"])
    #expect(stage.overlay?.placement == .bottom)
  }

  @Test("hides from another thread are performed in the order of the calls")
  func hide() async {
    await Task { @concurrent in
      SwiftMessages.show { MainActor.assumeIsolated { Note("A") } }
      SwiftMessages.show { MainActor.assumeIsolated { Note("B") } }
      SwiftMessages.hide(id: "A")
    }.value
    await stage.screen.settle()
    stage.advance(200)
    stage.advance(500)
    #expect(stage.texts == ["B"])
    await Task { @concurrent in SwiftMessages.hideAll() }.value
    await stage.screen.settle()
    stage.advance(1000)
    #expect(stage.texts == [])
  }

  @Test("all kinds of hides work on another thread")
  func ways() async {
    let ways: [@Sendable () -> Void] = [
      { SwiftMessages.hide() }, { SwiftMessages.hide(animated: false) }, SwiftMessages.hideAll,
      { SwiftMessages.hide(id: "A") }, { SwiftMessages.hideCounted(id: "A") },
    ]
    for way in ways {
      SwiftMessages.show(config: stage.config { $0.duration = .forever }, view: Note("A"))
      #expect(stage.texts == ["A"])
      await Task { @concurrent in way() }.value
      await stage.screen.settle()
      stage.advance(1000)
      #expect(stage.texts == [])
    }
  }
}
