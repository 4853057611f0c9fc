#if GTK
internal import Foundation

/// The symbol files in the machine's icon theme.
enum SymbolFiles {
  /// Returns the symbol with a name, drawn into a square, or `nil` for an unknown name.
  static func pixels(of name: String, side: Int) -> PixelSurface? {
    path(of: name).flatMap { ImageFile.read($0, side: side) }
  }

  /// Returns the path of a symbol's file, or `nil` for an unknown name.
  private static func path(of name: String) -> String? {
    let names = [name, name + "-symbolic"] + (themed[name].map { [$0] } ?? [])
    return names.lazy.compactMap { files[$0] }.first
  }

  /// SF Symbols names for similar icons of the theme.
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
    "chevron.up.chevron.down": "pan-down-symbolic",
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

  /// The best file for each name: a scalable drawing or the largest bitmap.
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
#endif
