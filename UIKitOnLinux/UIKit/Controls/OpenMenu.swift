internal import Foundation

/// The menu that a button shows, drawn above everything else in the button's window.
///
/// A tap beside the menu closes it. The stand-in shows titles and the check mark of an element that
/// is on, and ignores nested menus.
final class OpenMenu: UIControl {
  private let list = UIStackView()
  private static let rowHeight: CGFloat = 44
  private static let width: CGFloat = 250

  /// Opens the menu of a button, or does nothing if the button isn't in a window.
  static func open(for button: UIButton) {
    guard let window = button.window, let menu = button.menu else { return }
    let open = OpenMenu(frame: window.bounds)
    open.show(menu.children.compactMap { $0 as? UIAction }, for: button, in: window)
  }

  private func show(_ actions: [UIAction], for button: UIButton, in window: UIWindow) {
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
          self?.removeFromSuperview()
          action.perform(for: button)
        }, for: .touchUpInside)
      list.addArrangedSubview(row)
    }
    list.distribution = .fillEqually
    let frame = button.convert(button.bounds, to: window)
    let height = Self.rowHeight * CGFloat(actions.count)
    let top = min(max(frame.minY, 40), max(window.bounds.height - height - 40, 40))
    let left = min(max(frame.maxX - Self.width, 8), max(window.bounds.width - Self.width - 8, 8))
    list.frame = CGRect(x: left, y: top, width: Self.width, height: height)
    addSubview(list)
    addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
    window.addSubview(self)
  }
}
