public import Foundation
internal import UIKitNames
public import Usher

/// Two short texts in the upper corners, where a status bar has its own.
public class EKXStatusBarMessageView: UsherContentView {
  private let leading: EKProperty.LabelContent
  private let trailing: EKProperty.LabelContent

  /// Makes a note of two texts.
  public init(leading: EKProperty.LabelContent, trailing: EKProperty.LabelContent) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
  }

  /// Fails: notes are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown of both, as high as the status bar where there is one.
  public override var usherContent: OverlayContent {
    var note = OverlayContent.statusBarNote(
      leading: Node.Text(leading), trailing: Node.Text(trailing))
    if let height = Presenter.default?.statusBarHeight {
      note.root = .box(Node.Box(note.root, height: height))
    }
    return note.onEntry
  }
}
