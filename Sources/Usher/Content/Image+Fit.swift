public import UsherCore

extension Node.Image.Fit {
  /// Where an image of its own size is drawn in its room, the same in every host.
  ///
  /// - Parameters:
  ///   - size: Its own; `nil`, or one without an area, fills the room.
  ///   - room: All there is, from the origin.
  /// - Returns: The frame; it may reach outside the room, where the image has to be cut.
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
    // A picture of its own size stays sharp only where its pixels are those of the screen.
    return self == .center
      ? Rect(x: corner.x.rounded(.down), y: corner.y.rounded(.down), width: width, height: height)
      : Rect(x: corner.x, y: corner.y, width: width, height: height)
  }
}
