public import UsherCore

/// A problem reported to the developer: a refused request, or input that was mended or ignored.
public enum Problem: Hashable, Sendable {
  /// A request was not accepted; duplicates are not reported.
  case refused(OverlayID, Refusal)
  /// An update had empty content; the overlay keeps the content before.
  case emptyUpdate(OverlayID)
  /// The engine received unusable input.
  case anomaly(Anomaly)
  /// An obstruction reported by the app is unusable, and was left out.
  case unusableObstruction(Obstruction)
  /// The system has no icon of the name; the image takes no room.
  case unknownIcon(String)
  /// The name belongs to no added image and no file of the app's bundle; the image takes no room.
  case unknownImage(String)
  /// The file could not be read as an image; the image takes no room.
  case unreadableImage(path: String, reason: String)
  /// The bytes are not an image; the image takes no room.
  case undecodableImage(byteCount: Int, reason: String)
  /// A layout in UIKit's visual format is unreadable, and made no constraints.
  case unreadableLayout(format: String, reason: String)
}

extension Problem: CustomStringConvertible {
  /// The problem, and a remedy.
  public var description: String {
    switch self {
    case .refused(let id, let refusal):
      "overlay \(id.rawValue) was refused: \(refusal)"
    case .emptyUpdate(let id):
      "overlay \(id.rawValue) was not changed: \(Refusal.emptyContent)"
    case .anomaly(let anomaly):
      "\(anomaly)"
    case .unusableObstruction(let obstruction):
      "the obstruction of \(obstruction.frame.size.width) by \(obstruction.frame.size.height) at \(obstruction.frame.minX), \(obstruction.frame.minY) was ignored; give finite numbers, and sides of zero or more"
    case .unknownIcon(let name):
      "the system's icon theme has no icon named \"\(name)\"; it is left out. Check the name, or use a file"
    case .unknownImage(let name):
      "no image named \"\(name)\" was added, and the main bundle has no file of that name; it is left out. Check the name"
    case .unreadableImage(let path, let reason):
      "cannot read the image \"\(path)\" (\(reason)); it is left out. Check the path and the format"
    case .undecodableImage(let byteCount, let reason):
      "\(byteCount) bytes are not an image (\(reason)); it is left out. Pass a whole PNG or JPEG file"
    case .unreadableLayout(let format, let reason):
      "the layout \"\(format)\" makes no constraints: \(reason)"
    }
  }
}
