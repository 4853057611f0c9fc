import GalleryModel
import UIKit

/// The values of a control, with a checkmark for the current value.
///
/// Choosing a value returns to the playground.
final class ChoiceController: UITableViewController {
  private let choice: Control.Choice
  private let selected: Int?
  private let onSelect: (Int) -> Void

  /// Creates the list of values.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - selected: The index of the current value, or `nil` if it isn't in the list.
  ///   - onSelect: Called with the index of the chosen value.
  init(_ choice: Control.Choice, selected: Int?, onSelect: @escaping (Int) -> Void) {
    self.choice = choice
    self.selected = selected
    self.onSelect = onSelect
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    navigationItem.largeTitleDisplayMode = .never
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choice.titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
    let isSelected = indexPath.row == selected
    var content = UIListContentConfiguration.cell()
    content.text = choice.titles[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = isSelected ? .checkmark : .none
    cell.accessibilityTraits = isSelected ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(indexPath.row)
    navigationController?.popViewController(animated: true)
  }
}
