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
      subject: "Symbols", inGTK: "The icon theme's symbols, in their colors",
      inUIKit: "SF Symbols, in one color; the stand-in uses similar symbolic icons",
      presets: ["picture"], maximumPixels: 180),
    IntendedDifference(
      subject: "A focused field", inGTK: "Its text is selected",
      inUIKit: "The caret is behind the text, as in `UITextField`",
      presets: ["keyboard-form"], maximumPixels: 750),
    IntendedDifference(
      subject: "An app's field", inGTK: "GTK's entry", inUIKit: "`UITextField`",
      presets: ["keyboard-field"], maximumPixels: 3800),
    IntendedDifference(
      subject: "Switches, sliders, menu arrows", inGTK: "Drawn by Usher",
      inUIKit: "`UISwitch`, `UISlider`, an SF Symbol; simple in the stand-in",
      presets: ["settings"], maximumPixels: 2000),
    IntendedDifference(
      subject: "Steppers, days", inGTK: "Drawn by Usher, with GTK's calendar",
      inUIKit: "`UIStepper`, `UIDatePicker`; simple in the stand-in",
      presets: ["order"], maximumPixels: 2000),
    IntendedDifference(
      subject: "Secret fields' dots, carets", inGTK: "Large dots, one-point caret",
      inUIKit: "Drawn by the system; bullets, two-point caret in the stand-in",
      presets: ["keyboard-form"], maximumPixels: 750),
    IntendedDifference(
      subject: "Missing typefaces (Futura)", inGTK: "Substituted by fontconfig",
      inUIKit: "Substituted by the system; Apple's systems have Futura",
      presets: ["customize"], maximumPixels: 520),
    IntendedDifference(
      subject: "Blurred backgrounds", inGTK: "Blurred and tinted by Usher",
      inUIKit: "`UIVisualEffectView`; the stand-in's colors differ by at most two of 32 steps",
      presets: [], maximumPixels: 0),
    IntendedDifference(
      subject: "Glass", inGTK: "A blur",
      inUIKit: "`UIGlassEffect`; the stand-in's colors are a guess",
      presets: ["platform-toast-glass", "platform-alert-glass"], maximumPixels: 9800),
    IntendedDifference(
      subject: "Activity indicators", inGTK: "Eight spokes, drawn by Usher",
      inUIKit: "`UIActivityIndicatorView`, scaled; eight spokes in the stand-in",
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
