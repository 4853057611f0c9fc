extension Overlay {
  /// Returns the distance that the overlay's background extends beyond `frame` at each edge, in
  /// points.
  ///
  /// With `filled`, the background extends by the depth of the safe area at each edge where the
  /// overlay rests or that it touches, and never over a margin (SwiftEntryKit's `fillSafeArea`,
  /// which also did so below a centered entry). At the edges where the overlay rests, the buffer is
  /// added (OwlBanners' buffer zone). An edge that an obstruction keeps the overlay away from gets
  /// neither.
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

  /// The distance up to which an overlay touches an edge, in points, because hosts may round to
  /// whole points.
  private static let touch = 1.0
}
