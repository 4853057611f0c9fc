#if os(iOS) || UIKIT_STAND_IN
public import Foundation
internal import UIKitBridge
public import Usher

/// Two short texts in the top corners, which replace the status bar's texts.
public class EKXStatusBarMessageView: UsherContentView {
  private let leading: EKProperty.LabelContent
  private let trailing: EKProperty.LabelContent

  /// Creates a note with two texts.
  public init(leading: EKProperty.LabelContent, trailing: EKProperty.LabelContent) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
  }

  /// Returns `nil`, because notes can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The two texts, each of which is 26 % as wide as the window.
  ///
  /// If the window has a status bar, the content is as high as the status bar.
  public override var usherContent: OverlayContent {
    let presenter = Presenter.default
    let width = presenter?.viewport.map { $0.size.width * 0.26 }
    func corner(_ label: EKProperty.LabelContent, _ side: NSTextAlignment) -> OverlayNode {
      var label = label
      label.style.alignment = side
      return .box(OverlayNode.Box(.text(OverlayNode.Text(label)), width: width))
    }
    var root = OverlayNode.stack(
      OverlayNode.Stack(
        .horizontal, spacing: 0, padding: Insets(horizontal: 0, vertical: 5),
        children: [
          corner(leading, .left), .spacer(OverlayNode.Spacer()), corner(trailing, .right),
        ]))
    if let height = presenter?.statusBarHeight {
      root = .box(OverlayNode.Box(root, height: height))
    }
    return OverlayContent(root).onEntry
  }
}
#endif
