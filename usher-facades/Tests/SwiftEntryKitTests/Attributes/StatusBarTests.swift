import FacadeTesting
import SwiftEntryKit
import Testing

/// The SwiftEntryKit reference, 2.15: the status bar on platforms without one, where it is only
/// stored.
@MainActor
@Suite("SwiftEntryKit 2.15: status bar", .ownDefault)
struct StatusBarTests {
  typealias StatusBar = EKAttributes.StatusBar

  @Test(
    "each value stands for an appearance; mended: an ignored one leaves the status bar as it is")
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

  @Test("an appearance is hidden, light, or dark")
  func values() {
    #expect(StatusBar.statusBar(by: (false, .lightContent)) == .hidden)
    #expect(StatusBar.statusBar(by: (true, .lightContent)) == .light)
    #expect(StatusBar.statusBar(by: (true, .default)) == .dark)
    #expect(StatusBar.statusBar(by: (true, .darkContent)) == .dark)
    #expect(StatusBar.currentStatusBar == .dark)
  }

  @Test("the current value off the main thread is a visible one, and asking never traps")
  func elsewhere() async {
    let (isVisible, style) = await Task.detached { StatusBar.currentAppearance }.value
    #expect(isVisible && style == .default)
  }

  #if os(Linux) && !UIKIT_STAND_IN
  /// An app whose view controllers do not decide on the status bar.
  ///
  /// <https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance>
  @Test("the app's status bar is as the entry has it, and then as the app had it")
  func manual() async {
    let stage = Stage()
    let app = UIApplication.shared
    app.statusBarStyle = .darkContent
    var seen: [String] = []
    func look() { seen.append("\(app.statusBarStyle), \(app.isStatusBarHidden)") }
    await stage.display("A") { $0.statusBar = .light }
    look()
    await stage.display("B") { $0.statusBar = .hidden }
    stage.advance(5)
    look()
    await stage.display("C") { $0.statusBar = .dark }
    await stage.dismiss()
    stage.advance(5)
    look()
    await stage.display("D") { $0.statusBar = .light }
    app.statusBarStyle = .default
    await stage.dismiss()
    stage.advance(5)
    look()
    #expect(
      seen == [
        "lightContent, false", "darkContent, false", "darkContent, false", "default, false",
      ])
  }
  #endif

  @Test("an entry shows with each of them", arguments: StatusBar.allCases)
  func shown(bar: StatusBar) async {
    let stage = Stage()
    await stage.display("A") { $0.statusBar = bar }
    #expect(stage.screen.texts == ["A"])
  }
}
