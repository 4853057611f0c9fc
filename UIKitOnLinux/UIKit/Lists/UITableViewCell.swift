public import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  /// The arrangements of a cell's texts.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The symbols at the trailing side.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case checkmark = 3
  }

  /// The view around the content.
  public let contentView = UIView()
  /// The name that the cell was made with.
  public let reuseIdentifier: String?
  /// The content.
  ///
  /// The stand-in shows the content of lists.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The symbol at the trailing side.
  open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
  /// The view at the trailing side, in place of a symbol.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showAccessory()
    }
  }
  /// The style of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch is on the cell.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isChosen = false
  private var isTouched = false
  /// Whether the cell is on a card.
  var isGrouped = false { didSet { showState() } }
  /// Whether a line separates the cell from the next.
  var hasLine = true { didSet { line.isHidden = !hasLine } }
  private let line = UIView()
  private let sign = UILabel()
  private let list = ListContentView()

  /// Creates an empty cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Creates an empty cell without a name.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty cell from a nib.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    line.backgroundColor = .separator
    sign.textAlignment = .right
    contentView.addSubview(list)
    for view in [contentView, line, sign] { addSubview(view) }
    showState()
  }

  /// Shows whether the cell is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
    show(animated)
  }

  /// Shows whether a touch is on the cell.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isTouched = highlighted
    show(animated)
  }

  private func show(_ animated: Bool) {
    guard animated, window != nil else { return showState() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { self.showState() }
  }

  private func showState() {
    let isLit = (isSelected || isHighlighted) && selectionStyle != .none
    backgroundColor =
      isLit ? .systemGray4 : isGrouped ? .secondarySystemGroupedBackground : .systemBackground
  }

  private func showContent() {
    list.configuration = contentConfiguration as? UIListContentConfiguration
    setNeedsLayout()
  }

  private func showAccessory() {
    if let accessoryView { addSubview(accessoryView) }
    sign.isHidden = accessoryView != nil || accessoryType == .none
    sign.text = accessoryType == .checkmark ? "✓" : "›"
    sign.font = .systemFont(ofSize: accessoryType == .checkmark ? 17 : 22, weight: .semibold)
    sign.textColor = accessoryType == .checkmark ? tintColor : .tertiaryLabel
    setNeedsLayout()
  }

  private static let margin: CGFloat = 16

  /// The width that the accessory takes.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 12 }
    return accessoryType == .none ? 0 : 24
  }

  /// Returns the height that the content needs, at least 44 points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let room = width - 2 * Self.margin - accessoryWidth
    return max(list.height(forWidth: room) + 22, (accessoryView?.bounds.height ?? 0) + 12, 44)
  }

  /// Places the content, the accessory and the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, margin) = (bounds.size, Self.margin)
    contentView.frame = CGRect(
      x: 0, y: 0, width: size.width - accessoryWidth, height: size.height)
    list.frame = contentView.bounds.insetBy(dx: margin, dy: 11)
    sign.frame = CGRect(
      x: size.width - margin - 24, y: 0, width: 24, height: size.height)
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: size.width - margin - accessoryView.bounds.width / 2, y: size.height / 2)
    }
    line.frame = CGRect(x: margin, y: size.height - 0.5, width: size.width - margin, height: 0.5)
  }

  // MARK: Touches

  private var table: UITableView? {
    var view = superview
    while let next = view, !(next is UITableView) { view = next.superview }
    return view as? UITableView
  }

  /// Highlights the cell.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if table?.allowsSelection == true { setHighlighted(true, animated: false) }
  }

  /// Selects the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), bounds.contains(place) else {
      return setHighlighted(false, animated: true)
    }
    table?.tapped(self)
  }

  /// Removes the cell's highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setHighlighted(false, animated: true)
  }
}
