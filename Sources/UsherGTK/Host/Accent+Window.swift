#if GTK && os(Linux)
internal import CGTK
internal import Usher

extension Accent {
  /// Reads the accent for a widget's overlays, or returns `nil` if there is none.
  ///
  /// If the app uses libadwaita or defines its named colors, they are used. Otherwise, the
  /// desktop's accent is used. The app's text color is used only for `appearance`.
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
