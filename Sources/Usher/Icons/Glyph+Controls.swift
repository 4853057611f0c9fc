internal import UsherCore

/// Icons for what can be pressed.
extension Glyph {
  /// Back to where one came from; for languages that are read from left to right.
  public static let back = Glyph(shapes: [
    drawn(path((14.8, 4.8), (7.6, 12), (14.8, 19.2)), width: 2.2)
  ])
  /// On to what comes next; for languages that are read from left to right.
  public static let forward = Glyph(shapes: [
    drawn(path((9.2, 4.8), (16.4, 12), (9.2, 19.2)), width: 2.2)
  ])
  /// Away with it.
  public static let close = Glyph(shapes: [
    drawn(path((6, 6), (18, 18))), drawn(path((18, 6), (6, 18))),
  ])
  /// Something comes down to be kept.
  public static let download = Glyph(shapes: [
    drawn(path((12, 3.6), (12, 15.2))), drawn(path((6.8, 10.4), (12, 15.6), (17.2, 10.4))),
    drawn(path((4, 20.4), (20, 20.4))),
  ])
  /// Let it play.
  public static let play = Glyph(shapes: [
    Shape(path((8, 5), (19, 12), (8, 19), closed: true)),
    drawn(path((8, 5), (19, 12), (8, 19), closed: true)),
  ])
  /// Let it pause.
  public static let pause = Glyph(shapes: [
    drawn(path((8, 5.4), (8, 18.6)), width: 3.6), drawn(path((16, 5.4), (16, 18.6)), width: 3.6),
  ])
  /// On to the next one.
  public static let skip = Glyph(shapes: [
    Shape(path((5.6, 5.6), (15, 12), (5.6, 18.4), closed: true)),
    drawn(path((5.6, 5.6), (15, 12), (5.6, 18.4), closed: true)),
    drawn(path((18.8, 5.4), (18.8, 18.6)), width: 2.4),
  ])
}
