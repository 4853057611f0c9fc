import Foundation

extension UIView {
  /// An area of a view for layout, such as the safe area.
  ///
  /// <https://developer.apple.com/documentation/uikit/uiview/layoutregion>
  public struct LayoutRegion: Hashable {
    /// The way in which a region is kept clear of a window's controls in its corner.
    public enum AdaptivityAxis: Hashable {
      /// The region begins next to the controls.
      case horizontal
      /// The region begins below the controls.
      case vertical
    }

    let adaptation: AdaptivityAxis?

    /// Returns the safe area, which may extend below the window's controls by default.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(adaptation: cornerAdaptation)
    }
  }

  /// Returns the distances of a region from the view's edges
  /// (<https://developer.apple.com/documentation/uikit/uiview/edgeinsets(for:)>).
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    var insets = safeAreaInsets
    guard let adaptation = region.adaptation, let scene = window?.windowScene,
      let controls = scene.windowControls
    else { return insets }
    let covered = convert(controls, from: scene.coordinateSpace)
    guard covered.intersects(bounds) else { return insets }
    switch adaptation {
    case .horizontal where covered.midX < bounds.midX:
      insets.left = max(insets.left, covered.maxX - bounds.minX)
    case .horizontal: insets.right = max(insets.right, bounds.maxX - covered.minX)
    case .vertical: insets.top = max(insets.top, covered.maxY - bounds.minY)
    }
    return insets
  }
}

extension StandIn {
  /// Shows the controls that close, minimize and arrange a scene's window, as iPadOS does since
  /// version 26 outside full screen, or hides them for `nil`.
  ///
  /// - Parameters:
  ///   - size: The size of the corner that the controls take.
  ///   - scene: The scene with the controls in its upper leading corner.
  public static func setWindowControls(_ size: CGSize?, in scene: UIWindowScene) {
    scene.windowControls = size.map { size in
      let isReversed = scene.traitCollection.layoutDirection == .rightToLeft
      let x = isReversed ? scene.bounds.width - size.width : 0
      return CGRect(origin: CGPoint(x: x, y: 0), size: size)
    }
    for window in scene.windows { window.relayOut() }
    finishTurn()
  }
}

extension UIView {
  /// Requests a new layout of the view and its descendants.
  fileprivate func relayOut() {
    setNeedsLayout()
    for view in subviews { view.relayOut() }
  }
}
