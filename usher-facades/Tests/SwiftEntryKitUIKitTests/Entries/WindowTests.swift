import SwiftEntryKit
import Testing
import UIKit
import Usher
import UsherUIKit

extension SwiftEntryKitUIKitTests {
  /// Window levels, key windows, bars and orientations.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiwindow>
  @MainActor
  @Suite("The window of entries")
  struct WindowTests {
    private let app = EntryApp()

    private func label() -> UIView { EKNoteMessageView(with: .plain("Note")) }

    private var bar: UIStatusBarManager? { app.scene.statusBarManager }

    @Test(
      "the window has the level of the shown entry",
      arguments: [
        (EKAttributes.WindowLevel.alerts, UIWindow.Level.alert), (.statusBar, .statusBar),
        (.normal, .normal),
        (.custom(level: UIWindow.Level(rawValue: 7)), UIWindow.Level(rawValue: 7)),
      ])
    func level(_ level: EKAttributes.WindowLevel, _ expected: UIWindow.Level) async {
      defer { app.close() }
      await app.display(label(), .still.with { $0.windowLevel = level })
      #expect(app.overlayWindow?.windowLevel == expected)
      #expect(SwiftEntryKit.window === app.overlayWindow)
      await app.dismiss()
      app.presenter.present { Text("Toast") }
      StandIn.advance(by: 1)
      #expect(app.overlayWindow?.windowLevel == UIKitHost.standardLevel)
    }

    @Test(
      "the app's window stays key unless an entry needs a key window, and then becomes key again",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/56"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/308"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/324"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/346"))
    func key() async {
      defer { app.close() }
      await app.display(label())
      #expect(app.window.isKeyWindow)
      await app.dismiss()
      await app.display(label(), inKeyWindow: true)
      #expect(app.overlayWindow?.isKeyWindow == true)
      await app.dismiss()
      #expect(app.window.isKeyWindow)
    }

    @Test("the entry's rollback window is key after the entry")
    func rollback() async {
      defer { app.close() }
      let other = UIWindow(windowScene: app.scene)
      other.isHidden = false
      SwiftEntryKit.display(
        entry: label(), using: .still, rollbackWindow: .custom(window: other))
      await app.settle()
      #expect(app.window.isKeyWindow)
      await app.dismiss()
      #expect(other.isKeyWindow)
    }

