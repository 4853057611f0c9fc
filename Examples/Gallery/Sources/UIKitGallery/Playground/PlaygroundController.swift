import GalleryModel
import UIKit
import UsherUIKit

/// All settings of an overlay.
///
/// Each change is shown immediately.
final class PlaygroundController: UITableViewController {
  private let session: GallerySession
  private let groups = Control.Group.allCases.map { group in
    (title: group.rawValue, controls: Control.all.filter { $0.group == group })
  }
  private var playground = Playground()
  private var preview: PresentationHandle?
  private var tip: PresentationHandle?

  /// Creates the page of a session, with default settings.
  init(session: GallerySession) {
    self.session = session
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ControlCell.self, forCellReuseIdentifier: "control")
    navigationItem.leftBarButtonItem = item("Reset") { $0.reset() }
    navigationItem.rightBarButtonItems = [
      item("Show") { $0.show() }, item("Code") { $0.openCode() },
    ]
  }

  private func item(
    _ title: String, _ action: @escaping @MainActor (PlaygroundController) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
  }

  private func reset() {
    playground = Playground()
    tableView.reloadData()
  }

  private func openCode() {
    let code = CodeController(code: PlaygroundCode(playground).text(width: 60), session: session)
    navigationController?.pushViewController(code, animated: true)
  }

  /// Updates the preview if it is shown, and otherwise presents it.
  private func show() {
    session.presenter.configure(playground.base.lane, playground.lane)
    if let preview, preview.state.isShown, preview.overlay?.lane == playground.base.lane {
      preview.update(playground.overlay)
    } else {
      preview = playground.present(by: session.presenter)
    }
    session.look()
  }

  private func change(_ setting: (inout Playground) -> Void) {
    setting(&playground)
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
    show()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].controls.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { groups[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "control", for: indexPath)
    (cell as? ControlCell)?.show(
      groups[indexPath.section].controls[indexPath.row], of: playground
    ) { [weak self] in self?.change($0) }
    return cell
  }

  /// Opens the values to choose from.
  ///
  /// Switches and steppers are in the rows.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let control = groups[indexPath.section].controls[indexPath.row]
    guard control.isActive(in: playground) else { return explain(rowAt: indexPath) }
    guard case .choice(let choice) = control.kind else { return }
    let values = ChoiceController(choice, selected: choice.selected(playground)) { [weak self] in
      let place = $0
      self?.change { choice.select(&$0, place) }
    }
    values.title = control.title
    navigationController?.pushViewController(values, animated: true)
  }

  /// Explains next to a dimmed row why it is disabled.
  private func explain(rowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    tip?.dismiss()
    AnchorID("pale row").mark(cell)
    // The preview takes its turn in a different queue.
    tip = session.presenter.present(
      Overlay(
        .tip("No effect with the other settings", closeButton: .never),
        preset: .tip(beside: "pale row")
      ).queue(LaneID(1_000)))
  }
}
