public import Foundation

/// The area of a text.
///
/// In the stand-in, the area of a text view is always as large as the view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  /// The size in points, of which only the width has an effect in the stand-in.
  open var size: CGSize
  /// The space at the beginning and the end of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.setNeedsLayout() } }
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The treatment of text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates an area.
  public init(size: CGSize) {
    self.size = size
  }
}
