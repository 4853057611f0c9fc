internal import UsherCore

/// The symbols of messages: plain, in a ring, or cut out of a disc.
extension Glyph {
  /// A check mark, for success.
  public static let checkmark = Glyph(shapes: [drawn(tickLine, width: 2.6)])
  /// A bold diagonal cross, for failure.
  public static let xmark = Glyph(shapes: [
    drawn(path((6, 6), (18, 18)), width: 2.6), drawn(path((18, 6), (6, 18)), width: 2.6),
  ])
  /// An exclamation mark, for warnings.
  public static let exclamation = Glyph(shapes: [
    drawn(path((12, 4.4), (12, 13.6)), width: 2.6), Shape([circle(12, 18.6, 1.75)]),
  ])
  /// The letter "i", for information.
  public static let info = Glyph(shapes: [
    Shape([circle(12, 5.4, 1.75)]), drawn(path((12, 10.4), (12, 19.6)), width: 2.6),
  ])

  /// A disc with a check mark cut out.
  public static let successDisc = disc(
    Stroke.area(
      through: [
        OverlayPoint(x: 7.4, y: 12.5), OverlayPoint(x: 10.7, y: 15.8),
        OverlayPoint(x: 16.8, y: 8.8),
      ],
      width: signWidth))
  /// A disc with a cross cut out.
  public static let errorDisc = disc(
    Stroke.cross(at: middle, reach: 5.3, width: signWidth))
  /// A disc with an exclamation mark cut out.
  public static let warningDisc = disc(
    Stroke.area(
      through: [OverlayPoint(x: 12, y: 7.1), OverlayPoint(x: 12, y: 12.7)], width: signWidth)
      + [circle(12, 16.7, 1.4)])
  /// A disc with the letter "i" cut out.
  public static let infoDisc = disc(
    [circle(12, 7.3, 1.4)]
      + Stroke.area(
        through: [OverlayPoint(x: 12, y: 11.3), OverlayPoint(x: 12, y: 16.9)], width: signWidth))

  /// A check mark in a ring.
  public static let successRing = ring([
    drawn(path((7.6, 12.4), (10.7, 15.5), (16.6, 8.9)), width: ringWidth)
  ])
  /// A cross in a ring.
  public static let errorRing = ring([
    drawn(path((8.4, 8.4), (15.6, 15.6)), width: ringWidth),
    drawn(path((15.6, 8.4), (8.4, 15.6)), width: ringWidth),
  ])
  /// An exclamation mark in a ring.
  public static let warningRing = ring([
    drawn(path((12, 7), (12, 13)), width: ringWidth), Shape([circle(12, 16.6, 1.05)]),
  ])
  /// The letter "i" in a ring.
  public static let infoRing = ring([
    Shape([circle(12, 7.4, 1.05)]), drawn(path((12, 11), (12, 17)), width: ringWidth),
  ])
  /// An exclamation mark in a triangle with round corners.
  public static let warningTriangle = Glyph(shapes: [
    drawn(path((12, 3.4), (21.9, 20.4), (2.1, 20.4), closed: true)),
    drawn(path((12, 9.8), (12, 14))), Shape([circle(12, 17.2, 1.2)]),
  ])

  /// The line width of a symbol that is cut out of a disc.
  private static let signWidth = 2.3
  /// The line width of a ring and of the symbol inside.
  private static let ringWidth = 1.5
  private static let tickLine = path((4.6, 12.9), (9.7, 18), (19.4, 6.8))

  private static func disc(_ sign: [Step]) -> Glyph {
    Glyph(shapes: [Shape([circle(12, 12, 11)] + sign)])
  }

  private static func ring(_ sign: [Shape]) -> Glyph {
    Glyph(shapes: [drawn([circle(12, 12, 10.25)], width: ringWidth)] + sign)
  }
}
