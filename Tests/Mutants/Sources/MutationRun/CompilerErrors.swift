import Foundation

/// The errors of a build, by the file's real path and line.
enum CompilerErrors {
  struct Place: Hashable {
    let path: String
    let line: Int
  }

  /// The positions of all errors in the output of a build.
  static func places(in log: String) -> Set<Place> {
    var places: Set<Place> = []
    for line in log.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].hasPrefix("/"), parts[3] == " error",
        let number = Int(parts[1])
      else { continue }
      let path = URL(filePath: String(parts[0])).resolvingSymlinksInPath().path
      places.insert(Place(path: path, line: number))
    }
    return places
  }

  /// The numbers of the mistakes that probably cause an error in a file.
  ///
  /// These are the mistakes around its line, or else the last mistake before, because an
  /// initializer without a value has the error at its end.
  static func culprits(
    at line: Int, among planted: [(number: Int, lines: ClosedRange<Int>)]
  ) -> [Int] {
    let around = planted.filter { $0.lines.contains(line) }
    if !around.isEmpty { return around.map(\.number) }
    let before = planted.filter { $0.lines.upperBound < line }
    let last = before.max { $0.lines.upperBound < $1.lines.upperBound } ?? planted.first
    return last.map { [$0.number] } ?? []
  }
}
