/// A Markdown table with aligned columns, legible as plain text, too.
public struct MarkdownTable: CustomStringConvertible {
  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// The side that a column's cells are aligned with.
  public enum Alignment: Sendable {
    /// Words begin on the left.
    case left
    /// Numbers end on the right.
    case right
  }

  /// Makes a table without rows; columns without an alignment are aligned left.
  public init(_ header: [String], _ alignments: [Alignment] = []) {
    self.header = header
    self.alignments = header.indices.map { $0 < alignments.count ? alignments[$0] : .left }
  }

  /// Adds a row; missing cells are empty, and further ones are left out.
  public mutating func addRow(_ cells: [String]) {
    rows.append(header.indices.map { $0 < cells.count ? cells[$0] : "" })
  }

  /// The table in Markdown.
  public var description: String {
    let all = ([header] + rows).map { $0.map(Self.escaped) }
    let widths = header.indices.map { column in max(3, all.map { $0[column].count }.max() ?? 0) }
    let lines = all.map { cells in
      header.indices.map { pad(cells[$0], to: widths[$0], alignments[$0]) }
    }
    let rule = header.indices.map { column in
      let dashes = String(repeating: "-", count: widths[column])
      return alignments[column] == .right ? dashes.dropLast() + ":" : dashes
    }
    return ([lines[0], rule] + lines.dropFirst())
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  private func pad(_ cell: String, to width: Int, _ alignment: Alignment) -> String {
    let gap = String(repeating: " ", count: width - cell.count)
    return alignment == .right ? gap + cell : cell + gap
  }

  /// Returns the cell with its bars escaped, which would end the cell.
  private static func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
