import Testing
import UIKitNames
import Usher

@Suite("Fonts")
struct UIFontTests {
  @Test(
    "a font of a name has its family, its weight and its slant",
    arguments: [
      Row("Futura", "Futura", .regular), Row("Futura-Medium", "Futura", .medium),
      Row("Avenir-Black", "Avenir", .black), Row("Avenir-UltraLight", "Avenir", .ultraLight),
      Row("Avenir-Light", "Avenir", .light), Row("Gill-SemiBold", "Gill", .semibold),
      Row("Gill-DemiBoldItalic", "Gill", .semibold, isItalic: true),
      Row("Helvetica-LightOblique", "Helvetica", .light, isItalic: true),
      Row("Helvetica-", "Helvetica", .regular), Row("PT Sans-Bold", "PT Sans", .bold),
      Row("Georgia-Nonsense", "Georgia", .regular),
    ])
  func named(_ row: Row) throws {
    let font = try #require(UIFont(name: row.name, size: 20))
    #expect(
      OverlayNode.Font(font)
        == OverlayNode.Font(
          family: row.family, size: 20, weight: row.weight, isItalic: row.isItalic))
    #expect(font.familyName == row.family)
    #expect(font.pointSize == 20)
  }

  @Test("a font without a name does not exist")
  func unnamed() {
    #expect(UIFont(name: "", size: 20) == nil)
    #expect(UIFont(name: "-", size: 20) == nil)
  }

  @Test("a system font has its sizes and weights")
  func system() {
    let fonts: [(UIFont, OverlayNode.Font)] = [
      (.systemFont(ofSize: 12), OverlayNode.Font(size: 12)),
      (.systemFont(ofSize: 12, weight: .light), OverlayNode.Font(size: 12, weight: .light)),
      (
        .systemFont(ofSize: 12, weight: UIFont.Weight(0.58)),
        OverlayNode.Font(size: 12, weight: .heavy)
      ),
      (.boldSystemFont(ofSize: 12), OverlayNode.Font(size: 12, weight: .bold)),
      (.italicSystemFont(ofSize: 12), OverlayNode.Font(size: 12, isItalic: true)),
      (.preferredFont(forTextStyle: .headline), .headline),
      (.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "?")), .body),
    ]
    for (font, wanted) in fonts { #expect(OverlayNode.Font(font) == wanted) }
    #expect(UIFont.systemFont(ofSize: 12).withSize(20) == .systemFont(ofSize: 20))
    #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
  }

  struct Row: Sendable {
    let name: String
    let family: String
    let weight: OverlayNode.Font.Weight
    let isItalic: Bool

    init(
      _ name: String, _ family: String, _ weight: OverlayNode.Font.Weight, isItalic: Bool = false
    ) {
      self.name = name
      self.family = family
      self.weight = weight
      self.isItalic = isItalic
    }
  }
}
