internal import Foundation

/// The menu of a button or an edit menu, drawn above everything else in the window.
///
/// A tap beside the menu closes it. The stand-in shows titles and the check mark of an element that
/// is on, and ignores nested menus.
final class OpenMenu: UIControl {
  private let list = UIStackView()
  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 250
  private var onClose: @MainActor () -> Void = {}

  /// Opens the menu of a button, or does nothing if the button isn't in a window.
  static func open(for button: UIButton) {
    guard let window = button.window, let menu = button.menu else { return }
    let open = OpenMenu(frame: window.bounds)
    open.show(
      menu.children.compactMap { $0 as? UIAction }, for: button,
      at: button.convert(button.bounds, to: window), in: window)
  }

  /// Opens a menu at a frame in a window, and calls `onClose` when it closes.
  static func open(
    _ actions: [UIAction], over frame: CGRect, in window: UIWindow,
    onClose: @escaping @MainActor () -> Void
  ) -> OpenMenu {
    let open = OpenMenu(frame: window.bounds)
    open.onClose = onClose
    open.show(actions, for: nil, at: frame, in: window)
    return open
  }

  /// Closes the menu, if it is open.
  func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    onClose()
  }

  private func show(
    _ actions: [UIAction], for sender: UIButton?, at frame: CGRect, in window: UIWindow
  ) {
    list.axis = .vertical
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 12
    list.layer.shadowOpacity = 0.2
    list.layer.shadowRadius = 16
    for action in actions {
      let row = UIButton(type: .system)
      row.setTitle((action.state == .on ? "✓  " : "     ") + action.title, for: .normal)
      row.setTitleColor(.label, for: .normal)
      row.contentHorizontalAlignment = .leading
      row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
      row.addAction(
        UIAction { [weak self] _ in
          self?.close()
          action.perform(for: sender)
        }, for: .touchUpInside)
      list.addArrangedSubview(row)
    }
    list.distribution = .fillEqually
    let height = Self.rowHeight * CGFloat(actions.count)
    let top = min(max(frame.minY, 40), max(window.bounds.height - height - 40, 40))
    let left = min(max(frame.maxX - Self.width, 8), max(window.bounds.width - Self.width - 8, 8))
    list.frame = CGRect(x: left, y: top, width: Self.width, height: height)
    addSubview(list)
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    window.addSubview(self)
  }
}
