extension Arrangement {
  /// Returns the places of the overlays of one lane and one placement.
  ///
  /// - Parameters:
  ///   - heights: The heights of the overlays in points, the latest overlay first.
  ///   - isExpanded: Whether the user's attention is on any of the overlays.
  ///   - placement: The placement: at the bottom, overlays are arranged upwards, and otherwise
  ///     downwards.
  /// - Returns: A place for each overlay, in the same order.
  func places(
    of heights: [Double], isExpanded: Bool, placement: Placement
  ) -> [ArrangedPlace] {
    let inwards = placement.vertical == .bottom ? -1.0 : 1.0
    switch self {
    case .layered:
      return heights.map { _ in .alone }
    case .list(let spacing):
      return Self.list(heights, spacing: spacing, inwards: inwards)
    case .pile(let pile):
      return isExpanded
        ? Self.list(heights, spacing: pile.spacing, inwards: inwards)
        : Self.collapsed(pile, heights, inwards: inwards)
    }
  }

  /// Returns places one after the other, each shifted by the heights and the spacing before it.
  private static func list(
    _ heights: [Double], spacing: Double, inwards: Double
  ) -> [ArrangedPlace] {
    var filled = 0.0
    return heights.map { height in
      defer { filled += height + spacing }
      return ArrangedPlace(shift: inwards * filled)
    }
  }

  /// Returns places behind the first one, each with its inner edge one `peek` further in.
  ///
  /// The inner edge of an overlay is half its height times (1 + scale) away from the outer edge of
  /// its frame.
  private static func collapsed(
    _ pile: Pile, _ heights: [Double], inwards: Double
  ) -> [ArrangedPlace] {
    guard let front = heights.first else { return [] }
    return heights.enumerated().map { index, height in
      let scale = max(1 - Double(index) * pile.shrink, 0)
      let inner = front + Double(index) * pile.peek
      return ArrangedPlace(
        shift: inwards * (inner - height * (1 + scale) / 2), scale: scale,
        opacity: index < max(pile.visibleCount, 1) ? 1 : 0)
    }
  }
}
