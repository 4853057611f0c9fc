#if UIKIT_STAND_IN
import Foundation
import UIKitTesting
import Testing
import UIKit

extension StandInTests {
  @Suite("Table view controllers")
  @MainActor
  struct TableControllerTests {
    /// "reconfigureRows(at:)" keeps the cells, unlike a reload.
    @Test("reconfiguring a row keeps its cell, but a reload recreates all cells")
    func reconfiguring() {
      let pages = Pages()
      let table = shown(pages)
      let former = table.cellForRow(at: [0, 1])
      pages.word = "changed"
      table.reconfigureRows(at: [[0, 1]])
      #expect(table.cellForRow(at: [0, 1]) === former)
      #expect(texts(in: former) == ["changed 1", "note"])
      table.reloadData()
      StandIn.finishTurn()
      #expect(table.cellForRow(at: [0, 1]) !== former)
      #expect(texts(in: table.cellForRow(at: [0, 0])) == ["changed 0", "note"])
    }

    @Test("rows grow with the text size")
    func letters() {
      let table = shown(Pages())
      let former = table.cellForRow(at: [0, 0])?.frame.height ?? 0
      StandIn.changeTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
      #expect(table.cellForRow(at: [0, 0])?.frame.height ?? 0 > former * 1.5)
    }

    @Test("a controller's table can be replaced")
    func replacing() {
      let pages = Pages()
      let table = UITableView(frame: .zero, style: .plain)
      pages.tableView = table
      #expect(pages.tableView === table && pages.view === table)
    }

    @Test("a cell's properties determine whether it is displayed as selected or highlighted")
    func states() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.isSelected = true
      #expect(cell.isSelected && cell.backgroundColor == .systemGray4)
      cell.isSelected = false
      #expect(!cell.isSelected && cell.backgroundColor == .systemBackground)
      cell.isHighlighted = true
      #expect(cell.isHighlighted && cell.backgroundColor == .systemGray4)
    }

    @Test("the row and the section of an index path can be changed")
    func paths() {
      var path: IndexPath = [1, 2]
      path.row = 5
      #expect(path == [1, 5])
      path.section = 3
      #expect(path == [3, 5])
    }

    private func shown(_ pages: Pages) -> UITableView {
      let (_, window) = StandIn.launch()
      window.rootViewController = pages
      StandIn.finishTurn()
      return pages.tableView
    }

    private func texts(in view: UIView?) -> [String] {
      guard let view else { return [] }
      let own = (view as? UILabel)?.text.map { [$0] } ?? []
      return own.filter { $0 != "›" } + view.subviews.flatMap { texts(in: $0) }
    }
  }
}

/// A table of numbered rows.
private final class Pages: UITableViewController {
  var word = "row"

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(word) \(indexPath.row)"
    content.secondaryText = "note"
    cell.contentConfiguration = content
    return cell
  }
}
#endif
