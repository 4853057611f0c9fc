#if !canImport(UIKit)
internal import Foundation
internal import Usher

extension NSLayoutConstraint {
  /// Creates the rules that UIKit's visual format spells; they do nothing until they are active.
  ///
  /// A format that cannot be read, or that names a view, a number or an edge that is not there, makes no
  /// rules and is told to the default presenter's `onProblem`, as soon as there is one: UIKit throws there.
  ///
  /// - Parameters:
  ///   - format: The format, such as `H:|-[name]-8-[value(>=20)]-|`.
  ///   - opts: The way in which the views line up, and the direction.
  ///   - metrics: Numbers by the names that stand for them in the format.
  ///   - views: Views by the names that stand for them in the format.
  /// - Returns: The rules, those of distances and lengths in the order of the format.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      var numbers: [String: CGFloat] = [:]
      for (name, value) in (metrics ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let number = number(value), number.isFinite else {
          throw VisualFormat.Failure(reason: "the metric \(name) is no finite number")
        }
        numbers[name] = number
      }
      var reader = VisualFormatReader(format, metrics: numbers)
      return try VisualFormatRules(reader.read(), opts, views).all()
    } catch {
      Presenter.withDefault {
        $0.report(.unreadableLayout(format: format, reason: error.reason))
      }
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

  /// The ways in which the views of a visual format line up, and the direction in which they follow.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The left edges line up.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges line up.
    public static let alignAllRight = FormatOptions(.right)
    /// The tops line up.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottoms line up.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The edges line up where reading begins.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The edges line up where reading ends.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The middles line up from side to side.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The middles line up from top to bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The lines of the last letters line up; such rules are only kept.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The lines of the first letters line up; such rules are only kept.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Views follow each other as one reads; so they do without any option.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}
#endif
