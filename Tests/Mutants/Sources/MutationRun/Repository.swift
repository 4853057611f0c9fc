import Foundation

/// The repository, and a copy of its tracked files in which mistakes are planted.
///
/// A file of the copy is written only if it differs, so that little is recompiled.
struct Repository {
  let root: URL
  let copy: URL

  /// The paths of all tracked files, in order.
  func trackedFiles() throws -> [String] {
    let listed = try Command("git", ["ls-files", "-z"], in: root).output()
    return listed.split(separator: "\0").map(String.init).sorted()
  }

  func source(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Copies files and links, except those with changed contents, and removes the files of an
  /// earlier run.
  func writeCopy(of paths: [String], with changed: [String: String]) throws {
    let files = FileManager.default
    var links: [String] = []
    for path in paths where changed[path] == nil {
      let (from, to) = (root.appending(path: path), copy.appending(path: path))
      if let target = try? files.destinationOfSymbolicLink(atPath: from.path) {
        links.append(path)
        guard (try? files.destinationOfSymbolicLink(atPath: to.path)) != target else { continue }
        try makeFolder(of: to)
        try? files.removeItem(at: to)
        try files.createSymbolicLink(atPath: to.path, withDestinationPath: target)
      } else if files.fileExists(atPath: from.path) {
        let mode = try files.attributesOfItem(atPath: from.path)[.posixPermissions]
        try write(Data(contentsOf: from), to: to)
        try files.setAttributes([.posixPermissions: mode ?? 0o644], ofItemAtPath: to.path)
      }
    }
    for (path, text) in changed { try write(Data(text.utf8), to: copy.appending(path: path)) }
    try removeLeftovers(keeping: Set(paths).union(changed.keys))
  }

  private func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try makeFolder(of: file)
    try data.write(to: file)
  }

  private func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private func removeLeftovers(keeping paths: Set<String>) throws {
    let found = FileManager.default.enumerator(atPath: copy.path)
    while let path = found?.nextObject() as? String {
      if path.hasSuffix(".swift"), !path.contains(".build"), !paths.contains(path) {
        try FileManager.default.removeItem(at: copy.appending(path: path))
      }
    }
  }
}
