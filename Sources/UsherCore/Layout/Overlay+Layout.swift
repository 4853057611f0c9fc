extension Overlay {
  /// The sizes it may take in `viewport`.
  func proposal(in viewport: Viewport) -> SizeProposal {
    let insets = viewport.safeArea + margins
    var width = max(viewport.size.width - insets.left - insets.right, 0)
    if case .constant(let most) = size.maximumWidth { width = min(width, most) }
    let height = max(viewport.size.height - insets.top - insets.bottom, 0)
    return SizeProposal(
      minimumWidth: size.width == .intrinsic ? 0 : width, maximumWidth: width, maximumHeight: height
    )
  }

  /// Where it rests in `viewport` at `size`: centered between the side insets, at its own edge.
  func restingFrame(of size: Size, in viewport: Viewport) -> Rect {
    let insets = viewport.safeArea + margins
    let right = viewport.size.width - insets.right
    let bottom = viewport.size.height - insets.bottom
    let y =
      switch placement {
      case .top: insets.top
      case .center: (insets.top + bottom - size.height) / 2
      case .bottom: bottom - size.height
      }
    return Rect(
      x: (insets.left + right - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// How far down, or to the right, an overlay that rests at `frame` must move to be out of sight
  /// over `edge`.
  ///
  /// On its way out, its shadow must leave as well. On its way in it starts where its surface is just
  /// out of sight: a wait for the shadow to pass by first would be a wait for nothing.
  func distanceOut(
    of viewport: Viewport, over edge: Edge, from frame: Rect, withShadow: Bool
  ) -> Double {
    let clearance = withShadow ? overhang : 0
    return switch edge {
    case .top: -(frame.maxY + clearance)
    case .left: -(frame.maxX + clearance)
    case .right: viewport.size.width - frame.minX + clearance
    case .bottom: viewport.size.height - frame.minY + clearance
    }
  }
}
