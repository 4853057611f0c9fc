#if os(Linux)
internal import Glibc

/// A problem with a store's file.
struct StoreFailure: Error {
  let reason: String
  /// Whether the file could be read, but isn't a store.
  var isCorrupt = false

  static func system(_ action: String, _ path: String) -> StoreFailure {
    StoreFailure(reason: "can't \(action) \"\(path)\" (\(String(cString: strerror(errno))))")
  }

  init(reason: String, isCorrupt: Bool = false) {
    self.reason = reason
    self.isCorrupt = isCorrupt
  }
}

/// The text of a store's file: a header line, then one line for each value, with a key, a tab and
/// the value.
enum FileText {
  private static let firstLine = "Usher overlays 1"
  private static let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\\", "\\"), ("\n", "n"), ("\r", "r"), ("\t", "t"),
  ]

  /// Returns the path of an app's file, or an empty string if there is no home folder.
  static func statePath(of app: String) -> String {
    let name = String(app.map { $0 == "/" ? "_" : $0 })
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return "\(state)/\(name)/overlays"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return "" }
    return "\(home)/.local/state/\(name)/overlays"
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func text(of values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.reduce(into: firstLine + "\n") { text, entry in
      text += "\(escaped(entry.key))\t\(escaped(entry.value))\n"
    }
  }

  /// Returns the values in a text, or `nil` if the text isn't from a store.
  static func values(in text: String) -> [String: String]? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A text that ends within a line is incomplete.
    guard lines.popLast()?.isEmpty == true, lines.first == Substring(firstLine) else { return nil }
    var values: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, let key = unescaped(parts[0]), let value = unescaped(parts[1]) else {
        return nil
      }
      values[key] = value
    }
    return values
  }

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.0 == scalar }) {
        result.append("\\")
        result.append(escape.1)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func unescaped(_ text: Substring) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let next = rest.popFirst(), let escape = escapes.first(where: { $0.1 == next }) else {
        return nil
      }
      result.append(escape.0)
    }
    return String(result)
  }

  /// Returns the values in a file, or an empty dictionary if there is no file.
  static func read(_ path: String) throws(StoreFailure) -> [String: String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      // If a folder in the path is a file, the problem is reported when a value is written.
      if errno == ENOENT || errno == ENOTDIR { return [:] }
      throw .system("read", path)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .system("read", path)
      }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self), let values = values(in: text) else {
      throw StoreFailure(reason: "\"\(path)\" isn't a store of overlays", isCorrupt: true)
    }
    return values
  }

  /// Replaces a file with a new file that contains the values.
  static func write(_ values: [String: String], to path: String) throws(StoreFailure) {
    let new = path + ".new"
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system("write", new) }
    let bytes = Array(text(of: values).utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    // Without `fsync`, the name could reach the disk before the content.
    let isWritten = done == bytes.count && fsync(file) == 0
    close(file)
    guard isWritten, rename(new, path) == 0 else {
      let failure = StoreFailure.system("write", path)
      unlink(new)
      throw failure
    }
  }

  /// Creates the folder for a file, and all folders above it.
  static func makeFolder(of path: String) throws(StoreFailure) {
    guard let slash = path.lastIndex(of: "/") else {
      if path.isEmpty { throw StoreFailure(reason: "there is no home folder for its file") }
      return
    }
    let folder = String(path[..<slash])
    guard !folder.isEmpty, mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
    guard errno == ENOENT else { throw .system("create", folder) }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
      throw .system("create", folder)
    }
  }
}

/// A lock that other processes respect.
struct FileLock: ~Copyable {
  private let file: Int32
  /// The maximum number of attempts to lock the file, at intervals of 5 ms.
  ///
  /// Usher's choice. Another process usually needs only a few milliseconds.
  private static let attempts = 100

  init(_ path: String) throws(StoreFailure) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .system("write", path) }
    for _ in 0..<Self.attempts {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(5000)
    }
    close(file)
    throw StoreFailure(reason: "another process keeps \"\(path)\" locked")
  }

  func unlock() { close(file) }
}
#endif
