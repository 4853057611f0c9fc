#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Accent {
  /// Reads the accent for overlays in a widget, or returns `nil` if there is none.
  ///
  /// If the app uses libadwaita or defines the same named colors, those colors are used. Otherwise,
  /// the desktop's accent is used. The named color for accented text fits only `appearance`. For
  /// the other appearance, this color is derived from the accent's background color.
  @MainActor
  init?(of widget: WidgetPointer, in appearance: Appearance) {
    guard let fill = RGBA(named: "accent_bg_color", by: widget) else {
      guard let desktop = DesktopAccent.shared.background.value else { return nil }
      self.init(background: desktop)
      return
    }
    let known = Accent(background: fill)
    let letters = RGBA(named: "accent_color", by: widget)
    let onFill = RGBA(named: "accent_fg_color", by: widget)
    self.init(
      letters: AdaptiveColor(
        light: appearance == .light ? letters ?? known.letters.light : known.letters.light,
        dark: appearance == .dark ? letters ?? known.letters.dark : known.letters.dark,
        clearLight: known.letters.clearLight, clearDark: known.letters.clearDark),
      fill: known.fill,
      fillLetters: AdaptiveColor(
        light: onFill ?? known.fillLetters.light, dark: onFill ?? known.fillLetters.dark,
        clearLight: known.fillLetters.clearLight, clearDark: known.fillLetters.clearDark))
  }
}
#endif
