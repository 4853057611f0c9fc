#if os(iOS) || UIKIT_STAND_IN
public import Foundation
public import Usher

/// A bar of buttons, which don't dismiss the entry automatically.
///
/// If the bar is collapsed or has no buttons, it is a line 1 point high.
public final class EKButtonBarView: UsherContentView {
  private let bar: EKProperty.ButtonBarContent
  private var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsContentUpdate() } }
  }

  /// Creates a collapsed bar.
  public init(with buttonBarContent: EKProperty.ButtonBarContent) {
    bar = buttonBarContent
    super.init(frame: .zero)
  }

  /// Returns `nil`, because bars can't be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Expands the bar to its full height.
  ///
  /// The change is animated if the bar is visible.
  public func expand() { isExpanded = true }

  /// Collapses the bar to a thin line.
  ///
  /// The change is animated if the bar is visible.
  public func compress() { isExpanded = false }

  /// The bar's content.
  public override var usherContent: OverlayContent {
    let buttons = ButtonBar(bar) { [bar] in bar.content[$0].action?() }
    guard isExpanded, !bar.content.isEmpty else {
      // An empty box, from which the bar can grow.
      return OverlayContent(.box(OverlayNode.Box(style: .clear, height: 1)), style: .clear)
    }
    return OverlayContent.buttonBar(buttons).onEntry
  }
}
#endif
