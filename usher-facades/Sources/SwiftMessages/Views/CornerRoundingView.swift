#if os(iOS) || UIKIT_STAND_IN
public import UIKitBridge

/// A view with rounded corners that clip its content.
///
/// If it is the background of a message, the corners at the screen's edge can be square. See
/// `roundsLeadingCorners`.
open class CornerRoundingView: UIView {
  /// The corner radius, in points.
  ///
  /// Negative numbers are treated as 0.
  @IBInspectable open var cornerRadius: CGFloat = 0 { didSet { round() } }
  /// Whether the corners at the screen's edge are square if the view is the background of a message
  /// at the top or bottom.
  @IBInspectable open var roundsLeadingCorners: Bool = false
  /// The rounded corners.
  open var roundedCorners: UIRectCorner = [.allCorners] { didSet { round() } }

  /// Creates a view with square corners.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view with square corners.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  private func round() {
    layer.cornerRadius = max(cornerRadius, 0)
    layer.cornerCurve = .continuous
    let corners: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
      (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
    ]
    layer.maskedCorners = corners.reduce(into: []) { mask, corner in
      if roundedCorners.contains(corner.0) { mask.insert(corner.1) }
    }
  }
}
#endif
