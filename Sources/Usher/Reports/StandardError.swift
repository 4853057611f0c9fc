#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The standard error stream, for problems without a handler of the app's own.
enum StandardError {
  /// Writes `text` at once; a failure is ignored, since there is no other place to report a
  /// failure.
  static func report(_ text: String) {
    var text = text
    text.withUTF8 { unsafe _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
