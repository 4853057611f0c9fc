#if UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Suite("Tables")
  @MainActor
  struct TableTests {
    /// A source of two sections.
    ///
    /// The first has a title and a long text in its second row.
    private final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
      let diary = Diary()
      var chosenHeight = UITableView.automaticDimension

      func numberOfSections(in tableView: UITableView) -> Int { 2 }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 3 : 40
      }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text =
          indexPath == [0, 1] ? String(repeating: "A long text. ", count: 20) : "A fruit"
        cell.contentConfiguration = content
        return cell
      }

      func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { section == 0 ? "Fruits" : nil }

      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { chosenHeight }

      func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? { indexPath.row == 2 ? nil : indexPath }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        diary.note("\(indexPath.section) \(indexPath.row)")
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.isDragging, diary.lines.last != "scroll" { diary.note("scroll") }
      }
    }

    private final class FruitCell: UITableViewCell {}

    private let scene: UIWindowScene
    private let table = UITableView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .plain)
    private let fruits = Fruits()

    init() {
      StandIn.reset()
      let window: UIWindow
      (scene, window) = StandIn.launch()
      table.contentInsetAdjustmentBehavior = .never
      table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
      table.delegate = fruits
      window.addSubview(table)
    }

    private func begin(rowHeight: CGFloat) {
      fruits.chosenHeight = rowHeight
      table.dataSource = fruits
      StandIn.finishTurn()
    }

    private func center(of path: IndexPath) throws -> CGPoint {
      let cell = try #require(table.cellForRow(at: path))
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    @Test("a table shows the visible rows in registered cells, below the section titles")
    func rows() throws {
      begin(rowHeight: 50)
      #expect(table.cellForRow(at: [0, 0]) is FruitCell)
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
      #expect(table.cellForRow(at: [1, 39])?.superview == nil)
      let title = try #require(table.subviews.lazy.compactMap { $0 as? UILabel }.first)
      #expect(title.text == "Fruits" && title.accessibilityTraits == .header)
      #expect(title.frame.maxY <= table.cellForRow(at: [0, 0])?.frame.minY ?? 0)
      #expect(table.contentSize.height >= 43 * 50)
    }

    /// "UITableView.automaticDimension": the height that the content requires.
    @Test("the delegate or the content determines a row's height")
    func heights() {
      begin(rowHeight: 50)
      #expect((0..<3).map { table.cellForRow(at: [0, $0])?.bounds.height } == [50, 50, 50])
      fruits.chosenHeight = UITableView.automaticDimension
      table.reloadData()
      StandIn.finishTurn()
      #expect(table.cellForRow(at: [0, 0])?.bounds.height == 44)
      #expect(table.cellForRow(at: [0, 1])?.bounds.height ?? 0 > 100)
    }

    @Test("tapping a row selects it instead of another, unless the delegate refuses")
    func selection() throws {
      begin(rowHeight: 50)
      StandIn.tap(at: try center(of: [0, 0]), in: scene)
      StandIn.tap(at: try center(of: [0, 1]), in: scene)
      StandIn.tap(at: try center(of: [0, 2]), in: scene)
      #expect(fruits.diary.lines == ["0 0", "0 1"])
      #expect(table.indexPathForSelectedRow == [0, 1])
      #expect((0..<3).map { table.cellForRow(at: [0, $0])?.isSelected } == [false, true, false])
      table.deselectRow(at: [0, 1], animated: false)
      #expect(table.indexPathForSelectedRow == nil)
      #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
    }

    @Test("a drag scrolls to other rows without selecting or highlighting a row")
    func scrolling() throws {
      begin(rowHeight: 50)
      let start = try center(of: [0, 1])
      StandIn.drag(from: CGPoint(x: start.x, y: 450), to: CGPoint(x: start.x, y: 150), in: scene)
      StandIn.advance(by: 5)
      #expect(fruits.diary.lines == ["scroll"])
      #expect(table.contentOffset.y > 250)
      #expect(table.cellForRow(at: [0, 0])?.superview == nil)
      let visible = try #require(table.indexPathsForVisibleRows)
      #expect(visible.first?.section == 1)
      #expect(visible.allSatisfy { table.cellForRow(at: $0)?.isHighlighted == false })
    }
  }
}
#endif
