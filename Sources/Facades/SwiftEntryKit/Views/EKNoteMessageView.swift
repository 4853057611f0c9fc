public import Foundation
public import Usher

/// A short text.
public class EKNoteMessageView: UsherContentView {
  private let label: EKProperty.LabelContent
  /// The distance at both sides of the text, in points.
  public var horizontalOffset: CGFloat = 10 { didSet { setNeedsContentUpdate() } }
  /// The distance above and below the text, in points.
  public var verticalOffset: CGFloat = 5 { didSet { setNeedsContentUpdate() } }

  /// Creates a note.
  public init(with content: EKProperty.LabelContent) {
    label = content
    super.init(frame: .zero)
  }

  /// Returns `nil`: notes cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The note's content.
  public override var usherContent: OverlayContent {
    OverlayContent.note(
      Node.Text(label),
      insets: Insets(horizontal: Double(horizontalOffset), vertical: Double(verticalOffset))
    ).onEntry
  }
}
