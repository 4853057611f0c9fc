internal import Foundation

/// The end of a program that cannot measure, or cannot write what it measured.
public enum Failure {
  /// Prints the reason to standard error, and exits with a non-zero status.
  public static func end(_ reason: String) -> Never {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    FileHandle.standardError.write(Data("\(program ?? "benchmark"): \(reason)\n".utf8))
    exit(1)
  }
}
