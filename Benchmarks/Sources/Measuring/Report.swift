internal import Foundation

/// The benchmark's run, configured by the program's arguments.
public enum Run {
  /// Whether the run only checks that everything can be measured, using the argument `--quick`.
  ///
  /// A quick run takes few small samples with meaningless numbers, and ends the program if a row
  /// has no measurement.
  public static let isQuick = CommandLine.arguments.contains("--quick")

  /// The folder of documents for the measurements, from the argument `--write`, or `nil`.
  fileprivate static let folder: String? = {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--write") else { return nil }
    guard index + 1 < arguments.count else { Failure.end("--write needs a folder") }
    return arguments[index + 1]
  }()
}

/// The end of a program that can't measure or write its measurements.
public enum Failure {
  /// Prints the reason to standard error, and exits with a non-zero status.
  public static func end(_ reason: String) -> Never {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    FileHandle.standardError.write(Data("\(program ?? "benchmark"): \(reason)\n".utf8))
    exit(1)
  }
}

/// The measurements of a program, printed and written into blocks of documents.
///
/// In a Markdown document, a block is between the lines `<!-- bench: PROGRAM/WORD -->` and `<!--
/// end -->`. Everything else is written by hand and isn't changed.
public struct Report {
  private let program: String
  private var blocks: [(word: String, text: String)] = []

  /// Creates a report with a block `machine` about the day, the versions and the machine.
  ///
  /// - Parameters:
  ///   - program: The program's name in the blocks.
  ///   - libraries: The versions of the measured libraries, other than Swift's.
  public init(of program: String, with libraries: [String] = []) {
    self.program = program
    blocks = [("machine", Machine.sentence(with: libraries))]
  }

  /// Adds a block with the sections that `measure` adds to an empty table.
  public mutating func add(_ word: String, _ measure: (inout Table) -> Void) {
    var table = Table()
    measure(&table)
    if Run.isQuick, let row = table.unmeasured.first { Failure.end("not measured: \(row)") }
    blocks.append((word, table.description))
  }

  /// Prints the measurements and writes them into the documents of the folder from `--write`.
  ///
  /// A quick run prints nothing.
  ///
  /// Ends the program if a measurement or a block has no counterpart.
  public func finish() {
    if !Run.isQuick { print(blocks.map(\.text).joined(separator: "\n\n")) }
    guard let folder = Run.folder.map({ URL(fileURLWithPath: $0, isDirectory: true) }) else {
      return
    }
    do {
      var missing = Set(blocks.map(\.word))
      let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".md") }.map { folder.appendingPathComponent($0) }
      for page in pages {
        let text = try filled(String(contentsOf: page, encoding: .utf8), &missing)
        try Data(text.utf8).write(to: page)
      }
      if let word = missing.sorted().first { throw BlockError.missing("\(program)/\(word)") }
    } catch {
      Failure.end("\(error)")
    }
  }

  /// Returns a document with the program's blocks filled.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - missing: The words of the blocks that haven't been found in a document.
  /// - Returns: The filled document.
  /// - Throws: The error for the program's first block without an end or a measurement.
  func filled(_ text: String, _ missing: inout Set<String>) throws(BlockError) -> String {
    let (opening, closing) = ("<!-- bench: \(program)/", "<!-- end -->")
    var pieces = text.components(separatedBy: opening)
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      let word = String(piece.prefix { $0 != " " })
      guard let end = piece.range(of: closing),
        !piece[..<end.lowerBound].contains("<!-- bench: ")
      else { throw .unclosed("\(program)/\(word)") }
      guard let block = blocks.first(where: { $0.word == word }) else {
        throw .unknown("\(program)/\(word)")
      }
      missing.remove(word)
      // Markdown needs empty lines after the markers.
      pieces[index] = "\(word) -->\n\n\(block.text)\n\n" + piece[end.lowerBound...]
    }
    return pieces.joined(separator: opening)
  }
}

/// A reason why the measurements can't be written into the documents.
enum BlockError: Error, Hashable {
  /// A block without an end.
  case unclosed(String)
  /// A block that its program doesn't fill.
  case unknown(String)
  /// Measurements without a block in any document.
  case missing(String)
}
