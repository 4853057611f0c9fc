public import Foundation
public import Usher

/// One short text after something; made as one of its subclasses.
public class EKAccessoryNoteMessageView: UsherContentView {
  /// What it says.
  var label: EKProperty.LabelContent? { didSet { setNeedsContentUpdate() } }
  /// What stands before that.
  var accessory: Node? { nil }

  /// Makes a note that says nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes the same; what the coder has does not count.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is shown of the note.
  public override var usherContent: OverlayContent {
    let text = label.map { Node.Text($0) } ?? Node.Text("")
    return (accessory.map { OverlayContent.note(text, after: $0) } ?? OverlayContent.note(text))
      .onEntry
  }
}
