import Foundation

extension NSLayoutConstraint {
  /// Makes inactive constraints from a visual format string.
  ///
  /// A format that cannot be parsed, or that uses an unknown name, makes no constraints and is
  /// recorded as a problem; UIKit throws.
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
      World.current.note(.invalid(text: "\(error.reason): \(format)"))
      return []
    }
  }

  private class func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Double(number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The alignment of a visual format's views, and the direction of their order.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical distances are measured from a view's last baseline to the next view's first
    /// baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}
