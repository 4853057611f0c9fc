#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of a link: a button without a face, above the link's words.
@MainActor
final class LinkView: ButtonView {
  private var areas = LinkAreas([])
  /// The surfaces behind the words, one for each line.
  private var surfaces: [UIView] = []

  /// Places the view above its words.
  func place(above areas: LinkAreas) {
    self.areas = areas
    frame = CGRect(areas.frame)
    surfaces = areas.lines.map { line in
      let surface = UIView(frame: CGRect(line))
      surface.layer.cornerRadius = CGFloat(LinkAreas.cornerRadius)
      surface.isUserInteractionEnabled = false
      return surface
    }
    setSubviews(surfaces)
    isHidden = surfaces.isEmpty
    paint()
  }

  override var touchAreas: [CGRect] { areas.lines.map { CGRect($0) } }

  /// Returns whether the link receives a touch at a point.
  ///
  /// On the text, a touch belongs to the words under the finger. Outside the text, the link also
  /// receives touches around its words, as any button does.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if areas.contains(OverlayPoint(point)) { return true }
    let isOnText = superview.map { $0.bounds.contains(convert(point, to: $0)) } ?? false
    return !isOnText && super.point(inside: point, with: event)
  }

  /// The middle of the words on the first line, because the middle of the view may be on others.
  override var accessibilityActivationPoint: CGPoint {
    get {
      MainActor.assumeIsolated {
        let line = UIAccessibility.convertToScreenCoordinates(touchAreas.first ?? bounds, in: self)
        return CGPoint(x: line.midX, y: line.midY)
      }
    }
    set {}
  }

  override var role: UIAccessibilityTraits { .link }

  override func paint(_ surface: UIColor) {
    for view in surfaces { view.backgroundColor = surface }
  }
}
#endif
