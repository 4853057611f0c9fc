/// A Markdown document with blocks that programs fill.
///
/// A block lies between the lines `<!-- bench: NAME -->` and `<!-- end -->`. Everything else is
/// written by hand and never changed.
struct Document {
  private let name: String
  private var pieces: [Piece] = []

  private enum Piece {
    case line(String)
    case block(BlockName, [String])
  }

  private static let (opening, ending, closing) = ("<!-- bench: ", " -->", "<!-- end -->")

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - name: The document's name, for errors.
  ///   - text: The document's text.
  /// - Throws: The error for the first marker that does not fit.
  init(_ name: String, text: String) throws(DocumentError) {
    self.name = name
    var open: (name: BlockName, lines: [String])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == Self.closing {
        guard let block = open else { throw .closedTwice(in: name) }
        pieces.append(.block(block.name, block.lines))
        open = nil
      } else if line.hasPrefix(Self.opening), line.hasSuffix(Self.ending) {
        if let open { throw .unclosed(open.name.description, in: name) }
        let written = String(line.dropFirst(Self.opening.count).dropLast(Self.ending.count))
        guard let block = BlockName(written) else { throw .unknown(written, in: name) }
        open = (block, [])
      } else if open != nil {
        open?.lines.append(line)
      } else {
        pieces.append(.line(line))
      }
    }
    if let open { throw .unclosed(open.name.description, in: name) }
  }

  /// The names of the blocks, in the order of the text.
  var blocks: [BlockName] {
    pieces.compactMap { if case .block(let name, _) = $0 { name } else { nil } }
  }

  /// Replaces the contents of each block of a program.
  ///
  /// - Throws: The error for the first block of the program that `contents` lacks.
  mutating func fill(
    blocksOf program: Program, with contents: [BlockName: String]
  ) throws(DocumentError) {
    for index in pieces.indices {
      guard case .block(let block, _) = pieces[index], block.program == program else { continue }
      guard let content = contents[block] else { throw .unknown(block.description, in: name) }
      // Empty lines let Markdown begin anew after the markers.
      pieces[index] = .block(block, ["", content, ""])
    }
  }

  /// The document's text.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .line(let line): line
      case .block(let name, let lines):
        ([Self.opening + name.description + Self.ending] + lines + [Self.closing])
          .joined(separator: "\n")
      }
    }
    .joined(separator: "\n")
  }
}

/// The name of a block: the program that fills it, and a word, such as "core/events".
struct BlockName: Hashable, CustomStringConvertible {
  let program: Program
  let word: String

  init(_ program: Program, _ word: String) {
    (self.program, self.word) = (program, word)
  }

  /// Reads a name; `nil` for a program that does not exist.
  init?(_ name: String) {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let program = Program(rawValue: parts[0]) else { return nil }
    (self.program, word) = (program, parts[1])
  }

  var description: String { "\(program.rawValue)/\(word)" }
}

/// A program that measures, as the documents' blocks name it.
public enum Program: String, Sendable {
  /// `CoreBenchmark`.
  case core
  /// `WindowBenchmark`.
  case window
  /// `UIKitBenchmark`.
  case uikit
}

/// A reason that the measurements cannot be written into the documents.
enum DocumentError: Error, Hashable, CustomStringConvertible {
  /// A block without an end.
  case unclosed(String, in: String)
  /// An end without a block.
  case closedTwice(in: String)
  /// A block that no program fills.
  case unknown(String, in: String)
  /// Measurements that no document has a block for.
  case missing(String, from: String)

  var description: String {
    switch self {
    case .unclosed(let block, let document):
      "\(document): the block '\(block)' has no '<!-- end -->'"
    case .closedTwice(let document): "\(document): an '<!-- end -->' ends no block"
    case .unknown(let block, let document): "\(document): nothing fills the block '\(block)'"
    case .missing(let block, let folder):
      "\(folder): no document has the block '\(block)'; add the lines '<!-- bench: \(block) -->' and '<!-- end -->'"
    }
  }
}
