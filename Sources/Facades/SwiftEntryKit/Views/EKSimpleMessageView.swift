public import Foundation
public import UIKitNames

/// An image beside texts; the base class of message views with an image.
public class EKSimpleMessageView: UsherContentView {
  let message: EKSimpleMessage

  init(with message: EKSimpleMessage) {
    self.message = message
    super.init(frame: .zero)
  }

  /// Returns `nil`: message views cannot be created from nib files.
  public required init?(coder: NSCoder) {
    nil
  }
}
