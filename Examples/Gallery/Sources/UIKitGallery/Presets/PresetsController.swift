import GalleryModel
import UIKit
import UsherUIKit

/// The list of all presets, section by section.
///
/// Choosing a preset shows it.
final class PresetsController: UITableViewController, UISearchResultsUpdating {
  private let session: GallerySession
  private let search = UISearchController(searchResultsController: nil)
  private var sections = PresetList().sections

  init(session: GallerySession) {
    self.session = session
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "preset")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    definesPresentationContext = true
    navigationItem.searchController = search
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Device check",
      primaryAction: UIAction(title: "Device check") { [weak self] _ in self?.openDeviceCheck() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Dismiss all",
      primaryAction: UIAction(title: "Dismiss all") { [weak self] _ in
        self?.session.dismissAll()
      })
    AnchorID("top").mark(search.searchBar)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let bar = tabBarController?.tabBar { AnchorID("bottom").mark(bar) }
  }

  /// Opens the page with steps to check on a device.
  func openDeviceCheck() {
    navigationController?.pushViewController(
      DeviceCheckController(session: session), animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    sections = PresetList(matching: searchController.searchBar.text ?? "").sections
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].presets.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].section.rawValue }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].section.note }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "preset", for: indexPath)
    let preset = sections[indexPath.section].presets[indexPath.row]
    cell.show(title: preset.title, note: preset.note)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let preset = sections[indexPath.section].presets[indexPath.row]
    // Presets about keyboards are shown while the search field's keyboard is open.
    if preset.hasKeyboard { search.searchBar.becomeFirstResponder() }
    session.show(preset)
  }
}
