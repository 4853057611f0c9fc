import OwlBanners
import Popup
import SwiftEntryKit
import Testing
import UIKit
import Usher

extension PopupUIKitTests {
  @MainActor
  @Suite("The libraries over one scene")
  struct OneSceneTests {
    let app = TaskApp()
    let manager = Popup.Manager(sharesScreen: true)

    /// The first text in the overlays' window; "nothing" without a window.
    private var words: String {
      let window = app.scene.windows.first { $0 !== app.window }
      return window?.firstWords ?? "nothing"
    }

    private func entry(_ title: String) {
      var attributes = EKAttributes.topFloat
      attributes.displayDuration = 2
      let label = UILabel()
      label.text = title
      SwiftEntryKit.display(entry: label, using: attributes)
    }

    @Test("take turns: who was asked for first, and then by priority")
    func turns() async throws {
      defer { app.close() }
      entry("entry")
      await app.settle()
      Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      let task = NotingTask("task", priority: 100, in: app)
      try manager.add(task: task)
      await app.settle()
      #expect(words == "entry")
      #expect(app.lines == [])
      await app.settle(2)
      #expect(app.lines == ["task: render", "task: didShow"])
      #expect(words == "nothing")
      try task.resignFocus()
      await app.settle()
      #expect(words == "banner")
      await app.settle(3)
      #expect(words == "nothing")
    }

    @Test("show their own beside each other where the presenter is no one queue")
    func independent() async throws {
      defer { app.close() }
      app.presenter.isOneQueue = false
      entry("entry")
      await app.settle()
      try manager.add(task: NotingTask("task", priority: 1, in: app))
      Banner(DefaultBannerStyle.info, title: "banner").enqueue()
      await app.settle()
      #expect(app.lines == ["task: render", "task: didShow"])
      #expect(app.presenter.shown.count == 3)
    }
  }
}

extension UIView {
  /// The text of the first label in the view.
  fileprivate var firstWords: String? {
    if let label = self as? UILabel, let text = label.text { return text }
    return subviews.lazy.compactMap(\.firstWords).first
  }
}
