import OwlBanners
import Popup
import SwiftEntryKit
import SwiftMessages
import Testing
import UIKit
import Usher

extension PopupUIKitTests {
  @MainActor
  @Suite("Four libraries in one scene")
  struct OneSceneTests {
    let app = TaskApp()
    let manager = Popup.Manager(sharesScreen: true)

    /// The windows other than the app's window.
    private var windows: [UIWindow] { app.scene.windows.filter { $0 !== app.window } }

    /// The first text in the overlays' window, or "nothing" if there is no window.
    private var words: String { windows.first?.firstWords ?? "nothing" }

    private func entry(_ title: String) {
      var attributes = EKAttributes.topFloat
      attributes.displayDuration = 2
      let label = UILabel()
      label.text = title
      SwiftEntryKit.display(entry: label, using: attributes)
    }

    private func message(_ body: String) {
      let view: MessageView = .viewFromNib(layout: .statusLine)
      view.configureContent(body: body)
      var config = SwiftMessages.Config()
      config.duration = .seconds(seconds: 2)
      SwiftMessages.show(config: config, view: view)
    }

    @Test("the libraries take turns in one window, by priority after the first request")
    func turns() async throws {
      defer { app.close() }
      entry("entry")
      await app.settle()
      message("message")
      Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      let task = NotingTask("task", priority: 100, in: app)
      try manager.add(task: task)
      await app.settle()
      #expect(words == "entry" && windows.count == 1)
      #expect(app.lines == [])
      await app.settle(2)
      #expect(app.lines == ["task: render", "task: didShow"])
      #expect(words == "nothing")
      try task.resignFocus()
      await app.settle()
      #expect(words == "message" && windows.count == 1)
      await app.settle(3)
      #expect(words == "banner" && windows.count == 1)
      await app.settle(3)
      #expect(words == "nothing")
    }

    @Test("the libraries also take turns if a message is shown below a navigation bar")
    func besideBar() async {
      defer { app.close() }
      let navigation = UINavigationController(rootViewController: UIViewController())
      app.window.rootViewController = navigation
      entry("entry")
      await app.settle()
      message("message")
      Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      await app.settle()
      var inBar: Bool { navigation.view.subviews.contains { $0.firstWords == "message" } }
      #expect(words == "entry" && windows.count == 1 && !inBar)
      var seen: [String] = []
      for _ in 0..<60 {
        await app.settle(0.2)
        let shown = inBar ? "message below the bar" : words
        #expect(!inBar || words == "nothing")
        if seen.last != shown { seen.append(shown) }
      }
      #expect(seen == ["entry", "message below the bar", "banner", "nothing"])
    }

    /// A library that can request an overlay.
    enum Library: String, CaseIterable {
      case entry, message, banner, task
    }

    private func ask(_ library: Library) throws {
      switch library {
      case .entry: entry("entry")
      case .message: message("message")
      case .banner: Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      case .task: try manager.add(task: NotingTask("task", priority: 1, in: app))
      }
    }

    /// Returns whether the library's overlay is on the screen.
    private func isUp(_ library: Library) -> Bool {
      library == .task ? app.lines == ["task: render", "task: didShow"] : words == library.rawValue
    }

    @Test(
      "an overlay requested in the background appears when the scene is active again",
      arguments: Library.allCases, [true, false])
    func background(_ library: Library, isAlone: Bool) async throws {
      entry("before")
      await app.settle(5)
      // Another scene of the app stays in the background.
      let other =
        isAlone ? nil : StandIn.launch(size: CGSize(width: 500, height: 500), safeArea: .zero)
      if let other { StandIn.moveToBackground(other.scene) }
      StandIn.deactivate(app.scene)
      StandIn.activate(app.scene)
      defer {
        app.close()
        if let other { StandIn.disconnect(other.scene) }
      }
      StandIn.moveToBackground(app.scene)
      try ask(library)
      await app.settle(60)
      #expect(!isUp(library) && words == "nothing")
      StandIn.activate(app.scene)
      await app.settle(0.5)
      #expect(isUp(library))
    }

    @Test("if the presenter isn't one queue, the libraries show overlays at the same time")
    func independent() async throws {
      defer { app.close() }
      app.presenter.isOneQueue = false
      entry("entry")
      await app.settle()
      message("message")
      try manager.add(task: NotingTask("task", priority: 1, in: app))
      Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      await app.settle()
      #expect(app.lines == ["task: render", "task: didShow"])
      #expect(app.presenter.shown.count == 4)
      #expect(windows.map { Set($0.allWords) } == [["entry", "message", "banner"]])
    }
  }
}

extension UIView {
  /// The text of the first label in the view.
  fileprivate var firstWords: String? {
    if let label = self as? UILabel, let text = label.text { return text }
    return subviews.lazy.compactMap(\.firstWords).first
  }

  /// The texts of all labels in the view.
  fileprivate var allWords: [String] {
    ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.allWords)
  }
}
