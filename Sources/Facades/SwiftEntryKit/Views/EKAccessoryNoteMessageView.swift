public import Foundation
public import Usher

/// A short text after an accessory; the base class of notes with an image or an activity indicator.
public class EKAccessoryNoteMessageView: UsherContentView {
  /// The text; `nil` for none.
  var label: EKProperty.LabelContent? { didSet { setNeedsContentUpdate() } }
  /// The node before the text; `nil` for none.
  var accessory: Node? { nil }

  /// Creates a note without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a note without text; the coder's values are ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The note's content.
  public override var usherContent: OverlayContent {
    let text = label.map { Node.Text($0) } ?? Node.Text("")
    return (accessory.map { OverlayContent.note(text, after: $0) } ?? OverlayContent.note(text))
      .onEntry
  }
}
