#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Where problems are written unless the app takes them.
enum StandardError {
  /// Writes at once; what the system does not take is lost, as there is nowhere left to say so.
  static func report(_ text: String) {
    var text = text
    text.withUTF8 { unsafe _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
