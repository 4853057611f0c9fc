/// The overlays of one lane and one floor at one edge of the viewport, which others share.
struct EdgeGroup: Equatable, Sendable {
  /// The part of the viewport's width that the overlays take.
  var width: Span
  /// The part that the overlays take of the way inwards from the edge.
  var depth: Span
  /// Whether an overlay's background fills the safe area; such a group lies outermost.
  var fillsSafeArea = false
  /// The distance by which the overlays have moved inwards while the user attends to one of them,
  /// and by which they move at least; `nil` without the user's attention.
  var least: Double?
  /// Whether all the overlays came after the user's attention to others, which must not move them.
  var isLate = false
}

/// The rule by which the lanes and floors at one edge lie beside each other.
enum EdgeSharing {
  /// The distance between the overlays of two groups, in points; Usher's choice, the least that is
  /// seen as a gap.
  static let spacing = 8.0

  /// Returns the distances by which groups move inwards so that none covers another.
  ///
  /// Groups that fill the safe area lie outermost, and otherwise the earlier ones of the array, but
  /// late groups lie behind all others. A group moves only as far as the others reach where it
  /// lies, and never out of `room`.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of their lanes and floors.
  ///   - room: The greatest depth that a group may reach, in points; by default any.
  /// - Returns: A distance for each group, in points; never negative.
  static func shifts(of groups: [EdgeGroup], room: Double = .infinity) -> [Double] {
    var shifts = groups.map { _ in 0.0 }
    // Those that have their places, the outermost first.
    var placed: [EdgeGroup] = []
    let inOrder = groups.indices.sorted {
      (groups[$0].isLate ? 1 : 0, groups[$0].fillsSafeArea ? 0 : 1, $0)
        < (groups[$1].isLate ? 1 : 0, groups[$1].fillsSafeArea ? 0 : 1, $1)
    }
    for index in inOrder {
      var group = groups[index]
      let least = group.least ?? 0
      group.depth = group.depth.moved(by: least)
      // Outermost first, so that one round is enough.
      for other in placed where other.isInTheWay(of: group) {
        group.depth = group.depth.moved(by: other.depth.end + spacing - group.depth.start)
      }
      let shift = group.depth.start - groups[index].depth.start
      shifts[index] = max(min(shift, room - groups[index].depth.end), least)
      group.depth = groups[index].depth.moved(by: shifts[index])
      let place = placed.firstIndex { $0.depth.start > group.depth.start }
      placed.insert(group, at: place ?? placed.endIndex)
    }
    return shifts
  }

  /// Returns the depths that groups may reach without moving those further in that the user attends
  /// to.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of their lanes.
  ///   - shifts: The distances by which they move inwards.
  /// - Returns: A depth for each group, in points; `nil` for any depth.
  static func ends(of groups: [EdgeGroup], movedBy shifts: [Double]) -> [Double?] {
    zip(groups, shifts).map { group, shift in
      guard group.least == nil else { return nil }
      return groups.compactMap { other in
        guard let least = other.least, group.sharesWidth(with: other),
          group.depth.start + shift < other.depth.start + least
        else { return nil }
        return other.depth.start + least - spacing
      }.min()
    }
  }
}

extension EdgeGroup {
  /// Whether a group takes a part of the same width.
  fileprivate func sharesWidth(with group: EdgeGroup) -> Bool {
    width.start < group.width.end && group.width.start < width.end
  }

  /// Whether a group would lie over this one, or closer to it than the spacing.
  fileprivate func isInTheWay(of group: EdgeGroup) -> Bool {
    sharesWidth(with: group)
      && depth.start - EdgeSharing.spacing < group.depth.end
      && group.depth.start < depth.end + EdgeSharing.spacing
  }

  /// Returns the smallest group that contains both.
  func union(_ other: EdgeGroup) -> EdgeGroup {
    EdgeGroup(
      width: Span(
        start: min(width.start, other.width.start), end: max(width.end, other.width.end)),
      depth: Span(
        start: min(depth.start, other.depth.start), end: max(depth.end, other.depth.end)),
      fillsSafeArea: fillsSafeArea || other.fillsSafeArea)
  }
}
