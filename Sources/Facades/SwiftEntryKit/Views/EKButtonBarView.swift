public import Foundation
public import Usher

/// A bar of buttons, which do not dismiss the entry by themselves.
///
/// It is a line one point high until it is expanded, and where it has no buttons.
public final class EKButtonBarView: UsherContentView {
  private let bar: EKProperty.ButtonBarContent
  private var isExpanded = false {
    didSet { if isExpanded != oldValue { setNeedsContentUpdate() } }
  }

  /// Makes a bar that is not expanded.
  public init(with buttonBarContent: EKProperty.ButtonBarContent) {
    bar = buttonBarContent
    super.init(frame: .zero)
  }

  /// Fails: bars are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Lets it take its height; where it is shown, it grows.
  public func expand() { isExpanded = true }

  /// Lets it be a line again; where it is shown, it shrinks.
  public func compress() { isExpanded = false }

  /// What is shown of the bar.
  public override var usherContent: OverlayContent {
    let buttons = ButtonBar(bar) { [bar] in bar.content[$0].action?() }
    guard isExpanded, !bar.content.isEmpty else {
      // A surface of nothing, so that there is something that can grow.
      return OverlayContent(.box(Node.Box(style: .clear, height: 1)), style: .clear)
    }
    return OverlayContent.buttonBar(buttons).onEntry
  }
}
