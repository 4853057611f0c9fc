import Testing
import Usher

@Suite("Images fitted into their room")
struct ImageFitTests {
  private static let room = Size(width: 40, height: 20)
  private static let full = Rect(x: 0, y: 0, width: 40, height: 20)

  @Test(
    "an image's frame follows from its own size and its fit",
    arguments: [
      (.whole, Size(width: 100, height: 100), Rect(x: 10, y: 0, width: 20, height: 20)),
      (.cover, Size(width: 100, height: 100), Rect(x: 0, y: -10, width: 40, height: 40)),
      (.stretch, Size(width: 100, height: 100), full),
      (.center, Size(width: 100, height: 10), Rect(x: -30, y: 5, width: 100, height: 10)),
      // At whole points.
      (.center, Size(width: 11, height: 5), Rect(x: 14, y: 7, width: 11, height: 5)),
      (.whole, Size(width: 4, height: 2), full),
      (.cover, nil, full),
      (.center, .zero, full),
    ] as [(Node.Image.Fit, Size?, Rect)])
  func frame(_ fit: Node.Image.Fit, _ size: Size?, _ expected: Rect) {
    #expect(fit.frame(of: size, in: Self.room) == expected)
  }
}
