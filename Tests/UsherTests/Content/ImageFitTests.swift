import Testing
import Usher

@Suite("Fitting images into their space")
struct ImageFitTests {
  private static let room = OverlaySize(width: 40, height: 20)
  private static let full = OverlayRect(x: 0, y: 0, width: 40, height: 20)

  @Test(
    "an image's frame depends on its size and its fit",
    arguments: [
      (
        .fit, OverlaySize(width: 100, height: 100),
        OverlayRect(x: 10, y: 0, width: 20, height: 20)
      ),
      (
        .fill, OverlaySize(width: 100, height: 100),
        OverlayRect(x: 0, y: -10, width: 40, height: 40)
      ),
      (.stretch, OverlaySize(width: 100, height: 100), full),
      (
        .center, OverlaySize(width: 100, height: 10),
        OverlayRect(x: -30, y: 5, width: 100, height: 10)
      ),
      // Rounded to whole points.
      (.center, OverlaySize(width: 11, height: 5), OverlayRect(x: 14, y: 7, width: 11, height: 5)),
      (.fit, OverlaySize(width: 4, height: 2), full),
      (.fill, nil, full),
      (.center, .zero, full),
    ] as [(OverlayNode.Image.Fit, OverlaySize?, OverlayRect)])
  func frame(_ fit: OverlayNode.Image.Fit, _ size: OverlaySize?, _ expected: OverlayRect) {
    #expect(fit.frame(of: size, in: Self.room) == expected)
  }
}
