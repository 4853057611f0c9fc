import LibraryDemos
import UIKit

/// The demos of the older libraries, library by library.
///
/// Choosing a demo runs it using the library's API.
final class LibrariesController: UITableViewController {
  private let session: GallerySession

  /// Creates the page of a session.
  ///
  /// The libraries show their overlays in the session's scene.
  init(session: GallerySession) {
    self.session = session
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "demo")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Library.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Library.allCases[section].demos.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { Library.allCases[section].rawValue }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { Library.allCases[section].note }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "demo", for: indexPath)
    let demo = Library.allCases[indexPath.section].demos[indexPath.row]
    cell.show(title: demo.title, note: demo.note)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    Library.allCases[indexPath.section].demos[indexPath.row].run()
    session.look()
  }
}
