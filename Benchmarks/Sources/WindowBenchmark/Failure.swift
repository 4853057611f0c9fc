internal import Foundation

/// Ends the program if it cannot measure.
enum Failure {
  /// Prints the reason to standard error, and exits with a non-zero status.
  static func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("WindowBenchmark: \(reason)\n".utf8))
    exit(1)
  }
}
