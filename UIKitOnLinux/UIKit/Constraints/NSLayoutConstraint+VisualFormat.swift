internal import Foundation

extension NSLayoutConstraint {
  /// Creates the inactive constraints that UIKit's visual format describes.
  ///
  /// If a format can't be read, or if a view, metric or superview is missing, the result is empty
  /// and the problem is reported. UIKit throws an exception in this case.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[name]-8-[value(>=20)]-|`.
  ///   - opts: The alignment of the views, and the direction.
  ///   - metrics: The numbers that the format refers to, by name.
  ///   - views: The views that the format refers to, by name.
  /// - Returns: The constraints for distances and lengths in the order of the format, then the
  ///   constraints for the alignment.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      var numbers: [String: CGFloat] = [:]
      for (name, value) in (metrics ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let number = number(value), number.isFinite else {
          throw VisualFormat.Failure(reason: "the metric \(name) is not a finite number")
        }
        numbers[name] = number
      }
      var reader = VisualFormatReader(format, metrics: numbers)
      return try VisualFormatConstraints(reader.read(), opts, views).all()
    } catch {
      reportUnreadable(format, because: error.reason)
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The alignment of the views in a visual format, and the direction in which they follow each
  /// other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// Right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// Top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// Bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Last baselines are aligned.
    ///
    /// The constraints are stored without effect.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// First baselines are aligned.
    ///
    /// The constraints are stored without effect.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other from leading to trailing, which is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical distances are measured from a view's last baseline to the next view's first
    /// baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All kinds of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
