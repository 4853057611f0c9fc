#if GTK
internal import Foundation

/// The session's bus of a program.
public enum SessionBus: Sendable {
  /// The bus of the tests, if there is one; without assistive technology.
  case inherited
  /// A bus of the program's own, which starts the services that are installed.
  case own
  /// A bus of the program's own, with assistive technology.
  case accessible
  /// A bus of the program's own that knows no services.
  case withoutServices

  /// Returns the command that runs the following one with this bus, whose output is discarded.
  func command(in folder: URL) throws -> [String] {
    var settings = ""
    switch self {
    case .inherited: return []
    case .own, .accessible: break
    case .withoutServices:
      let file = folder.appending(path: "bus.conf")
      try Self.emptySettings(in: folder).write(to: file, atomically: true, encoding: .utf8)
      settings = "--config-file=\(file.path(percentEncoded: false))"
    }
    return [
      "/bin/sh", "-c",
      """
      exec 3>&1 4>&2 >/dev/null 2>&1
      exec dbus-run-session \(settings) -- /bin/sh -c 'exec "$0" "$@" >&3 2>&4' "$0" "$@"
      """,
    ]
  }

  private static func emptySettings(in folder: URL) -> String {
    """
    <busconfig>
      <type>session</type>
      <listen>unix:dir=\(folder.path(percentEncoded: false))</listen>
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/>
      </policy>
    </busconfig>
    """
  }
}
#endif
