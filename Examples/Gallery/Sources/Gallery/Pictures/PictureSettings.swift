#if GTK
internal import SampleApp

/// GTK's settings for images, which must be the same on every machine and at any time.
@MainActor
enum PictureSettings {
  static func apply() {
    Setting.set("gtk-font-name", to: "Inter 11")
    Setting.set("gtk-icon-theme-name", to: "Adwaita")
    Setting.set("gtk-theme-name", to: "Default")
    Setting.set("gtk-xft-dpi", to: Int32(96 * 1024))
    Setting.set("gtk-xft-antialias", to: Int32(1))
    Setting.set("gtk-xft-hinting", to: Int32(0))
    Setting.set("gtk-xft-rgba", to: "none")
    Setting.set("gtk-cursor-blink", to: false)
    // Stops animations that use the real clock.
    Setting.set("gtk-enable-animations", to: false)
  }
}
#endif
