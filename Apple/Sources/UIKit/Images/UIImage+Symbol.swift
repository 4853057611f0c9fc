internal import CGTK
internal import Foundation

extension UIImage {
  /// Makes a symbol of a name; `nil` where there is none.
  ///
  /// The stand-in takes symbols from the machine's icon theme: by the names of that theme, and some by
  /// those of SF Symbols.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes a symbol of a name and a size; `nil` where there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let symbol = configuration as? SymbolConfiguration
    let side = min(max(symbol?.pointSize ?? 17, 1), 1024)
    guard let path = SymbolFiles.path(of: name),
      let pixels = ImageFile.read(path, side: Int((side * Self.symbolScale).rounded(.up)))
    else { return nil }
    self.init(
      looks: Looks(
        image: CGImage(pixels: pixels), scale: CGFloat(pixels.width) / side, tint: symbol?.color,
        isSymbol: true, configuration: configuration))
  }

  /// The number of pixels that a symbol is drawn with for each point.
  private static var symbolScale: CGFloat { 3 }
}

/// The files of the machine's icon theme.
private enum SymbolFiles {
  /// The file of a symbol.
  static func path(of name: String) -> String? {
    let names = [name, name + "-symbolic"] + (themed[name].map { [$0] } ?? [])
    return names.lazy.compactMap { files[$0] }.first
  }

  /// Names of SF Symbols and what is like them in the theme.
  private static let themed = [
    "bell": "alarm-symbolic",
    "bell.fill": "alarm-symbolic",
    "calendar": "x-office-calendar-symbolic",
    "checkmark": "object-select-symbolic",
    "checkmark.circle": "emblem-ok-symbolic",
    "checkmark.circle.fill": "emblem-ok-symbolic",
    "envelope": "mail-unread-symbolic",
    "envelope.fill": "mail-unread-symbolic",
    "exclamationmark.triangle": "dialog-warning-symbolic",
    "exclamationmark.triangle.fill": "dialog-warning-symbolic",
    "info.circle": "dialog-information-symbolic",
    "info.circle.fill": "dialog-information-symbolic",
    "star": "non-starred-symbolic",
    "star.fill": "starred-symbolic",
    "trash": "user-trash-symbolic",
    "trash.fill": "user-trash-symbolic",
    "xmark": "window-close-symbolic",
    "xmark.circle.fill": "dialog-error-symbolic",
  ]

  /// The best file of every name: a drawing, else the largest picture.
  private static let files: [String: String] = {
    var best: [String: (path: String, worth: Int)] = [:]
    for root in ["/usr/share/icons/hicolor", "/usr/share/icons/Adwaita"] {
      guard let paths = FileManager.default.enumerator(atPath: root) else { continue }
      for case let path as String in paths {
        let file = path as NSString
        guard ["svg", "png"].contains(file.pathExtension), !path.hasPrefix("cursors") else {
          continue
        }
        let name = ((file.lastPathComponent as NSString).deletingPathExtension as NSString)
          .replacingOccurrences(of: ".symbolic", with: "")
        let side = path.split(separator: "x").first.flatMap { Int($0) } ?? 0
        let worth = file.pathExtension == "svg" ? 10_000 : side
        if worth >= best[name]?.worth ?? 0 { best[name] = (root + "/" + path, worth) }
      }
    }
    return best.mapValues(\.path)
  }()
}
