public import Foundation
public import UIKitBridge

/// A view that acts as a button with an intrinsic size and without constraints.
public final class NaturalButton: UIView {
  /// The button's name.
  let name: String
  private let size: CGSize

  /// Creates a button with a size in points.
  public init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Returns `nil`, because there are no nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size that was passed to the initializer.
  public override var intrinsicContentSize: CGSize { size }
}
