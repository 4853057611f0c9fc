#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  /// "UIView.tintAdjustmentMode": dimmed, the tint is a desaturated shade.
  @Test("a dimmed view and its subviews have a gray tint")
  func dimmed() {
    let window = StandIn.launch().window
    let view = UIView()
    window.addSubview(view)
    window.tintColor = .red
    window.tintAdjustmentMode = .dimmed
    #expect(view.tintColor == .systemGray)
    window.tintAdjustmentMode = .automatic
    #expect(view.tintColor == .red)
  }

  /// "UICornerConfiguration": squared by default.
  @Test("a view's corners are square by default, and configured corners don't clip subviews")
  func corners() {
    let view = UIView()
    #expect(
      view.cornerConfiguration
        == .corners(
          topLeftRadius: nil, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil))
    view.cornerConfiguration = .corners(
      topLeftRadius: .fixed(12), topRightRadius: .fixed(12), bottomLeftRadius: nil,
      bottomRightRadius: nil)
    #expect(view.layer.cornerRadius == 12 && !view.layer.masksToBounds)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }
}
#endif
