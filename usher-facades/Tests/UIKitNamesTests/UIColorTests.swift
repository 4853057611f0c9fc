import Testing
import UIKitNames
import Usher

@Suite("Colours")
struct UIColorTests {
  @Test(
    "a colour is made of hue, saturation and brightness as of red, green and blue",
    arguments: [
      HSB(0, 1, 1, [1, 0, 0]), HSB(1 / 3, 1, 1, [0, 1, 0]), HSB(2 / 3, 1, 1, [0, 0, 1]),
      HSB(1 / 6, 1, 0.5, [0.5, 0.5, 0]), HSB(0.5, 0, 0.25, [0.25, 0.25, 0.25]),
      HSB(1.5, 1, 1, [0, 1, 1]),
    ])
  func hue(_ row: HSB) {
    let color = AdaptiveColor(
      UIColor(
        hue: row.hue, saturation: row.saturation, brightness: row.brightness, alpha: 1)
    ).light
    let components = [color.red, color.green, color.blue]
    for (component, wanted) in zip(components, row.rgb) {
      #expect(abs(component - wanted) < 1e-9)
    }
  }

  @Test("a colour that depends on traits is resolved for them")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(color != .black)
  }

  @Test("a literal colour is a UIColor where nothing else says so")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    let untyped = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(untyped == .blue)
  }

  struct HSB: Sendable {
    let hue: Double
    let saturation: Double
    let brightness: Double
    let rgb: [Double]

    init(_ hue: Double, _ saturation: Double, _ brightness: Double, _ rgb: [Double]) {
      self.hue = hue
      self.saturation = saturation
      self.brightness = brightness
      self.rgb = rgb
    }
  }
}
