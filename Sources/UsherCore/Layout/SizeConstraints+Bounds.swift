extension SizeConstraints {
  /// Returns the least and the greatest length along `axis`, for a `room` of the given length in
  /// `viewport`.
  func bounds(
    along axis: Axis, room: Double, in viewport: Viewport
  ) -> (least: Double, most: Double) {
    let whole = viewport.size[axis]
    let (extent, maximum, cap) =
      switch axis {
      case .horizontal: (width, maximumWidth, viewport.isRegularWidth ? regularWidthCap : nil)
      case .vertical: (height, maximumHeight, nil)
      }
    let wanted = extent.length(room: room, whole: whole)
    var most = room
    if case .inset = extent, let wanted { most = max(most, wanted) }
    if let maximum = maximum.length(room: room, whole: whole) { most = min(most, maximum) }
    if let cap { most = min(most, cap) }
    guard let wanted else { return (0, most) }
    return (min(wanted, most), min(wanted, most))
  }
}
