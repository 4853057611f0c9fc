internal import UsherCore

/// Icons of objects.
extension Glyph {
  /// A filled star, for a chosen star in a rating.
  public static let star = Glyph(shapes: [Shape(starPath), drawn(starPath, width: 1.8)])
  /// The outline of a star, for a star in a rating that isn't chosen.
  public static let openStar = Glyph(shapes: [drawn(starPath, width: 1.8)])
  /// A filled dot, for a chosen item on a scale.
  public static let dot = Glyph(shapes: [Shape([circle(12, 12, 8)])])
  /// The outline of a dot, for an item on a scale that isn't chosen.
  public static let openDot = Glyph(shapes: [drawn([circle(12, 12, 7)])])
  /// A person: head and shoulders.
  public static let person = Glyph(shapes: [
    Shape([circle(12, 7.6, 4.4)]),
    Shape([
      .move(OverlayPoint(x: 3.6, y: 20.2)), curve(3.6, 15.7, 7.4, 13.8, to: 12, 13.8),
      curve(16.6, 13.8, 20.4, 15.7, to: 20.4, 20.2), curve(20.4, 21, 20, 21.4, to: 19.2, 21.4),
      .line(OverlayPoint(x: 4.8, y: 21.4)), curve(4, 21.4, 3.6, 21, to: 3.6, 20.2), .close,
    ]),
  ])
  /// An envelope.
  public static let envelope = Glyph(shapes: [
    drawn(rounded(x: 2.6, y: 5, width: 18.8, height: 14, radius: 2.4)),
    drawn(path((3.6, 7), (12, 13.4), (20.4, 7))),
  ])
  /// A mobile phone.
  public static let phone = Glyph(shapes: [
    drawn(rounded(x: 6.4, y: 2.4, width: 11.2, height: 19.2, radius: 2.4)),
    drawn(path((10.6, 18), (13.4, 18)), width: 1.8),
  ])
  /// A padlock.
  public static let lock = Glyph(shapes: [
    Shape(
      rounded(x: 4.6, y: 10.2, width: 14.8, height: 11.4, radius: 2.4) + [circle(12, 15.9, 1.7)]),
    drawn([
      .move(OverlayPoint(x: 8, y: 10.6)), .line(OverlayPoint(x: 8, y: 7.4)),
      curve(8, 5.2, 9.8, 3.4, to: 12, 3.4),
      curve(14.2, 3.4, 16, 5.2, to: 16, 7.4), .line(OverlayPoint(x: 16, y: 10.6)),
    ]),
  ])
  /// A bell.
  public static let bell = Glyph(shapes: [
    drawn([
      .move(OverlayPoint(x: 4, y: 17.2)), curve(5.4, 15.7, 6.1, 14.2, to: 6.1, 10.2),
      curve(6.1, 6.7, 8.6, 4, to: 12, 4), curve(15.4, 4, 17.9, 6.7, to: 17.9, 10.2),
      curve(17.9, 14.2, 18.6, 15.7, to: 20, 17.2), .close,
    ]),
    drawn([.move(OverlayPoint(x: 9.8, y: 20.4)), curve(10.6, 21.9, 13.4, 21.9, to: 14.2, 20.4)]),
  ])
  /// A speech bubble.
  public static let bubble = Glyph(shapes: [
    drawn([
      .move(OverlayPoint(x: 5, y: 4)), .line(OverlayPoint(x: 19, y: 4)),
      curve(20.3, 4, 21.4, 5, to: 21.4, 6.4),
      .line(OverlayPoint(x: 21.4, y: 14.4)), curve(21.4, 15.8, 20.3, 16.8, to: 19, 16.8),
      .line(OverlayPoint(x: 12, y: 16.8)), .line(OverlayPoint(x: 7.2, y: 20.8)),
      .line(OverlayPoint(x: 7.2, y: 16.8)),
      .line(OverlayPoint(x: 5, y: 16.8)), curve(3.7, 16.8, 2.6, 15.8, to: 2.6, 14.4),
      .line(OverlayPoint(x: 2.6, y: 6.4)), curve(2.6, 5, 3.7, 4, to: 5, 4), .close,
    ])
  ])
  /// A clock.
  public static let clock = Glyph(shapes: [
    drawn([circle(12, 12, 9.6)]), drawn(path((12, 6.6), (12, 12), (15.8, 14.4))),
  ])
  /// A waste bin.
  public static let trash = Glyph(shapes: [
    drawn(path((4, 6.4), (20, 6.4))), drawn(path((9, 6.2), (9.6, 3.2), (14.4, 3.2), (15, 6.2))),
    drawn(path((5.8, 6.6), (6.9, 20.8), (17.1, 20.8), (18.2, 6.6))),
    drawn(path((10, 10.6), (10.3, 16.8)), width: 1.6),
    drawn(path((14, 10.6), (13.7, 16.8)), width: 1.6),
  ])
  /// A heart.
  public static let heart = Glyph(shapes: [
    Shape([
      .move(OverlayPoint(x: 12, y: 21)), curve(5.6, 16.2, 2, 12.8, to: 2, 8.7),
      curve(2, 5.6, 4.3, 3.4, to: 7.2, 3.4), curve(9.1, 3.4, 11, 4.5, to: 12, 6.3),
      curve(13, 4.5, 14.9, 3.4, to: 16.8, 3.4), curve(19.7, 3.4, 22, 5.6, to: 22, 8.7),
      curve(22, 12.8, 18.4, 16.2, to: 12, 21), .close,
    ])
  ])
  /// A gift with a bow.
  public static let gift = Glyph(shapes: [
    drawn(rounded(x: 3, y: 8, width: 18, height: 4.4, radius: 1)),
    drawn(path((4.8, 12.6), (4.8, 21), (19.2, 21), (19.2, 12.6))),
    drawn(path((12, 8.2), (12, 20.8))),
    drawn([
      .move(OverlayPoint(x: 12, y: 8)), curve(8.2, 8, 6.4, 6.8, to: 6.4, 5),
      curve(6.4, 2.2, 10.6, 1.8, to: 12, 8), curve(13.4, 1.8, 17.6, 2.2, to: 17.6, 5),
      curve(17.6, 6.8, 15.8, 8, to: 12, 8),
    ]),
  ])

  /// A five-pointed star around (12, 12.9), with an outer radius of 9.3 and an inner radius of 4.5.
  private static let starPath = path(
    (12, 3.6), (14.645, 9.259), (20.845, 10.026), (16.28, 14.291), (17.467, 20.424), (12, 17.4),
    (6.533, 20.424), (7.72, 14.291), (3.155, 10.026), (9.355, 9.259), closed: true)
}
