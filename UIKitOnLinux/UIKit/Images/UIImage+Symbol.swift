internal import Foundation

extension UIImage {
  /// Creates the symbol with a name, or returns `nil` for an unknown name.
  ///
  /// The stand-in uses symbols from the machine's icon theme. You can use the theme's names and
  /// some SF Symbols names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with a name and the configuration's size, or returns `nil` for an unknown
  /// name.
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
