#if os(Linux) && !UIKIT_STAND_IN
public import Foundation

/// An effect on the content behind a visual effect view.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of the content behind a view.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The blur's style.
  public let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
  }
}
#endif
