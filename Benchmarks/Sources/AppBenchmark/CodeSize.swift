internal import Foundation

/// The size of the libraries' compiled code and data.
struct CodeSize {
  private(set) var modules: [String: Bytes] = [:]
  /// The bytes of each folder in a module's sources.
  ///
  /// A folder is an ability or a concept.
  private(set) var folders: [String: Bytes] = [:]

  /// The bytes of code and of initialized data.
  struct Bytes {
    var code = 0
    var data = 0
  }

  var total: Int { modules.values.reduce(0) { $0 + $1.code + $1.data } }

  /// Reads the object files of a build, except for the app and UIKit on Linux.
  init(of built: URL, root: URL) throws {
    let places = [root.appending(path: "Sources"), root.appending(path: "usher-facades/Sources")]
    for place in places {
      let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
      for module in names.sorted() {
        let objects = try objectFiles(in: built.appending(path: "\(module).build"))
        guard !objects.isEmpty else { continue }
        let folderOfFile = Self.folders(in: place.appending(path: module))
        for (file, bytes) in try Self.sizes(of: objects) {
          modules["`\(module)`", default: Bytes()] += bytes
          guard let folder = folderOfFile[file] else { continue }
          folders["`\(module)/\(folder)`", default: Bytes()] += bytes
        }
      }
    }
  }

  private func objectFiles(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift.o") }.map { folder.appending(path: $0).path }
  }

  /// The first folder of each source file in a module, by the file's name.
  private static func folders(in module: URL) -> [String: String] {
    var folders: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: module.path)
    while let path = files?.nextObject() as? String {
      let parts = path.split(separator: "/")
      guard let name = parts.last, parts.count > 1, name.hasSuffix(".swift") else { continue }
      folders[String(name)] = String(parts[0])
    }
    return folders
  }

  /// The bytes of each object file, by its source's name.
  private static func sizes(of objects: [String]) throws -> [(file: String, bytes: Bytes)] {
    let told = try Command("size", ["--format=berkeley"] + objects).run()
    return told.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(whereSeparator: \.isWhitespace)
      guard cells.count == 6, let code = Int(cells[0]), let data = Int(cells[1]) else { return nil }
      let name = cells[5].split(separator: "/").last?.dropLast(2) ?? ""
      return (String(name), Bytes(code: code, data: data))
    }
  }
}

extension CodeSize.Bytes {
  fileprivate static func += (sum: inout Self, other: Self) {
    sum.code += other.code
    sum.data += other.data
  }
}
