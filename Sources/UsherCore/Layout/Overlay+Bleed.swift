extension Overlay {
  /// How far its background reaches beyond `frame`, where it rests in `viewport`.
  ///
  /// Filling, it covers the safe area's own depth at each edge that it rests at or touches, and no
  /// margin (SwiftEntryKit's `fillSafeArea`, which also did so below a centered entry). At the edges it
  /// rests at comes the buffer (OwlBanners' buffer zone). Neither where an obstruction keeps it away.
  func bleed(at frame: Rect, in viewport: Viewport) -> Insets {
    guard safeArea == .filled || buffer > 0 else { return .zero }
    let distances = Insets(
      top: frame.minY, left: frame.minX, bottom: viewport.size.height - frame.maxY,
      right: viewport.size.width - frame.maxX)
    func reach(beyond edge: Rect.Edge) -> Double {
      let inset = viewport.safeArea[edge]
      let room = reserved(in: viewport)[edge]
      let rests =
        placement.rests(at: edge, in: viewport.layoutDirection)
        && distances[edge] < room + Self.touch
      let fills = safeArea == .filled && (rests || distances[edge] < inset + Self.touch)
      return (fills ? max(inset, 0) : 0) + (rests ? buffer : 0)
    }
    return Insets(
      top: reach(beyond: .top), left: reach(beyond: .left), bottom: reach(beyond: .bottom),
      right: reach(beyond: .right))
  }

  /// What is closer than this touches, in points: hosts that count whole points leave up to that much.
  private static let touch = 1.0
}
