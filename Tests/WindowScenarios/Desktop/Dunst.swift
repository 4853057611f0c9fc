#if GTK
internal import Foundation

/// Dunst, a real server of notifications, which the session's bus starts with the first one.
enum Dunst {
  /// The number of notifications that the user sees; `nil` while dunst cannot be asked.
  static var displayed: Int? {
    Int(control("count", "displayed").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Whether the notifications that have gone, as they were at last, contain a text as a whole.
  static func hasDisplayed(_ text: String) -> Bool {
    control("history").contains("\"\(text)\"")
  }

  /// Takes the only action of the newest notification, as a click does.
  static func takeAction() {
    _ = control("action", "0")
  }

  private static func control(_ arguments: String...) -> String {
    Tool.run("dunstctl", arguments)
  }
}

/// The programs of the system that trials call.
enum Tool {
  /// Runs a program to its end and returns what it prints; nothing if it cannot be run.
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
