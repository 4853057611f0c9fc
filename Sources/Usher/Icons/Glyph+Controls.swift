internal import UsherCore

/// Icons for buttons and other controls.
extension Glyph {
  /// A chevron that points left, for moving back in left-to-right languages.
  public static let back = Glyph(shapes: [
    drawn(path((14.8, 4.8), (7.6, 12), (14.8, 19.2)), width: 2.2)
  ])
  /// A chevron that points right, for moving forward in left-to-right languages.
  public static let forward = Glyph(shapes: [
    drawn(path((9.2, 4.8), (16.4, 12), (9.2, 19.2)), width: 2.2)
  ])
  /// A diagonal cross, for closing.
  public static let close = Glyph(shapes: [
    drawn(path((6, 6), (18, 18))), drawn(path((18, 6), (6, 18))),
  ])
  /// An arrow that points down at a line, for downloading.
  public static let download = Glyph(shapes: [
    drawn(path((12, 3.6), (12, 15.2))), drawn(path((6.8, 10.4), (12, 15.6), (17.2, 10.4))),
    drawn(path((4, 20.4), (20, 20.4))),
  ])
  /// A triangle that points right, for starting playback.
  public static let play = Glyph(shapes: [
    Shape(path((8, 5), (19, 12), (8, 19), closed: true)),
    drawn(path((8, 5), (19, 12), (8, 19), closed: true)),
  ])
  /// Two vertical bars, for pausing playback.
  public static let pause = Glyph(shapes: [
    drawn(path((8, 5.4), (8, 18.6)), width: 3.6), drawn(path((16, 5.4), (16, 18.6)), width: 3.6),
  ])
  /// A triangle that points right at a bar, for skipping to the next item.
  public static let skip = Glyph(shapes: [
    Shape(path((5.6, 5.6), (15, 12), (5.6, 18.4), closed: true)),
    drawn(path((5.6, 5.6), (15, 12), (5.6, 18.4), closed: true)),
    drawn(path((18.8, 5.4), (18.8, 18.6)), width: 2.4),
  ])
}
