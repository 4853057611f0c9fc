public import Foundation
public import UIKitNames

#if canImport(UIKit)
/// A view that stands for a button that has its size from what it shows, and from no rule.
public final class NaturalButton: UIView {
  /// The button's name.
  let name: String
  private let size: CGSize

  /// Makes one of a size, in points.
  public init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Fails: there are no nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The size that the button was made with.
  public override var intrinsicContentSize: CGSize { size }
}
#else
public import Usher

/// A button that has its size from what it shows, and from no rule.
public final class NaturalButton: UIView, ContentRepresentable {
  private let name: String
  private let size: Size

  /// Makes one of a size, in points.
  public init(_ name: String, _ width: Int, _ height: Int) {
    self.name = name
    size = Size(width: Double(width), height: Double(height))
    super.init(frame: .zero)
  }

  /// Fails: there are no nib files.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A button in a box.
  public var usherContent: OverlayContent {
    OverlayContent(
      .box(Node.Box(.button(Node.Button(name)), width: size.width, height: size.height)),
      style: .clear)
  }
}
#endif
