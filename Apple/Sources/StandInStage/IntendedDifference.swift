/// An intended difference between the two hosts' pictures, with the presets that show it.
///
/// The pictures of all other presets are equal, within the tolerance of GTK's golden pictures. The
/// article `WhatWasProven` contains the same table.
package struct IntendedDifference: Sendable {
  /// The part of the picture.
  package let subject: String
  /// The look in GTK.
  package let inGTK: String
  /// The look over UIKit.
  package let inUIKit: String
  /// The presets whose pictures differ by more than the tolerance for this reason.
  package let presets: [String]
  /// The number of pixels, of 57,600, that may differ in each of those pictures.
  package let mostPixels: Int

  /// All differences.
  package static let all = [
    IntendedDifference(
      subject: "Symbols", inGTK: "The icon theme's, in its own colours where it has some",
      inUIKit:
        "SF Symbols, in one colour; the stand-in takes the theme's symbolic icon that is most like one",
      presets: ["picture"], mostPixels: 180),
    IntendedDifference(
      subject: "A field that gets the keyboard", inGTK: "What is written is selected",
      inUIKit: "The caret stands behind what is written, as `UITextField` has it",
      presets: ["keyboard-form"], mostPixels: 750),
    IntendedDifference(
      subject: "Dots of a secret field, the caret", inGTK: "Large dots, a caret one point wide",
      inUIKit: "The system's: the stand-in draws bullets, and a caret two points wide",
      presets: ["keyboard-form"], mostPixels: 750),
    IntendedDifference(
      subject: "A typeface that the machine lacks (Futura)",
      inGTK: "The typeface that fontconfig takes in its place",
      inUIKit: "The system's own; Apple's systems have Futura",
      presets: ["customize"], mostPixels: 520),
    IntendedDifference(
      subject: "Blurred backgrounds", inGTK: "What lies behind, blurred and tinted here",
      inUIKit:
        "The material of `UIVisualEffectView`, which the system looks after; the stand-in blurs and tints nearly alike, within two of 32 steps of a colour",
      presets: [], mostPixels: 0),
    IntendedDifference(
      subject: "The activity indicator", inGTK: "Eight spokes, drawn here",
      inUIKit:
        "`UIActivityIndicatorView`, scaled to the size that is asked for; the stand-in's has eight spokes, too",
      presets: [], mostPixels: 0),
  ]

  /// The number of pixels of a preset's picture that may differ; `nil` for the usual tolerance.
  package static func mostPixels(of preset: String) -> Int? {
    all.filter { $0.presets.contains(preset) }.map(\.mostPixels).max()
  }

  /// The difference's row in the article's table.
  package var row: String {
    let names = presets.isEmpty ? "none" : presets.map { "`\($0)`" }.joined(separator: ", ")
    return "| \(subject) | \(inGTK) | \(inUIKit) | \(names) |"
  }
}
