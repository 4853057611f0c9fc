#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a box: a child on its own surface, with space around both.
@MainActor
final class BoxView: PieceView {
  private var box = OverlayNode.Box()
  private let surface: SurfaceView?
  private var child: (any SizedView)?

  init(hasSurface: Bool, _ images: ImageLoader) {
    surface = hasSurface ? SurfaceView(style: .card, images: images) : nil
    super.init(frame: .zero)
    if let surface { addSubview(surface) }
  }

  func show(_ box: OverlayNode.Box, child: (any SizedView)?) {
    (self.box, self.child) = (box, child)
    if let style = box.style { surface?.style = style }
    (surface?.contentView ?? self).setSubviews(child.map { [$0] } ?? [])
    alpha = opacity
    setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The opacity of the box and its content.
  var opacity: CGFloat { CGFloat(box.opacity) }

  override var minimumWidth: Double {
    box.minimumWidth(around: laidOutChild?.minimumWidth ?? 0)
  }

  override var contentWidth: Double {
    box.size(around: laidOutChild?.naturalSize(width: .infinity) ?? .zero).width
  }

  override func naturalSize(width: Double) -> OverlaySize {
    box.naturalSize(
      around: laidOutChild?.naturalSize(width: box.childWidth(in: width)) ?? .zero, within: width)
  }

  override func minimumHeight(of natural: OverlaySize, width: Double) -> Double {
    box.minimumHeight(width: width) { [laidOutChild] room in
      laidOutChild.map { $0.minimumHeight(of: $0.naturalSize(width: room), width: room) } ?? 0
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ground = box.surfaceFrame(in: OverlayRect(bounds))
    if let surface { place(surface, at: ground) }
    guard let child = laidOutChild else { return }
    var frame = box.childFrame(in: OverlayRect(bounds))
    // A child that is too large for the box extends beyond it.
    let width = max(frame.size.width, child.minimumWidth)
    let least = child.minimumHeight(of: child.naturalSize(width: width), width: width)
    frame = OverlayRect(
      x: frame.minX, y: frame.minY, width: width, height: max(frame.size.height, least))
    place(child, at: frame)
    if let surface {
      child.frame.origin.x -= surface.frame.minX
      child.frame.origin.y -= surface.frame.minY
    }
  }

  /// Returns the view under a touch.
  ///
  /// Touches on a box without a visible surface pass through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === surface || hit === surface?.contentView else { return hit }
    guard let surface, surface.style.background != .clear else { return nil }
    return surface.contains(convert(point, to: surface)) ? self : nil
  }

  /// The child, if it takes up space.
  private var laidOutChild: (any SizedView)? {
    guard let child, child.takesRoom else { return nil }
    return child
  }
}
#endif
