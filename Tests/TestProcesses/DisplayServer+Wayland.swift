#if GTK
internal import Foundation

extension DisplayServer {
  /// Starts sway, as another user if this user is root, because sway refuses root.
  init(swayIn folder: URL) throws {
    let settings = folder.appending(path: "sway")
    try Self.swaySettings.write(to: settings, atomically: true, encoding: .utf8)
    let runtime = folder.appending(path: "sway-runtime").path()
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var command = ["/usr/bin/sway", "-c", settings.path()]
    if getuid() == 0, let user = getpwnam("nobody")?.pointee {
      try FileManager.default.setAttributes(
        [.ownerAccountID: user.pw_uid, .groupOwnerAccountID: user.pw_gid], ofItemAtPath: runtime)
      command =
        [
          "/usr/bin/setpriv", "--reuid=\(user.pw_uid)", "--regid=\(user.pw_gid)", "--clear-groups",
        ] + command
    }
    let (process, answer) = try Self.start(
      command,
      environment: [
        "HOME": runtime, "XDG_RUNTIME_DIR": runtime, "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ])
    let names = answer.split(separator: " ").map(String.init)
    guard names.count == 2 else { throw DidNotStart(program: "sway") }
    self.init(
      process,
      environment: [
        // Its path is used, because the program has a separate folder for such files.
        "WAYLAND_DISPLAY": runtime + "/" + names[0], "SWAYSOCK": names[1],
        "GDK_BACKEND": "wayland", "USHER_DESKTOP": "sway",
      ])
  }

  /// The settings of sway.
  ///
  /// Windows float without a border in the corner of the screen, and sway prints where it listens.
  private static let swaySettings = """
    output HEADLESS-1 mode 800x1000 position 0 0
    default_border none
    default_floating_border none
    for_window [app_id=".*"] floating enable, move absolute position 0 0
    exec echo "$WAYLAND_DISPLAY $SWAYSOCK"

    """

  /// Starts GNOME Shell with separate settings, on a session bus that is also the system bus.
  init(mutterIn folder: URL, twoScreens: Bool) throws {
    // Mutter leaves at least 800 × 480 points, at any scale.
    let screens = twoScreens ? ["1800x2100", "1800x2100"] : ["800x1000"]
    try self.init(
      session: [
        "gnome-shell", "--headless", "--wayland", "--no-x11", "--unsafe-mode",
        "--wayland-display", "usher",
      ] + screens.flatMap { ["--virtual-monitor", $0] },
      named: "mutter", in: folder, settingsFile: "glib-2.0/settings/keyfile",
      settings: """
        [org/gnome/desktop/interface]
        enable-animations=false
        [org/gnome/desktop/notifications]
        show-banners=false
        [org/gnome/desktop/peripherals/keyboard]
        repeat=false
        [org/gnome/mutter]
        dynamic-workspaces=false
        experimental-features=['scale-monitor-framebuffer']
        [org/gnome/desktop/wm/preferences]
        num-workspaces=2
        [org/gnome/shell]
        welcome-dialog-last-shown-version='99'
        """,
      environment: [
        "GSETTINGS_BACKEND": "keyfile", "XDG_CURRENT_DESKTOP": "GNOME", "NO_AT_BRIDGE": "1",
      ])
  }

  /// Starts a copy of KWin, because the installed program has a capability that containers refuse.
  init(kwinIn folder: URL, twoScreens: Bool) throws {
    let program = folder.appending(path: "kwin_wayland")
    try FileManager.default.copyItem(
      at: URL(filePath: "/usr/bin/kwin_wayland"), to: program)
    try self.init(
      session: [
        program.path(), "--virtual", "--no-lockscreen", "--width", "800", "--height", "1000",
        "--output-count", twoScreens ? "2" : "1", "--socket", "usher",
      ],
      named: "kwin", in: folder, settingsFile: "kwinrc",
      settings: """
        [Windows]
        Placement=ZeroCornered
        [Desktops]
        Number=2
        Rows=1
        [Compositing]
        AnimationSpeed=0
        [org.kde.kdecoration2]
        NoPlugin=true
        """,
      environment: [
        "KWIN_SCREENSHOT_NO_PERMISSION_CHECKS": "1", "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1",
        "XDG_CURRENT_DESKTOP": "KDE",
      ])
  }

  /// Starts a compositor in a separate session, which listens at `usher` in its folder.
  private init(
    session command: [String], named name: String, in folder: URL, settingsFile: String,
    settings: String, environment: [String: String]
  ) throws {
    let home = folder.appending(path: "desktop")
    let file = home.appending(path: settingsFile)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try settings.write(to: file, atomically: true, encoding: .utf8)
    let (process, address) = try Self.start(
      [
        "/usr/bin/dbus-run-session", "--", "/bin/sh", "-c",
        """
        DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS "$0" "$@" >"$HOME/log" 2>&1 &
        until [ -S "$HOME/usher" ]; do kill -0 $! || exit 1; sleep 0.05; done
        echo "$DBUS_SESSION_BUS_ADDRESS"
        wait
        """,
      ] + command,
      environment: [
        "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_SESSION_TYPE": "wayland", "LANG": "C.UTF-8",
        // Input methods are programs for the system's Python.
        "PATH": "/usr/bin:/bin",
      ].merging(
        ["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]
          .map { ($0, home.path()) }
      ) { $1 }.merging(environment) { $1 })
    self.init(
      process,
      environment: [
        "WAYLAND_DISPLAY": home.appending(path: "usher").path(), "GDK_BACKEND": "wayland",
        "USHER_DESKTOP": name, "USHER_DESKTOP_BUS": address,
      ])
  }
}
#endif
