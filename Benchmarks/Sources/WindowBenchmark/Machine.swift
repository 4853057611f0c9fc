internal import Foundation

/// The machine that the benchmark runs on.
enum Machine {
  /// The processor, the number of cores, and the load in the last minute.
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
