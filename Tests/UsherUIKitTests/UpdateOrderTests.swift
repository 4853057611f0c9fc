#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  /// The content of the screen after each commit, on iOS 18 and later, and before.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiupdateactionphase>
  @MainActor
  @Suite("Overlays in the commits of the screen")
  struct UpdateOrderTests {
    @Test("a tip follows its view in the same commit", arguments: StandIn.Release.allCases)
    func tip(_ release: StandIn.Release) {
      let scene = AnchorScene()
      defer { scene.app.close() }
      select(release)
      defer { TurnObserver.usesUpdates = true }
      let tip = scene.present()
      var distances: Set<Double?> = []
      StandIn.onCommit = { distances.insert(scene.distanceBelow(tip)) }
      for offset in [220.0, 260, 240] {
        scene.scroll(to: offset)
        StandIn.finishTurn()
      }
      StandIn.onCommit = nil
      #expect(distances == [12])
    }

    @Test(
      "overlays get a new style of the app in the same commit",
      arguments: StandIn.Release.allCases)
    func look(_ release: StandIn.Release) {
      let app = SampleScene()
      defer { app.close() }
      select(release)
      defer { TurnObserver.usesUpdates = true }
      app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      var styles: [UIUserInterfaceStyle?] = []
      StandIn.onCommit = {
        styles.append(app.overlayWindow?.traitCollection.userInterfaceStyle)
      }
      app.window.overrideUserInterfaceStyle = .dark
      app.window.setNeedsLayout()
      StandIn.finishTurn()
      StandIn.onCommit = nil
      #expect(styles.first == .dark)
    }

    @Test(
      "an overlay avoids a field that moves in the same commit",
      arguments: StandIn.Release.allCases)
    func focusedField(_ release: StandIn.Release) throws {
      let app = SampleScene()
      defer { app.close() }
      select(release)
      defer { TurnObserver.usesUpdates = true }
      app.controller.field.frame.origin.y = 700
      app.controller.field.becomeFirstResponder()
      let handle = app.presenter.present(text("Hello"), as: still())
      StandIn.advance(by: 1)
      let host = try #require(app.presenter.uiKitHost)
      #expect(try #require(host.frame(of: handle.id)).minY < 100)
      var isBelow: [Bool] = []
      StandIn.onCommit = {
        isBelow.append((app.presenter.restingFrame(of: handle.id)?.minY ?? 0) > 422)
      }
      app.controller.field.frame.origin.y = 10
      StandIn.finishTurn()
      StandIn.onCommit = nil
      #expect(isBelow.first == true)
    }

    @Test(
      "an entrance that a timer starts is visible from its start, even if the first commit is slow",
      arguments: StandIn.Release.allCases)
    func entrance(_ release: StandIn.Release) throws {
      let app = SampleScene()
      defer { app.close() }
      StandIn.release = release
      let presenter = app.presenter
      let slow = SlowView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let content = OverlayContent(
        .native(OverlayNode.NativeView(size: OverlaySize(width: 200, height: 40)) { slow }))
      let overlay = OverlayConfiguration(
        lifetime: .infinite,
        entrance: OverlayTransition(slide: .curve(.linear, .seconds(1))))
      nonisolated(unsafe) var shown: PresentationHandle?
      // In the turn of a frame, display links are called after timers.
      let delay = ((StandIn.now * 60).rounded(.down) + 2) / 60 - StandIn.now
      let timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
        MainActor.assumeIsolated { shown = presenter.present(content, as: overlay) }
      }
      StandIn.advance(by: delay)
      timer.invalidate()
      let handle = try #require(shown)
      let host = try #require(presenter.uiKitHost)
      let first = try #require(host.frame(of: handle.id))
      StandIn.advance(by: 1 / 60)
      let second = try #require(host.frame(of: handle.id))
      #expect(second.minY - first.minY < 0.05 * (first.size.height + 12))
      #expect(first.maxY < 6)
    }

    /// Selects a release for UIKit and for the host.
    private func select(_ release: StandIn.Release) {
      StandIn.release = release
      TurnObserver.usesUpdates = release >= .iOS18
    }

    /// A view whose first drawing takes long.
    private final class SlowView: UIView {
      private var isDrawn = false

      override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsDisplay()
      }

      override func draw(_ rect: CGRect) {
        if !isDrawn { StandIn.spend(0.15) }
        isDrawn = true
      }
    }
  }
}
#endif
