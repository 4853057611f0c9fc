import Foundation

/// A rectangle with linear expressions instead of numbers.
struct LinearFrame {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// Creates a rectangle of constants.
  init(_ rect: CGRect) {
    x = LinearExpression(Double(rect.minX))
    y = LinearExpression(Double(rect.minY))
    width = LinearExpression(Double(rect.width))
    height = LinearExpression(Double(rect.height))
  }

  init(
    x: LinearExpression, y: LinearExpression, width: LinearExpression, height: LinearExpression
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of a view with a frame set by the app, in a superview of unknown size.
  ///
  /// The autoresizing mask determines how the position and size follow the superview's size.
  init(_ frame: CGRect, mask: UIView.AutoresizingMask, in known: CGSize, now outer: LinearFrame) {
    (x, width) = LinearFrame.stretch(
      (Double(frame.minX), Double(frame.width)), in: Double(known.width), now: outer.width,
      flexible: [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (y, height) = LinearFrame.stretch(
      (Double(frame.minY), Double(frame.height)), in: Double(known.height), now: outer.height,
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
  }

  private static func stretch(
    _ part: (start: Double, length: Double), in known: Double, now size: LinearExpression,
    flexible: [Bool]
  ) -> (LinearExpression, LinearExpression) {
    let lengths = [part.start, part.length, known - part.start - part.length]
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = Double(flexible.filter { $0 }.count)
    func stretched(_ index: Int) -> LinearExpression {
      guard flexible[index] else { return LinearExpression(lengths[index]) }
      let share = total > 0 ? lengths[index] / total : 1 / count
      return (size - known) * share + lengths[index]
    }
    return (stretched(0), stretched(1))
  }

  func inset(by insets: UIEdgeInsets) -> LinearFrame {
    LinearFrame(
      x: x + Double(insets.left), y: y + Double(insets.top),
      width: width - Double(insets.left + insets.right),
      height: height - Double(insets.top + insets.bottom))
  }

  /// Returns the position or size of an attribute that depends on neither layout direction nor
  /// margins.
  ///
  /// Baselines are treated as edges.
  func value(of attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin, .notAnAttribute: x
    case .right, .trailing, .rightMargin, .trailingMargin: x + width
    case .top, .firstBaseline, .topMargin: y
    case .bottom, .lastBaseline, .bottomMargin: y + height
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: x + width * 0.5
    case .centerY, .centerYWithinMargins: y + height * 0.5
    }
  }

  /// Returns whether all variables of the rectangle are determined.
  func isDetermined(_ isDetermined: [Bool]) -> Bool {
    [x, y, width, height].allSatisfy { $0.terms.allSatisfy { isDetermined[$0.variable] } }
  }

  func value(_ values: [Double]) -> CGRect {
    CGRect(
      x: x.value(values), y: y.value(values), width: width.value(values),
      height: height.value(values))
  }
}

extension CGRect {
  /// Returns the rectangle with its edges rounded to whole pixels, with `scale` pixels per point.
  func onPixels(_ scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? scale : 1
    func round(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    let (left, top) = (round(minX), round(minY))
    return CGRect(
      x: left, y: top, width: round(round(maxX) - left), height: round(round(maxY) - top))
  }
}
