internal import Foundation

extension UIImage {
  /// Makes the symbol with a name; `nil` for an unknown name.
  ///
  /// The stand-in takes symbols from the machine's icon theme, by the theme's names and by some SF
  /// Symbols names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol with a name, in the configuration's size; `nil` for an unknown name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let symbol = configuration as? SymbolConfiguration
    let side = min(max(symbol?.pointSize ?? 17, 1), 1024)
    guard
      let pixels = SymbolFiles.pixels(of: name, side: Int((side * Self.symbolScale).rounded(.up)))
    else { return nil }
    self.init(
      properties: Properties(
        image: CGImage(pixels: pixels), scale: CGFloat(pixels.width) / side, tint: symbol?.color,
        isSymbol: true, configuration: configuration))
  }

  /// The number of pixels per point at which symbols are drawn.
  private static var symbolScale: CGFloat { 3 }
}
