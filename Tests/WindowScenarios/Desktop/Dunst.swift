#if GTK
internal import Foundation

/// Dunst, a real notification server, which the session bus starts for the first notification.
enum Dunst {
  /// The number of visible notifications, or `nil` while dunst can't be queried.
  static var displayed: Int? {
    Int(control("count", "displayed").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Whether dunst's history of ended notifications contains exactly this text.
  static func hasDisplayed(_ text: String) -> Bool {
    control("history").contains("\"\(text)\"")
  }

  /// Performs the only action of the newest notification, like a click.
  static func takeAction() {
    _ = control("action", "0")
  }

  private static func control(_ arguments: String...) -> String {
    Tool.run("dunstctl", arguments)
  }
}

/// The system programs that trials call.
enum Tool {
  /// Runs a program until it ends, and returns its output, or an empty text if it can't be run.
  @discardableResult
  static func run(_ program: String, _ arguments: [String]) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
#endif
