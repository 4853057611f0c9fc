/// The overlays of one lane and floor at a shared edge of the viewport.
struct EdgeGroup: Equatable, Sendable {
  /// The part of the viewport's width that the overlays use.
  var width: Span
  /// The part of the viewport, inwards from the edge, that the overlays use.
  var depth: Span
  /// Whether a background fills the safe area.
  ///
  /// Such groups are outermost.
  var fillsSafeArea = false
  /// The current shift of a group that the user attends to, or `nil` if the user doesn't attend to
  /// the group.
  ///
  /// Because the group must not move back, this is the minimum of its next shift.
  var least: Double?
  /// Whether all overlays entered after the user began to attend to another group.
  ///
  /// Such a group must not move the attended group.
  var isLate = false
}

/// The rules for lanes and floors at the same edge.
enum EdgeSharing {
  /// The distance between two groups, in points.
  ///
  /// Usher's choice: the minimum that is visible as a gap.
  static let spacing = 8.0

  /// Returns the distances by which groups move inwards so that they don't cover each other.
  ///
  /// Groups that fill the safe area are outermost, followed by other groups in order, and then by
  /// late groups. A group moves only if other groups are at its place, and stays in `room`.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of their lanes and floors.
  ///   - room: The maximum depth of a group, in points. The default is no limit.
  /// - Returns: A distance for each group, in points, at least 0.
  static func shifts(of groups: [EdgeGroup], room: Double = .infinity) -> [Double] {
    var shifts = groups.map { _ in 0.0 }
    // The groups that already have their shifts, the outermost first.
    var placed: [EdgeGroup] = []
    let inOrder = groups.indices.sorted {
      (groups[$0].isLate ? 1 : 0, groups[$0].fillsSafeArea ? 0 : 1, $0)
        < (groups[$1].isLate ? 1 : 0, groups[$1].fillsSafeArea ? 0 : 1, $1)
    }
    for index in inOrder {
      var group = groups[index]
      let least = group.least ?? 0
      group.depth = group.depth.moved(by: least)
      // `placed` is in order from the edge inwards, so one pass is sufficient.
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

  /// Returns the depths that groups may reach without moving attended groups further in.
  ///
  /// - Parameters:
  ///   - groups: The groups in the order of their lanes.
  ///   - shifts: The distances by which they move inwards.
  /// - Returns: A depth for each group, in points, or `nil` if there is no limit.
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
  fileprivate func sharesWidth(with group: EdgeGroup) -> Bool {
    width.start < group.width.end && group.width.start < width.end
  }

  /// Whether a group would overlap this group, or be closer than the spacing.
  fileprivate func isInTheWay(of group: EdgeGroup) -> Bool {
    sharesWidth(with: group)
      && depth.start - EdgeSharing.spacing < group.depth.end
      && group.depth.start < depth.end + EdgeSharing.spacing
  }

  func union(_ other: EdgeGroup) -> EdgeGroup {
    EdgeGroup(
      width: Span(
        start: min(width.start, other.width.start), end: max(width.end, other.width.end)),
      depth: Span(
        start: min(depth.start, other.depth.start), end: max(depth.end, other.depth.end)),
      fillsSafeArea: fillsSafeArea || other.fillsSafeArea)
  }
}
