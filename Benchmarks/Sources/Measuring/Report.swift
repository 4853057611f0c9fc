internal import Foundation

/// The measurements that a program writes into the blocks of the documents in a folder, and the
/// plots beside them.
public struct Report {
  private let program: Program
  private var contents: [BlockName: String] = [:]
  /// The names of the blocks in the order of their measurements.
  private var order: [BlockName] = []
  private var pictures: [(name: String, text: String)] = []
  private var libraries: [String] = []
  /// The usage of the processor before the measurements; `nil` without a block for the machine.
  private var start: Usage?

  /// Makes a report of a program, without measurements.
  public init(of program: Program) {
    self.program = program
  }

  /// Adds a block with a table.
  public mutating func add(_ word: String, _ table: MarkdownTable) {
    add(word, table.description)
  }

  /// Adds a block with the sections that `measure` adds to an empty table, and adds them to the
  /// printed table, too.
  public mutating func add(
    _ word: String, to printed: inout Table, _ measure: (inout Table) -> Void
  ) {
    var table = Table()
    measure(&table)
    add(word, table.markdown)
    printed.add(table)
  }

  /// Adds a block with a plot of curves, and a table with their values below it; adds the values to
  /// the printed table, too.
  public mutating func add(_ word: String, to printed: inout Table, _ curves: Curves) {
    printed.add(curves)
    let picture = "cost-\(word).svg"
    pictures.append((picture, curves.plot.svg))
    add(word, "![\(curves.title)](Pictures/\(picture))\n\n\(curves.table)")
  }

  /// Adds a block with the day, the versions and the machine, before anything is measured.
  ///
  /// - Parameter libraries: The versions of the measured libraries, other than Swift's.
  public mutating func addMachine(with libraries: [String] = []) {
    self.libraries = libraries
    start = .now
    add("machine", "")
  }

  private mutating func add(_ word: String, _ text: String) {
    let name = BlockName(program, word)
    precondition(contents[name] == nil, "each block is measured once")
    contents[name] = text
    order.append(name)
  }

  /// Writes the measurements into the documents of the folder that the program's argument `--write`
  /// names, and ends the program if they have no place there; without the argument, writes nothing.
  public func writeIfAsked() {
    guard let folder = Run.folder else { return }
    do {
      try write(into: folder)
    } catch {
      Failure.end("\(error)")
    }
  }

  /// Writes the measurements into the documents in a folder, and the plots into its folder
  /// `Pictures`; writes nothing if any measurement or any block has no counterpart.
  func write(into folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    var documents: [(url: URL, document: Document)] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".md") {
      let url = folder.appendingPathComponent(name)
      documents.append((url, try Document(name, text: String(contentsOf: url, encoding: .utf8))))
    }
    let known = Set(documents.flatMap(\.document.blocks))
    if let block = order.first(where: { !known.contains($0) }) {
      throw DocumentError.missing(block.description, from: folder.lastPathComponent)
    }
    var contents = contents
    if let start {
      contents[BlockName(program, "machine")] = Machine.sentence(with: libraries, since: start)
    }
    for index in documents.indices {
      try documents[index].document.fill(blocksOf: program, with: contents)
    }
    let place = folder.appendingPathComponent("Pictures", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, text) in pictures {
      try Data(text.utf8).write(to: place.appendingPathComponent(name))
    }
    for (url, document) in documents { try Data(document.text.utf8).write(to: url) }
  }
}
