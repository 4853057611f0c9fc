#if GTK
/// An intended difference between the two hosts' images, with the presets that show it.
///
/// The images of all other presets are equal, within the tolerance of GTK's golden images. The
/// article `VerificationStatus` contains the same table.
package struct IntendedDifference: Sendable {
  /// The part of the image.
  package let subject: String
  /// The appearance in GTK.
  package let inGTK: String
  /// The appearance in UIKit.
  package let inUIKit: String
  /// The presets whose images differ by more than the tolerance for this reason.
  package let presets: [String]
  /// The number of pixels, of 57,600, that may differ in each of these images.
  package let maximumPixels: Int

  package static let all = [
    IntendedDifference(
      subject: "Symbols", inGTK: "The icon theme's symbols, in their own colors if they have any",
      inUIKit:
        "SF Symbols, in one color; the stand-in uses the theme's most similar symbolic icon",
      presets: ["picture"], maximumPixels: 180),
    IntendedDifference(
      subject: "A field that gets the keyboard", inGTK: "The text is selected",
      inUIKit: "The caret is behind the text, as in `UITextField`",
      presets: ["keyboard-form"], maximumPixels: 750),
    IntendedDifference(
      subject: "A field of the app's", inGTK: "GTK's entry", inUIKit: "`UITextField`",
      presets: ["keyboard-field"], maximumPixels: 3800),
    IntendedDifference(
      subject: "A switch, a slider and the arrow of a menu", inGTK: "Drawn by Usher",
      inUIKit: "`UISwitch`, `UISlider` and an SF Symbol; the stand-in's are simple",
      presets: ["settings"], maximumPixels: 2000),
    IntendedDifference(
      subject: "A stepper and a day", inGTK: "Drawn by Usher, with GTK's calendar",
      inUIKit: "`UIStepper` and `UIDatePicker`; the stand-in's are simple",
      presets: ["order"], maximumPixels: 2000),
    IntendedDifference(
      subject: "Dots of a secret field, the caret", inGTK: "Large dots, a caret one point wide",
      inUIKit: "The system's; the stand-in draws bullets, and a caret two points wide",
      presets: ["keyboard-form"], maximumPixels: 750),
    IntendedDifference(
      subject: "A typeface that the machine lacks (Futura)",
      inGTK: "The typeface that fontconfig substitutes",
      inUIKit: "The system's own; Apple's systems have Futura",
      presets: ["customize"], maximumPixels: 520),
    IntendedDifference(
      subject: "Blurred backgrounds", inGTK: "The app behind, blurred and tinted by Usher",
      inUIKit:
        "The material of `UIVisualEffectView`, drawn by the system; the stand-in's colors differ by at most two of 32 steps",
      presets: [], maximumPixels: 0),
    IntendedDifference(
      subject: "Glass", inGTK: "A blur in its place",
      inUIKit: "`UIGlassEffect`, drawn by the system; the stand-in's colors are a guess",
      presets: ["platform-toast-glass", "platform-alert-glass"], maximumPixels: 9800),
    IntendedDifference(
      subject: "The activity indicator", inGTK: "Eight spokes, drawn by Usher",
      inUIKit:
        "`UIActivityIndicatorView`, scaled to the requested size; the stand-in's has eight spokes, too",
      presets: [], maximumPixels: 0),
  ]

  /// The number of pixels of a preset's image that may differ, or `nil` for the default tolerance.
  package static func maximumPixels(of preset: String) -> Int? {
    all.filter { $0.presets.contains(preset) }.map(\.maximumPixels).max()
  }

  /// The difference's row in the article's table.
  package var row: String {
    let names = presets.isEmpty ? "none" : presets.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(subject) | \(inGTK) | \(inUIKit) | \(names) |"
  }
}
#endif
