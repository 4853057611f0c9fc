internal import Foundation

/// The end of the program where it cannot measure.
enum Failure {
  /// Says why, and ends with a status that is not zero.
  static func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("WindowBenchmark: \(reason)\n".utf8))
    exit(1)
  }
}
