public import Foundation

/// A view of rows in sections that scrolls.
///
/// The stand-in creates all cells at once and shows the visible ones, without reusing cells.
open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The height of a row or text that is as high as its content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Whether a tap selects a row ("allowsSelection": true by default).
  open var allowsSelection = true
  /// The style.
  public let style: Style
  /// The object that provides the rows, held weakly.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows for which the delegate provides none.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsRows() } }
  /// The selected row, or `nil` if there is none.
  open private(set) var indexPathForSelectedRow: IndexPath?
  private var makers: [String: UITableViewCell.Type] = [:]
  /// The row whose cell is being configured again.
  private var reconfigured: IndexPath?
  /// The sections with their cells, or `nil` before they are asked for.
  private(set) var sections: [TableSection]?
  /// The width and the text size of the last layout.
  private var laidOutFor: (width: CGFloat, letters: UIContentSizeCategory)?

  /// Creates an empty table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty plain table from a nib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  // MARK: Cells

  /// Registers a class of cells under a name.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Creates a cell of a registered class, or a plain cell for an unknown name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath == reconfigured, let cell = cellForRow(at: indexPath) { return cell }
    return (makers[identifier] ?? UITableViewCell.self)
      .init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns the cell of a visible row, or `nil` for other rows.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  /// Returns the row of a cell, or `nil` if the cell doesn't belong to the table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    for (place, section) in (sections ?? []).enumerated() {
      if let row = section.cells.firstIndex(where: { $0 === cell }) { return [place, row] }
    }
    return nil
  }

  /// The visible rows, from top to bottom, or `nil` before the first layout.
  open var indexPathsForVisibleRows: [IndexPath]? {
    sections?.enumerated().flatMap { place, section in
      section.cells.indices.filter { section.cells[$0].superview != nil }
        .map { IndexPath(row: $0, section: place) }
    }
  }

  // MARK: Changes

  /// Asks the data source for all rows again.
  open func reloadData() {
    sections?.forEach { $0.views.forEach { $0.removeFromSuperview() } }
    sections = nil
    indexPathForSelectedRow = nil
    setNeedsRows()
  }

  /// Asks the data source to configure the cells of some rows again, and keeps the cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths where cellForRow(at: path) != nil {
      reconfigured = path
      _ = dataSource?.tableView(self, cellForRowAt: path)
    }
    reconfigured = nil
    setNeedsRows()
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Selects the row of a tapped cell.
  func tapped(_ cell: UITableViewCell) {
    let rows = delegate as? any UITableViewDelegate
    guard allowsSelection, let tapped = indexPath(for: cell),
      let path = rows == nil ? tapped : rows?.tableView(self, willSelectRowAt: tapped)
    else { return cell.setHighlighted(false, animated: true) }
    if let former = indexPathForSelectedRow { deselectRow(at: former, animated: false) }
    indexPathForSelectedRow = path
    cellForRow(at: path)?.setSelected(true, animated: false)
    cell.setHighlighted(false, animated: false)
    rows?.tableView(self, didSelectRowAt: path)
  }

  // MARK: Layout

  private func setNeedsRows() {
    laidOutFor = nil
    setNeedsLayout()
  }

  /// The point of the content at the upper left corner.
  ///
  /// Changing it makes other rows visible.
  open override var contentOffset: CGPoint {
    didSet { setNeedsLayout() }
  }

  /// Lays the rows out if they have changed, and shows the visible ones.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let letters = traitCollection.preferredContentSizeCategory
    if laidOutFor?.width != bounds.width || laidOutFor?.letters != letters {
      laidOutFor = (bounds.width, letters)
      layOutRows()
    }
    for view in (sections ?? []).flatMap(\.views) {
      let isInSight = view.frame.intersects(bounds)
      if isInSight, view.superview == nil { addSubview(view) }
      if !isInSight, view.superview != nil { view.removeFromSuperview() }
    }
  }

  private func layOutRows() {
    let sections = sections ?? dataSource.map { makeSections($0) } ?? []
    self.sections = sections
    let isAtTop = contentOffset.y <= 0
    let height = sections.reduce(CGFloat(style == .plain ? 0 : 16)) { top, section in
      let place = sections.firstIndex { $0 === section } ?? 0
      return section.layOut(at: top, in: self) { row in
        (delegate as? any UITableViewDelegate)?
          .tableView(self, heightForRowAt: [place, row]) ?? rowHeight
      }
    }
    contentSize = CGSize(width: bounds.width, height: height)
    // A table begins at its top, below the bars.
    if isAtTop, !isDragging { contentOffset = CGPoint(x: 0, y: -adjustedContentInset.top) }
  }

  private func makeSections(_ source: any UITableViewDataSource) -> [TableSection] {
    (0..<source.numberOfSections(in: self)).map { place in
      TableSection(
        cells: (0..<source.tableView(self, numberOfRowsInSection: place)).map { row in
          source.tableView(self, cellForRowAt: [place, row])
        },
        header: source.tableView(self, titleForHeaderInSection: place),
        footer: source.tableView(self, titleForFooterInSection: place), style: style)
    }
  }

  /// Lays the rows out again, because the text size may have changed.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsRows()
  }

  /// Keeps the first row below the bars after they have changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsRows()
  }
}
