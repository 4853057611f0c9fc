public import Foundation
public import UIKitNames

/// A picture beside words; made as one of its subclasses.
public class EKSimpleMessageView: UsherContentView {
  let message: EKSimpleMessage

  init(with message: EKSimpleMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Fails: messages are not made of nib files.
  public required init?(coder: NSCoder) {
    nil
  }
}
