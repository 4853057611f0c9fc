import GalleryModel
import UIKit

/// The values of a control, of which one has a checkmark; choosing one goes back.
final class ChoiceController: UITableViewController {
  private let choice: Control.Choice
  private let selected: Int?
  private let onSelect: (Int) -> Void

  /// Lists the values of a choice.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - selected: The place of the value that is set; `nil` where it is none of these.
  ///   - onSelect: Called with the place of the value that is chosen.
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
