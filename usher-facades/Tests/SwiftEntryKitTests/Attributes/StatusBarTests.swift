import FacadeTesting
import SwiftEntryKit
import Testing

/// The SwiftEntryKit reference, 2.15: the status bar on platforms without one, which only store the
/// value.
@MainActor
@Suite("SwiftEntryKit 2.15: status bar", .ownDefault)
struct StatusBarTests {
  typealias StatusBar = EKAttributes.StatusBar

  @Test(
    "each value has its appearance, and an ignored status bar keeps its appearance")
  func appearances() {
    let now = StatusBar.currentAppearance
    let expected: [(StatusBar, visible: Bool, UIStatusBarStyle)] = [
      (.dark, true, .darkContent), (.light, true, .lightContent), (.hidden, false, now.style),
      (.inferred, now.visible, now.style), (.ignored, now.visible, now.style),
    ]
    for (bar, visible, style) in expected {
      #expect(bar.appearance.visible == visible && bar.appearance.style == style)
    }
  }

  @Test("an appearance is hidden, light or dark")
  func values() {
    #expect(StatusBar.statusBar(by: (false, .lightContent)) == .hidden)
    #expect(StatusBar.statusBar(by: (true, .lightContent)) == .light)
    #expect(StatusBar.statusBar(by: (true, .default)) == .dark)
    #expect(StatusBar.statusBar(by: (true, .darkContent)) == .dark)
    #expect(StatusBar.currentStatusBar == .dark)
  }

  @Test("outside the main thread, the current value is a visible status bar")
  func elsewhere() async {
    let (isVisible, style) = await Task.detached { StatusBar.currentAppearance }.value
    #expect(isVisible && style == .default)
  }

  @Test("an entry is shown with each status bar", arguments: StatusBar.allCases)
  func shown(bar: StatusBar) async {
    let stage = Stage()
    await stage.display("A") { $0.statusBar = bar }
    #expect(stage.screen.texts == ["A"])
  }
}
