public import UsherCore

/// Something that was refused, mended or ignored, told to the developer.
public enum Problem: Hashable, Sendable {
  /// A request was not accepted; not told of duplicates.
  case refused(OverlayID, Refusal)
  /// An overlay was to show content with nothing in it; it stays as it was.
  case emptyUpdate(OverlayID)
  /// The engine was told something that made no sense.
  case anomaly(Anomaly)
  /// What the app said is covered makes no sense; it is left out.
  case unusableObstruction(Obstruction)
  /// The system has no icon of this name; it takes no room.
  case unknownIcon(String)
  /// No image was added by this name, and the app brings no file of it; it takes no room.
  case unknownImage(String)
  /// The file could not be read as an image; it takes no room.
  case unreadableImage(path: String, reason: String)
  /// The bytes are no image; it takes no room.
  case undecodableImage(byteCount: Int, reason: String)
  /// A layout in UIKit's visual format that could not be read; it made no rules.
  case unreadableLayout(format: String, reason: String)
}

extension Problem: CustomStringConvertible {
  /// What was wrong, and what to do about it.
  public var description: String {
    switch self {
    case .refused(let id, let refusal):
      "overlay \(id.rawValue) was refused: \(refusal)"
    case .emptyUpdate(let id):
      "overlay \(id.rawValue) was not changed: \(Refusal.emptyContent)"
    case .anomaly(let anomaly):
      "\(anomaly)"
    case .unusableObstruction(let obstruction):
      "an obstruction of \(obstruction.frame.size.width) by \(obstruction.frame.size.height) at \(obstruction.frame.minX), \(obstruction.frame.minY) is left out; give finite numbers, and sides of zero or more"
    case .unknownIcon(let name):
      "no icon named \"\(name)\" in the system's icon theme; it is left out. Check the name, or use a file"
    case .unknownImage(let name):
      "no image named \"\(name)\" was added, and the main bundle has no file of it; it is left out. Check the name"
    case .unreadableImage(let path, let reason):
      "cannot read the image \"\(path)\" (\(reason)); it is left out. Check the path and the format"
    case .undecodableImage(let byteCount, let reason):
      "\(byteCount) bytes are not an image (\(reason)); it is left out. Pass a whole PNG or JPEG file"
    case .unreadableLayout(let format, let reason):
      "the layout \"\(format)\" makes no rules: \(reason)"
    }
  }
}
