/// The effect of a new overlay on the overlays that its lane already shows.
public enum Precedence: Hashable, Sendable {
  /// The overlay waits until there is room.
  case queue
  /// The overlay is shown at once in place of the lane's overlays, or refused if one of them has a
  /// higher priority.
  ///
  /// The overlay still waits in line while the lane is paused, the viewport has no area, or other
  /// lanes of the circle leave no place. `dropsWaiting` also ends everything that waits in the
  /// lane. With `restoresReplaced`, the displaced overlays return to the head of the line, to be
  /// shown again for the time they had left.
  case replace(dropsWaiting: Bool = false, restoresReplaced: Bool = false)
  /// The overlay is shown at once beside the lane's overlays, whatever their number.
  ///
  /// The overlay still waits in line while the lane is paused or the viewport has no area.
  case stack
}
