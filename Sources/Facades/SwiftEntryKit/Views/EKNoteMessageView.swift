public import Foundation
public import Usher

/// One short text.
public class EKNoteMessageView: UsherContentView {
  private let label: EKProperty.LabelContent
  /// Points at both sides of it.
  public var horizontalOffset: CGFloat = 10 { didSet { setNeedsContentUpdate() } }
  /// Points above and below it.
  public var verticalOffset: CGFloat = 5 { didSet { setNeedsContentUpdate() } }

  /// Makes a note.
  public init(with content: EKProperty.LabelContent) {
    label = content
    super.init(frame: .zero)
  }

  /// Fails: notes are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of the note.
  public override var usherContent: OverlayContent {
    OverlayContent.note(
      Node.Text(label),
      insets: Insets(horizontal: Double(horizontalOffset), vertical: Double(verticalOffset))
    ).onEntry
  }
}
