#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// Scenes in the background, which the user can't see.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/background>
  @MainActor
  @Suite("Overlays presented in the background")
  struct BackgroundTests {
    /// An overlay that fades in for half a second, rests for a second, and pauses for nothing.
    private let brief = OverlayConfiguration(
      lifetime: .timed(.seconds(1)), pausesFor: [],
      entrance: OverlayTransition(fade: .init(.curve(.linear, .milliseconds(500)))),
      exit: OverlayTransition())

    /// A way to present an overlay.
    enum Way: CaseIterable {
      case defaultPresenter, enqueued, scene, view
    }

    /// Presents an overlay, and returns its handle.
    private func ask(_ way: Way, in app: SampleScene) async throws -> PresentationHandle {
      switch way {
      case .defaultPresenter:
        return try #require(Presenter.default).present(text("Hello"), as: brief)
      case .scene: return Presenter.attached(to: app.scene).present(text("Hello"), as: brief)
      case .view:
        return Presenter.attached(to: app.controller.view).present(text("Hello"), as: brief)
      case .enqueued:
        let (stream, sink) = AsyncStream.makeStream(of: PresentationHandle.self)
        let brief = brief
        Presenter.enqueueDefault { sink.yield($0.present(text("Hello"), as: brief)) }
        var handles = stream.makeAsyncIterator()
        return try #require(await handles.next())
      }
    }

    @Test(
      "an overlay's entrance and countdown start when its scene returns to the foreground",
      arguments: Way.allCases, [true, false])
    func comesBack(_ way: Way, showsBefore: Bool) async throws {
      let app = SampleScene()
      defer { app.close() }
      if showsBefore {
        let former = try await ask(way, in: app)
        StandIn.advance(by: 2)
        #expect(former.result == .dismissed(.timedOut))
      }
      StandIn.moveToBackground(app.scene)
      let handle = try await ask(way, in: app)
      StandIn.advance(by: 60)
      #expect(handle.state.isWaiting)
      #expect(app.overlayWindow == nil)
      StandIn.activate(app.scene)
      let presenter = try #require(
        way == .view ? Presenter.attached(to: app.controller.view) : app.presenter)
      #expect(presenter.isShowing(handle.id))
      #expect(
        HostConnection(to: presenter).scene(at: presenter.host.now).overlays.map(\.opacity) == [0])
      StandIn.advance(by: 1.45)
      #expect(handle.state.isShown)
      StandIn.advance(by: 0.1)
      #expect(handle.result == .dismissed(.timedOut))
    }

    @Test("an overlay's entrance starts when the scene enters the foreground, before it is active")
    func foreground() {
      let app = SampleScene()
      defer { app.close() }
      StandIn.moveToBackground(app.scene)
      let handle = app.presenter.present(text("Hello"), as: still())
      let delegate = Witness { handle.state.isShown }
      app.scene.delegate = delegate
      StandIn.activate(app.scene)
      #expect(delegate.notes == [false, true])
    }

    /// A delegate that records whether an overlay is shown before the scene enters the foreground,
    /// and before it is active.
    private final class Witness: NSObject, UISceneDelegate {
      private(set) var notes: [Bool] = []
      private let isShown: @MainActor () -> Bool

      init(_ isShown: @escaping @MainActor () -> Bool) { self.isShown = isShown }

      func sceneWillEnterForeground(_ scene: UIScene) { notes.append(isShown()) }

      func sceneDidBecomeActive(_ scene: UIScene) { notes.append(isShown()) }
    }

    @Test("a request with `replace` replaces the shown overlay when the scene returns")
    func replaces() throws {
      let app = SampleScene()
      defer { app.close() }
      let shown = app.presenter.present(text("Shown"), as: still())
      StandIn.moveToBackground(app.scene)
      var urgent = still()
      urgent.precedence = .replace()
      let handle = try #require(Presenter.default).present(text("Urgent"), as: urgent)
      StandIn.advance(by: 1)
      #expect(shown.state.isShown && handle.state.isWaiting)
      StandIn.activate(app.scene)
      #expect(shown.result == .dismissed(.replaced) && handle.state.isShown)
    }

    @Test("a scene in the foreground is preferred to a scene in the background")
    func frontFirst() {
      let first = SampleScene()
      let former = first.presenter
      let second = SampleScene.launchedBeside()
      defer {
        first.close()
        second.close()
      }
      StandIn.moveToBackground(first.scene)
      #expect(Presenter.default === second.presenter)
      #expect(Presenter.default !== former)
    }

    @Test("if two scenes are in the background, the last active scene shows the overlay")
    func lastActive() throws {
      let first = SampleScene()
      _ = first.presenter
      let second = SampleScene.launchedBeside()
      defer {
        first.close()
        second.close()
      }
      StandIn.moveToBackground(first.scene)
      StandIn.moveToBackground(second.scene)
      let presenter = try #require(Presenter.default)
      let handle = presenter.present(text("Hello"), as: still())
      #expect(presenter === second.presenter)
      StandIn.activate(first.scene)
      #expect(handle.state.isWaiting)
      #expect(Presenter.default === first.presenter)
      StandIn.activate(second.scene)
      #expect(handle.state.isShown)
    }

    @Test("an app launched in the background shows the overlay in its first scene")
    func launched() throws {
      StandIn.reset()
      let scene = StandIn.connectScene()
      StandIn.moveToBackground(scene)
      defer { StandIn.disconnect(scene) }
      let handle = try #require(Presenter.default).present(text("Hello"), as: still())
      StandIn.advance(by: 60)
      #expect(handle.state.isWaiting && scene.windows.isEmpty)
      StandIn.activate(scene)
      #expect(handle.state.isShown)
    }

    @Test(
      "an overlay waits for an unattached scene, but not in a view, as in an extension"
    )
    func unattached() {
      let app = SampleScene()
      StandIn.disconnect(app.scene)
      #expect(app.scene.activationState == .unattached)
      let inView = Presenter.attached(to: app.controller.view).present(text("Hello"), as: still())
      #expect(inView.state.isShown)
      let inScene = app.presenter.present(text("Hello"), as: still())
      #expect(inScene.state.isWaiting)
      StandIn.activate(app.scene)
      defer { app.close() }
      #expect(inScene.state.isShown)
    }

    @Test("when a scene disconnects, its requests end, and later requests wait for the next scene")
    func gone() throws {
      let first = SampleScene()
      _ = first.presenter
      StandIn.moveToBackground(first.scene)
      let lost = try #require(Presenter.default).present(text("Lost"), as: still())
      first.close()
      #expect(lost.result == .dismissed(.hostClosed))
      let handle = try #require(Presenter.default).present(text("Hello"), as: still())
      let second = SampleScene.launchedBeside()
      defer { second.close() }
      #expect(second.presenter.isShowing(handle.id))
    }

    @Test("an overlay waits in a view that moves to the window of a scene in the background")
    func movedView() {
      let app = SampleScene()
      defer { app.close() }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let presenter = Presenter.attached(to: view)
      StandIn.moveToBackground(app.scene)
      app.controller.view.addSubview(view)
      let handle = presenter.present(text("Hello"), as: still())
      #expect(handle.state.isWaiting)
      StandIn.activate(app.scene)
      #expect(handle.state.isShown)
    }
  }
}
#endif
