#if os(iOS) || os(Linux)
public import Foundation
internal import UIKitNames
public import Usher

/// Two short texts in the top corners, in place of the status bar's texts.
public class EKXStatusBarMessageView: UsherContentView {
  private let leading: EKProperty.LabelContent
  private let trailing: EKProperty.LabelContent

  /// Creates a note with two texts.
  public init(leading: EKProperty.LabelContent, trailing: EKProperty.LabelContent) {
    self.leading = leading
    self.trailing = trailing
    super.init(frame: .zero)
  }

  /// Returns `nil`: notes cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The content of both texts, as high as the status bar if there is one.
  public override var usherContent: OverlayContent {
    var note = OverlayContent.statusBarNote(
      leading: OverlayNode.Text(leading), trailing: OverlayNode.Text(trailing))
    if let height = Presenter.default?.statusBarHeight {
      note.root = .box(OverlayNode.Box(note.root, height: height))
    }
    return note.onEntry
  }
}
#endif
