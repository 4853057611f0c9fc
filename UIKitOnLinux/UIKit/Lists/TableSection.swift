internal import Foundation

/// A section of a table, with its header, cells and footer.
@MainActor
final class TableSection {
  let cells: [UITableViewCell]
  private let header: UILabel?
  private let footer: UILabel?
  private let style: UITableView.Style

  /// Creates a section.
  ///
  /// A text that is `nil` takes no space.
  init(cells: [UITableViewCell], header: String?, footer: String?, style: UITableView.Style) {
    self.cells = cells
    self.style = style
    let isShouted = style != .plain
    self.header = header.map { Self.label(isShouted ? $0.uppercased() : $0) }
    self.footer = footer.map { Self.label($0) }
    self.header?.accessibilityTraits = .header
    self.header?.accessibilityLabel = header
    let radius: CGFloat = style == .insetGrouped ? 10 : 0
    for (place, cell) in cells.enumerated() {
      var corners: CACornerMask = []
      if place == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place == cells.count - 1 {
        corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
      cell.layer.cornerRadius = corners.isEmpty ? 0 : radius
      cell.layer.maskedCorners = corners
      cell.layer.masksToBounds = true
      cell.isGrouped = style != .plain
      cell.hasLine = place < cells.count - 1 || style == .plain
    }
  }

  /// All views, from top to bottom.
  var views: [UIView] { [header].compactMap { $0 } + cells + [footer].compactMap { $0 } }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }

  /// Places the views below each other, and returns the top of the next section.
  func layOut(at top: CGFloat, in table: UITableView, rowHeight: (Int) -> CGFloat) -> CGFloat {
    let safe = table.safeAreaInsets
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    let (left, width) = (
      safe.left + inset, table.bounds.width - safe.left - safe.right - 2 * inset
    )
    var place = top
    place = put(header, at: place, left: left + 16, width: width - 32, gap: 6)
    for (row, cell) in cells.enumerated() {
      let wanted = rowHeight(row)
      let height = wanted < 0 ? cell.height(forWidth: width) : wanted
      cell.frame = CGRect(x: left, y: place, width: width, height: height)
      place += height
    }
    place = put(footer, at: place + 6, left: left + 16, width: width - 32, gap: 0)
    return place + (style == .plain ? 0 : 18)
  }

  private func put(
    _ label: UILabel?, at top: CGFloat, left: CGFloat, width: CGFloat, gap: CGFloat
  ) -> CGFloat {
    guard let label else { return top }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    label.frame = CGRect(x: left, y: top, width: width, height: label.sizeThatFits(room).height)
    return label.frame.maxY + gap
  }
}
