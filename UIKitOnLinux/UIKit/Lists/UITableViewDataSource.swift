public import Foundation

/// The object that provides a table's rows.
///
/// In UIKit all functions but the first two are optional.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections, 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section, or `nil` if there is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section, or `nil` if there is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// The object that is notified of taps in a table, and provides the heights of rows.
///
/// All functions are optional in UIKit. A table's delegate is set through the `delegate` property
/// of its scroll view.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a row is selected.
  ///
  /// It returns the row to select, or `nil` for no row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a row was selected by a tap.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the height of a row, or `UITableView.automaticDimension` to use the height of its
  /// content.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
}

extension IndexPath {
  /// Creates the path of a row.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The row's place in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The section's place.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
