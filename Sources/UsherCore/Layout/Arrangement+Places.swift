extension Arrangement {
  /// Where the overlays of one lane and one placement lie.
  ///
  /// - Parameters:
  ///   - heights: Their heights in points, the latest first.
  ///   - isExpanded: Whether a person's attention is on any of them.
  ///   - placement: Where they rest: those at the bottom pile upwards, all others downwards.
  /// - Returns: A place for each, in the same order.
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

  /// One after the other, each as far in as those before it are tall.
  private static func list(
    _ heights: [Double], spacing: Double, inwards: Double
  ) -> [ArrangedPlace] {
    var filled = 0.0
    return heights.map { height in
      defer { filled += height + spacing }
      return ArrangedPlace(shift: inwards * filled)
    }
  }

  /// Behind the first one, each further in by the peek. Its inner edge, at half its height times
  /// (1 + scale) from the outer edge of its frame, has to come to lie there.
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
