public import Foundation
public import UIKitNames

#if os(iOS) || UIKIT_STAND_IN
/// A view that acts as a button with an intrinsic size and without constraints.
public final class NaturalButton: UIView {
  /// The button's name.
  let name: String
  private let size: CGSize

  /// Makes a button of a given size, in points.
  public init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Returns `nil`, since there are no nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size that was given to the initialiser.
  public override var intrinsicContentSize: CGSize { size }
}
#else
public import Usher

/// A button with an intrinsic size and without constraints.
public final class NaturalButton: UIView, ContentRepresentable {
  private let name: String
  private let size: OverlaySize

  /// Makes a button of a given size, in points.
  public init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    size = OverlaySize(width: Double(width), height: Double(height))
    super.init(frame: .zero)
  }

  /// Returns `nil`, since there are no nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The content: a button in a box of the given size.
  public var usherContent: OverlayContent {
    OverlayContent(
      .box(
        OverlayNode.Box(.button(OverlayNode.Button(name)), width: size.width, height: size.height)),
      style: .clear)
  }
}
#endif
