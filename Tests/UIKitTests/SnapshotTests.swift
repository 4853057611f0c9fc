#if UIKIT_STAND_IN
import Testing
import UIKit

/// The snapshots that UIKit takes of a scene in the background, for the app switcher.
extension StandInTests {
  /// <https://github.com/microsoft/FluentDarkModeKit/pull/97>,
  /// <https://github.com/Tencent/QMUI_iOS/issues/1491>.
  @Test("a scene that moves to the background briefly has the other style")
  func snapshotsInBothStyles() {
    let (scene, window) = StandIn.launch()
    let view = WatchedView(frame: window.bounds)
    window.addSubview(view)
    StandIn.finishTurn()
    view.lines = []
    StandIn.moveToBackground(scene)
    #expect(view.lines.filter { $0 != "layout" } == ["dark in background", "light in background"])
    #expect(view.lines.contains("layout"))
    view.lines = []
    StandIn.activate(scene)
    StandIn.finishTurn()
    #expect(view.lines.isEmpty && view.traitCollection.userInterfaceStyle == .light)
  }

  /// <https://github.com/lionheart/openradar-mirror/issues/8232>,
  /// <https://github.com/mozilla-mobile/firefox-ios/pull/1949>.
  @Test("an iPad's scene in the background is laid out rotated, and then upright again")
  func turnedSnapshots() {
    StandIn.changeTraits { $0.userInterfaceIdiom = .pad }
    let (scene, window) = StandIn.launch(size: CGSize(width: 768, height: 1024))
    let root = SizedScreen()
    window.rootViewController = root
    StandIn.finishTurn()
    StandIn.moveToBackground(scene)
    #expect(root.sizes == [CGSize(width: 1024, height: 768), CGSize(width: 768, height: 1024)])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }
}

/// A view that records its traits and layouts.
@MainActor
private final class WatchedView: UIView {
  var lines: [String] = []

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
    let isInBackground = window?.windowScene?.activationState == .background
    lines.append(style + (isInBackground ? " in background" : ""))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lines.append("layout")
  }
}

/// A controller that records the sizes of its transitions.
@MainActor
private final class SizedScreen: UIViewController {
  private(set) var sizes: [CGSize] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}
#endif
