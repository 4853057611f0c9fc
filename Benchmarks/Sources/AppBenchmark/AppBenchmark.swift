internal import Foundation
internal import Measuring

/// Measures what the libraries add to small apps: code and data, program size, and the time of
/// clean builds.
///
/// Run it in the repository's folder, with the same arguments as the other benchmarks. A quick run
/// builds only the smallest app, for debugging.
@main
struct AppBenchmark {
  static func main() {
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "usher-app-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let apps = Run.isQuick ? [App.popup] : App.all
      let built = try apps.map { try BuiltApp($0, of: root, in: folder) }
      var report = Report(of: "app")
      report.add("apps") { table in
        table.addSection(
          "An app with one call of",
          ["Code and data", "Program, stripped", "Release build, CPU", "Debug build, CPU"])
        for app in built { table.addRow(app.row, isMeasured: app.size.total > 0) }
      }
      report.add("modules") { table in
        table.addSection("Module", ["Code", "Data"])
        add(built.reduce(into: [:]) { $0.merge($1.size.modules) { $1 } }, to: &table)
      }
      report.add("folders") { table in
        table.addSection("Folder", ["Code", "Data"])
        add(built.reduce(into: [:]) { $0.merge($1.size.folders) { $1 } }, to: &table)
      }
      report.finish()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      Failure.end("\(error)")
    }
  }

  /// Adds a row for each part, largest first.
  private static func add(_ parts: [String: CodeSize.Bytes], to table: inout Table) {
    let inOrder = parts.sorted { ($1.value.code, $0.key) < ($0.value.code, $1.key) }
    for (name, bytes) in inOrder {
      table.addRow([name, kilobytes(bytes.code), kilobytes(bytes.data)], isMeasured: true)
    }
  }

  private static func kilobytes(_ bytes: Int) -> String { "\((bytes + 500) / 1000) kB" }
}
