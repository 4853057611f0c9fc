#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// The areas for layout next to a window's controls.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/edgeinsets(for:)>
  @MainActor
  @Suite("Layout regions")
  struct LayoutRegionTests {
    private let scene: UIWindowScene
    private let window: UIWindow

    init() {
      (scene, window) = StandIn.launch(
        size: CGSize(width: 800, height: 600),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    private func insets(_ view: UIView) -> [UIEdgeInsets] {
      [nil, .horizontal, .vertical].map { view.edgeInsets(for: .safeArea(cornerAdaptation: $0)) }
    }

    @Test("without controls, every region is the safe area")
    func none() {
      #expect(insets(window).allSatisfy { $0 == window.safeAreaInsets })
    }

    @Test("a region avoids the controls horizontally or vertically, as requested")
    func corner() {
      StandIn.setWindowControls(CGSize(width: 90, height: 44), in: scene)
      #expect(
        insets(window) == [
          UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
          UIEdgeInsets(top: 20, left: 90, bottom: 0, right: 0),
          UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0),
        ])
    }

    @Test("in a right-to-left layout, the controls are on the right")
    func reversed() {
      StandIn.changeTraits { $0.layoutDirection = .rightToLeft }
      StandIn.setWindowControls(CGSize(width: 90, height: 44), in: scene)
      #expect(insets(window)[1] == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 90))
    }

    @Test("a view that the controls don't cover has its safe area")
    func elsewhere() {
      StandIn.setWindowControls(CGSize(width: 90, height: 44), in: scene)
      let view = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 200))
      window.addSubview(view)
      #expect(insets(view).allSatisfy { $0 == view.safeAreaInsets })
    }
  }
}
#endif
