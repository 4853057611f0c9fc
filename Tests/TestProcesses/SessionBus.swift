#if GTK
internal import Foundation

/// The session bus of a program.
public enum SessionBus: Sendable {
  /// The bus of the tests, if there is one, without assistive technology.
  case inherited
  /// A separate bus, which starts the installed services.
  case own
  /// A separate bus with assistive technology.
  case accessible
  /// A separate bus without services.
  case withoutServices

  /// Returns the command that runs the following command with this bus and discards the bus's
  /// output.
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
