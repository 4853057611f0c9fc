internal import Foundation

/// What it was measured on.
enum Machine {
  /// The processor, how many of its cores there are, and how busy they were in the last minute.
  static var description: String {
    let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(
      separator: "\n")
    let model = lines?.first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(
      separator: " ")
    let name = model?.trimmingCharacters(in: .whitespaces) ?? "an unknown processor"
    return
      "\(ProcessInfo.processInfo.activeProcessorCount) cores of \(name), load \(load?.first ?? "unknown")"
  }
}
