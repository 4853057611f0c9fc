/// A view of rows; the stand-in has neither a data source nor a layout, so rows are added as subviews.
open class UITableView: UIScrollView {
  /// The looks of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Whether a tap selects a row ("allowsSelection": true by default).
  open var allowsSelection = true
  /// The look; not drawn by the stand-in.
  public let style: Style

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
}

/// A row of a table.
open class UITableViewCell: UIView {}
