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
    paint()
  }

  override var touchAreas: [CGRect] { areas.lines.map { CGRect($0) } }

  override var role: UIAccessibilityTraits { .link }

  override func paint(_ surface: UIColor) {
    for view in surfaces { view.backgroundColor = surface }
  }
}
#endif
