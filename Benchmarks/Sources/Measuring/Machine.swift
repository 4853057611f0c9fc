internal import Foundation

enum Machine {
  /// Returns a sentence with the day, the measured versions, and the machine.
  ///
  /// - Parameter libraries: The versions of the libraries other than Swift's.
  /// - Returns: The sentence, including the load in the minute before the measurements.
  static func sentence(with libraries: [String]) -> String {
    let versions = ([swift] + libraries).joined(separator: ", ")
    return """
      Measured on \(today) with \(versions), on \(processor); \(system). The load was \(load) before.
      """
  }

  private static var processor: String {
    let lines = contents(of: "/proc/cpuinfo").split(separator: "\n")
    let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let name = model?.trimmingCharacters(in: .whitespaces) ?? "an unknown processor"
    return "\(ProcessInfo.processInfo.activeProcessorCount) cores of \(name)"
  }

  private static var load: String {
    contents(of: "/proc/loadavg").split(separator: " ").first.map(String.init) ?? "unknown"
  }

  /// The kernel and the distribution.
  private static var system: String {
    let kernel = contents(of: "/proc/sys/kernel/osrelease").split(separator: "-").first
    let lines = contents(of: "/etc/os-release").split(separator: "\n")
    let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.split(separator: "\"").last
    return
      "Linux \(kernel?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"), \(name ?? "an unknown distribution")"
  }

  /// The version of the compiler on the path, which `./usher bench` uses for building.
  private static var swift: String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "an unknown version of Swift" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let index = words.firstIndex(of: "version"), index + 1 < words.endIndex else {
      return "an unknown version of Swift"
    }
    return "Swift \(words[index + 1])"
  }

  private static var today: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateFormat = "d MMMM yyyy"
    return formatter.string(from: Date())
  }

  private static func contents(of path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
