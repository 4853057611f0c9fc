internal import CGTK
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
    guard let path = SymbolFiles.path(of: name),
      let pixels = ImageFile.read(path, side: Int((side * Self.symbolScale).rounded(.up)))
    else { return nil }
    self.init(
      properties: Properties(
        image: CGImage(pixels: pixels), scale: CGFloat(pixels.width) / side, tint: symbol?.color,
        isSymbol: true, configuration: configuration))
  }

  /// The number of pixels per point at which symbols are drawn.
  private static var symbolScale: CGFloat { 3 }
}

/// The symbol files in the machine's icon theme.
private enum SymbolFiles {
  /// The path of a symbol's file; `nil` for an unknown name.
  static func path(of name: String) -> String? {
    let names = [name, name + "-symbolic"] + (themed[name].map { [$0] } ?? [])
    return names.lazy.compactMap { files[$0] }.first
  }

  /// SF Symbols names with similar icons of the theme.
  private static let themed = [
    "bell": "alarm-symbolic",
    "books.vertical": "accessories-dictionary-symbolic",
    "chart.bar.xaxis": "preferences-system-time-symbolic",
    "doc.on.doc": "edit-copy-symbolic",
    "rectangle.stack": "view-paged-symbolic",
    "slider.horizontal.3": "preferences-other-symbolic",
    "square.and.arrow.up": "send-to-symbolic",
    "swift": "text-editor-symbolic",
    "bell.fill": "alarm-symbolic",
    "calendar": "x-office-calendar-symbolic",
    "checkmark": "object-select-symbolic",
    "checkmark.circle": "object-select-symbolic",
    "checkmark.circle.fill": "object-select-symbolic",
    "envelope.badge": "mail-unread-symbolic",
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

  /// The best file for each name: a scalable drawing, else the largest bitmap.
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
