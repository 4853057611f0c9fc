public import UsherCore

extension Node.Image.Fit {
  /// Returns the frame in which an image is drawn in its room, the same in every host.
  ///
  /// - Parameters:
  ///   - size: The image's natural size; `nil`, or a size without area, fills the room.
  ///   - room: The size of the room; its origin is (0, 0).
  /// - Returns: The image's frame; it may reach outside the room, where the image is clipped.
  public func frame(of size: Size?, in room: Size) -> Rect {
    guard let size, size.width > 0, size.height > 0 else {
      return Rect(x: 0, y: 0, width: room.width, height: room.height)
    }
    let (across, down) = (room.width / size.width, room.height / size.height)
    let (width, height) =
      switch self {
      case .whole: (size.width * min(across, down), size.height * min(across, down))
      case .cover: (size.width * max(across, down), size.height * max(across, down))
      case .stretch: (room.width, room.height)
      case .center: (size.width, size.height)
      }
    let corner = Point(x: (room.width - width) / 2, y: (room.height - height) / 2)
    // A picture in its natural size stays sharp only if its pixels match the pixels of the screen.
    return self == .center
      ? Rect(x: corner.x.rounded(.down), y: corner.y.rounded(.down), width: width, height: height)
      : Rect(x: corner.x, y: corner.y, width: width, height: height)
  }
}