    @Test(
      "the status bar has the entry's appearance, and afterward the app's",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/109"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/319"),
      .bug("https://github.com/huri000/SwiftEntryKit/issues/369"))
    func statusBar() async {
      defer { app.close() }
      let light = EKAttributes.still.with { $0.statusBar = .light }
      await app.display(label(), light)
      #expect(bar?.statusBarStyle == .lightContent)
      #expect(EKAttributes.StatusBar.currentStatusBar == .light)
      await app.display(label(), .still.with { $0.statusBar = .hidden })
      #expect(bar?.isStatusBarHidden == true)
      #expect(EKAttributes.StatusBar.currentStatusBar == .hidden)
      await app.display(label(), .still.with { $0.statusBar = .ignored })
      #expect(bar?.isStatusBarHidden == false)
      #expect(bar?.statusBarStyle == .default)
      await app.display(label(), light)
      await app.dismiss()
      #expect(bar?.statusBarStyle == .default)
    }

    /// UIKit ignores the app's setters unless the app controls the status bar itself.
    ///
    /// <https://developer.apple.com/documentation/bundleresources/information-property-list/uiviewcontrollerbasedstatusbarappearance>
    @Test("an app without controller-based status bars also receives the entry's style")
    func manualStatusBar() async {
      defer { app.close() }
      let bar = UIApplication.shared
      func look() -> String { "\(bar.statusBarStyle) \(bar.isStatusBarHidden)" }
      bar.statusBarStyle = .darkContent
      await app.display(label(), .still.with { $0.statusBar = .light })
      #expect(look() == "lightContent false")
      await app.display(label(), .still.with { $0.statusBar = .hidden })
      #expect(look() == "darkContent true")
      await app.dismiss()
      #expect(look() == "darkContent false")
    }

    @Test("an app's status bar is restored after three entries that disappear at the same time")
    func overlappingStatusBars() async {
      defer { app.close() }
      let bar = UIApplication.shared
      func look() -> String { "\(bar.statusBarStyle) \(bar.isStatusBarHidden)" }
      bar.statusBarStyle = .default
      var looks: [String] = []
      for statusBar in [EKAttributes.StatusBar.light, .hidden, .dark] {
        let attributes = EKAttributes.still.with {
          $0.statusBar = statusBar
          $0.exitAnimation = EKAttributes.Animation(fade: .init(from: 1, to: 0, duration: 60))
          $0.popBehavior = .animated(animation: $0.exitAnimation)
        }
        await app.display(label(), attributes)
        looks.append(look())
      }
      #expect(app.presenter.shown.count == 3)
      #expect(looks == ["lightContent false", "default true", "darkContent false"])
      SwiftEntryKit.dismiss()
      await app.settle(120)
      #expect(look() == "default false")
    }

    @Test("the app's settings for its overlays take effect again after the entry")
    func appsOwnBars() async {
      defer { app.close() }
      app.presenter.systemBars = SystemBars(statusBar: .hidden)
      await app.display(label())
      #expect(bar?.isStatusBarHidden == true)
      await app.display(label(), .still.with { $0.statusBar = .dark })
      #expect(bar?.isStatusBarHidden == false)
      app.presenter.present(.notification(title: "Toast").queue("7").duration(.infinite))
      await app.dismiss()
      #expect(app.presenter.shown.count == 1)
      #expect(bar?.isStatusBarHidden == true)
    }

    @Test(
      "an entry can rotate like the app, to every orientation, or not at all",
      .bug("https://github.com/huri000/SwiftEntryKit/issues/353"))
    func rotation() async {
      defer { app.close() }
      let own = StandIn.supportedOrientations(in: app.scene)
      await app.display(label())
      #expect(StandIn.supportedOrientations(in: app.scene) == own)
      let everywhere = EKAttributes.still.with {
        $0.positionConstraints.rotation.supportedInterfaceOrientations = .all
      }
      await app.display(label(), everywhere)
      #expect(StandIn.supportedOrientations(in: app.scene) == .all)
      await app.display(label(), .still.with { $0.positionConstraints.rotation.isEnabled = false })
      #expect(StandIn.supportedOrientations(in: app.scene) == .portrait)
      await app.dismiss()
      #expect(StandIn.supportedOrientations(in: app.scene) == own)
    }

    @Test("a status bar note is as high as the status bar")
    func statusBarNote() async throws {
      defer { app.close() }
      let height = try #require(bar?.statusBarFrame.maxY)
      let note = EKXStatusBarMessageView(leading: .plain("9:41"), trailing: .plain("87 %"))
      await app.display(note, .still.with { $0.positionConstraints.safeArea = .overridden })
      #expect(app.frame?.size.height == Double(height))
    }

    @Test("a status bar note has a text at each side, each with 26% of the width")
    func statusBarNoteWidth() async throws {
      defer { app.close() }
      let still = EKAttributes.statusBar.with {
        $0.displayDuration = .infinity
        $0.entranceAnimation = .none
      }
      let note = EKXStatusBarMessageView(leading: .plain("9:41"), trailing: .plain("87 %"))
      await app.display(note, still)
      let texts = try #require(app.overlayWindow).all(UILabel.self).map {
        let frame = $0.convert($0.bounds, to: nil)
        return "\($0.text ?? "") \(Int(frame.minX.rounded())) \(Int(frame.maxX.rounded()))"
      }
      #expect(texts == ["9:41 0 101", "87 % 289 390"])
    }
  }
}
