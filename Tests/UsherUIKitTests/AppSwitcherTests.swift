#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The snapshots that UIKit takes of a scene in the background, in both styles, and on an iPad
  /// also in the other orientation.
  ///
  /// <https://github.com/microsoft/FluentDarkModeKit/pull/97>,
  /// <https://github.com/lionheart/openradar-mirror/issues/8232>.
  @MainActor
  @Suite("Snapshots for the app switcher")
  struct AppSwitcherTests {
    private let app = SampleScene()
    private let sliding = OverlayConfiguration(
      lifetime: .infinite, entrance: OverlayTransition(slide: .curve(.linear, .seconds(2))))

    private var overlayWindows: [UIWindow] { StandIn.windows(besides: app.window) }

    @Test(
      "snapshots don't change overlays and waiting requests, and motion continues afterward",
      arguments: [UIUserInterfaceIdiom.phone, .pad])
    func pictures(on idiom: UIUserInterfaceIdiom) throws {
      defer { app.close() }
      StandIn.changeTraits { $0.userInterfaceIdiom = idiom }
      let host = try #require(app.presenter.uiKitHost)
      let shown = app.presenter.present(text("First"), as: sliding)
      let waiting = app.presenter.present(text("Second"), as: sliding)
      StandIn.advance(by: 0.5)
      let before = try #require(host.frame(of: shown.id))
      let window = try #require(app.overlayWindow)
      StandIn.moveToBackground(app.scene)
      StandIn.activate(app.scene)
      #expect(shown.state.isShown && waiting.state.isWaiting)
      #expect(overlayWindows == [window])
      let after = try #require(host.frame(of: shown.id))
      #expect(abs(after.minY - before.minY) < 2 && after.size == before.size)
      StandIn.advance(by: 0.75)
      let later = try #require(host.frame(of: shown.id))
      #expect(later.minY > after.minY && later.minY < 12)
      StandIn.advance(by: 1)
      #expect(host.frame(of: shown.id)?.minY == 12)
      #expect(window.overrideUserInterfaceStyle == .unspecified && host.isIdle)
    }

    @Test("a request made during a snapshot waits until its scene is active again")
    func requestInPicture() {
      defer { app.close() }
      let asking = AskingView { [presenter = app.presenter] in
        presenter.present(text("Hello"), as: still())
      }
      app.window.addSubview(asking)
      StandIn.finishTurn()
      asking.isAsking = true
      StandIn.moveToBackground(app.scene)
      #expect(asking.handles.count == 1 && asking.handles[0].state.isWaiting)
      #expect(overlayWindows.isEmpty)
      asking.isAsking = false
      StandIn.activate(app.scene)
      #expect(asking.handles.count == 1 && asking.handles[0].state.isShown)
      #expect(overlayWindows.count == 1)
    }
  }
}

/// A view that presents an overlay when it becomes dark.
@MainActor
private final class AskingView: UIView {
  var isAsking = false
  private(set) var handles: [PresentationHandle] = []
  private let ask: () -> PresentationHandle

  init(_ ask: @escaping () -> PresentationHandle) {
    self.ask = ask
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if isAsking, traitCollection.userInterfaceStyle == .dark { handles.append(ask()) }
  }
}
#endif
