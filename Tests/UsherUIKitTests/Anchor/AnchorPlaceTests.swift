#if UIKIT_STAND_IN
import Testing
import UIKit
import Usher

@testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Frames of nested app views")
  struct AnchorPlaceTests {
    /// A generator with the same numbers in every run.
    private struct Numbers: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
      }
    }

    /// Nests a view in a random number of views that scroll, rotate, scale and clip.
    ///
    /// Returns the view first and the outermost view last.
    private func tree(_ numbers: inout Numbers) -> [UIView] {
      var views: [UIView] = []
      for _ in 0...Int.random(in: 0..<5, using: &numbers) {
        let view = UIView()
        view.bounds = CGRect(
          x: .random(in: -50...50, using: &numbers), y: .random(in: -50...50, using: &numbers),
          width: .random(in: 100...400, using: &numbers),
          height: .random(in: 100...400, using: &numbers))
        view.center = CGPoint(
          x: .random(in: 0...200, using: &numbers), y: .random(in: 0...200, using: &numbers))
        if Bool.random(using: &numbers) {
          view.transform = CGAffineTransform(
            rotationAngle: .random(in: -1...1, using: &numbers)
          ).scaledBy(x: .random(in: 0.5...2, using: &numbers), y: 1)
        }
        view.clipsToBounds = Bool.random(using: &numbers)
        if let inner = views.last { view.addSubview(inner) }
        views.append(view)
      }
      return views
    }

    @Test("a view's visible frame and clip equal UIKit's conversions")
    func places() throws {
      let app = SampleScene()
      defer { app.close() }
      var numbers = Numbers(state: 7)
      for round in 0..<300 {
        let views = tree(&numbers)
        app.controller.view.addSubview(views[views.count - 1])
        StandIn.finishTurn()
        let cuts =
          [app.window.bounds]
          + views.dropFirst().filter(\.clipsToBounds).reversed()
          .map { $0.convert($0.bounds, to: nil) }
        let expected = AnchorVisibility.visible(
          OverlayRect(views[0].convert(views[0].bounds, to: nil)),
          within: cuts.map { OverlayRect($0) })
        let found = try #require(AppArea.scene(app.scene).find(views[0]))
        #expect(found.visibility.isNearly(expected), "round \(round)")
        #expect(!found.isAnimated)
        views[views.count - 1].removeFromSuperview()
      }
    }
  }
}

extension AnchorVisibility {
  /// Whether two visibilities differ only by rounding.
  fileprivate func isNearly(_ other: AnchorVisibility) -> Bool {
    guard case .visible(let frame, let clip) = self,
      case .visible(let otherFrame, let otherClip) = other
    else { return self == other }
    return frame.isNearly(otherFrame) && clip.isNearly(otherClip)
  }
}

extension OverlayRect {
  fileprivate func isNearly(_ other: OverlayRect) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}
#endif
