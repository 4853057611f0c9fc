#if UIKIT_STAND_IN
import Testing
import UIKit
@_spi(Facades) import Usher

@_spi(Facades) @testable import UsherUIKit

extension UIKitHostTests {
  @MainActor
  @Suite("Surfaces")
  struct SurfaceTests {
    private let app = SampleScene()

    private func surface(_ style: OverlayStyle) -> SurfaceView {
      let surface = SurfaceView(style: style)
      surface.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
      app.controller.view.addSubview(surface)
      StandIn.finishTurn()
      return surface
    }

    @Test("a point outside a round corner isn't on the surface")
    func corners() {
      defer { app.close() }
      let surface = surface(OverlayStyle(background: .color(.card), corners: .top(20)))
      #expect(!surface.contains(CGPoint(x: 2, y: 2)))
      #expect(surface.contains(CGPoint(x: 2, y: 98)))
      #expect(surface.contains(CGPoint(x: 100, y: 2)))
    }

    @Test(
      "a mask clips corners with different radii, and a layer clips equal corners without a mask")
    func masks() {
      defer { app.close() }
      let (layer, frame) = (CALayer(), OverlayRect(x: 0, y: 0, width: 200, height: 100))
      Contour(of: frame, corners: .all(20)).round(layer, isCut: true)
      #expect(layer.mask == nil && layer.cornerRadius == 20 && layer.masksToBounds)
      Contour(of: frame, corners: Corners(topLeft: 20, topRight: 10)).round(layer, isCut: true)
      #expect(layer.mask is CAShapeLayer && layer.cornerRadius == 0 && !layer.masksToBounds)
    }

    @Test("a path that starts with a line or a curve starts at its first point")
    func beginnings() {
      let points = [(1.0, 2.0), (3, 4), (5, 6)].map { OverlayPoint(x: $0, y: $1) }
      let line = Glyph.Step.line(points[1])
      let curve = Glyph.Step.curve(points[0], points[1], to: points[2])
      let paths: [([Glyph.Step], [Glyph.Step])] = [
        ([.line(points[0]), line], [.move(points[0]), line]),
        ([curve, line], [.move(points[0]), curve, line]),
        ([.close, .line(points[0]), line], [.move(points[0]), line]),
      ]
      func path(_ steps: [Glyph.Step]) -> CGPath {
        let path = CGMutablePath()
        for step in steps { step.trace(in: path) }
        return path
      }
      #expect(paths.map { path($0.0) } == paths.map { path($0.1) })
    }

    @Test("a shadow follows the size of its surface")
    func shadow() {
      defer { app.close() }
      let surface = surface(.card)
      surface.frame.size = CGSize(width: 300, height: 60)
      StandIn.finishTurn()
      let path = surface.layer.sublayers?.compactMap(\.shadowPath).first
      #expect(path?.boundingBox == CGRect(x: 0, y: 0, width: 300, height: 60))
    }

    @Test("a scrim includes the fills of the overlays that it replaced")
    func replacedScrims() throws {
      defer { app.close() }
      let fills: [Background] = [.color(.card), .color(.accent), .color(.label)]
      let handles = fills.map { fill in
        var content = text("Hello")
        content.scrim = fill
        var overlay = still(backdrop: Backdrop(fadeIn: .curve(.linear, .seconds(1))))
        overlay.precedence = .replace()
        let handle = app.presenter.present(content, as: overlay)
        StandIn.advance(by: 0.4)
        return handle
      }
      let view = try #require(app.presenter.uiKitHost?.stage?.view)
      #expect(view.slots.keys.sorted() == handles.suffix(1).map(\.id))
      let scrim = try #require(view.slots.values.first?.scrim)
      #expect(scrim.subviews.compactMap { ($0 as? FillView)?.background } == fills)
    }

    @Test("an overlay behind another has half of its shadow")
    func shadowBehind() {
      defer { app.close() }
      var above = still()
      above.precedence = .stack
      for overlay in [still(), above] { app.presenter.present(text("Text"), as: overlay) }
      StandIn.advance(by: 0.5)
      let layers = app.scene.windows.flatMap { descendants(of: $0.layer) }
      #expect(
        layers.filter { $0.shadowPath != nil }.map(\.shadowOpacity) == [0.07, 0.05, 0.14, 0.1])
    }

    private func descendants(of layer: CALayer) -> [CALayer] {
      [layer] + (layer.sublayers ?? []).flatMap { descendants(of: $0) }
    }

    @Test("an icon in the background has the text color, in light and dark")
    func iconBehind() throws {
      defer { app.close() }
      let surface = surface(OverlayStyle(background: .image(.icon("star"))))
      let icon = try #require(
        surface.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }.first)
      for style in [UIUserInterfaceStyle.light, .dark] {
        StandIn.changeTraits { $0.userInterfaceStyle = style }
        #expect(icon.tintColor?.cgColor == surface.uiColor(.label).cgColor)
      }
    }

    @Test("a surface has an outline at increased contrast")
    func contrast() {
      defer { app.close() }
      let surface = surface(OverlayStyle(background: .color(.card)))
      func outlines() -> [CGFloat] {
        surface.layer.sublayers?.filter { !$0.isHidden }.map(\.borderWidth).filter { $0 > 0 } ?? []
      }
      #expect(outlines() == [])
      StandIn.setIncreasedContrast(true)
      StandIn.finishTurn()
      #expect(outlines() == [1])
    }

    @Test("a blur becomes opaque if the user prefers reduced transparency")
    func transparency() throws {
      defer { app.close() }
      let surface = surface(OverlayStyle(background: .blur(.regular)))
      let effect = try effect(of: surface)
      #expect(effect.effect is UIBlurEffect)
      StandIn.changeAccessibility { $0.isReduceTransparencyEnabled = true }
      StandIn.finishTurn()
      #expect(effect.effect == nil)
      #expect(effect.contentView.backgroundColor?.cgColor.alpha == 1)
    }

    /// A view that counts its layouts.
    private final class Ground: UIView {
      private(set) var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }

    @Test("a fill that is no longer a blur ignores the preference for reduced transparency")
    func formerBlur() {
      defer { app.close() }
      let (ground, fill) = (Ground(), FillView(background: .blur(.regular)))
      ground.addSubview(fill)
      app.controller.view.addSubview(ground)
      StandIn.finishTurn()
      func layouts(when isReduced: Bool) -> Int {
        let before = ground.layouts
        StandIn.changeAccessibility { $0.isReduceTransparencyEnabled = isReduced }
        StandIn.finishTurn()
        return ground.layouts - before
      }
      #expect(layouts(when: true) == 1)
      fill.background = .color(.card)
      StandIn.finishTurn()
      #expect(layouts(when: false) == 0)
    }

    @Test("a surface can be glass")
    func glass() throws {
      defer { app.close() }
      let surface = surface(OverlayStyle(background: .blur(.glass)))
      #expect(try effect(of: surface).effect is UIGlassEffect)
    }

    @Test("glass has the surface's corners as its own shape, without clipping")
    func glassCorners() throws {
      defer { app.close() }
      let glass = try effect(
        of: surface(
          OverlayStyle(
            background: .blur(.glass),
            corners: Corners(topLeft: 30, topRight: 30, bottomRight: 10, bottomLeft: 0))))
      let corners = UICornerConfiguration.corners(
        topLeftRadius: .fixed(30), topRightRadius: .fixed(30), bottomLeftRadius: .fixed(0),
        bottomRightRadius: .fixed(10))
      #expect(glass.cornerConfiguration == corners)
      #expect(!glass.layer.masksToBounds && glass.layer.mask == nil)
      StandIn.changeAccessibility { $0.isReduceTransparencyEnabled = true }
      StandIn.finishTurn()
      #expect(glass.contentView.backgroundColor?.cgColor.alpha == 1)
      #expect(glass.contentView.cornerConfiguration == corners)
    }

    @Test("a blur other than glass is clipped to its corners")
    func blurCorners() throws {
      defer { app.close() }
      let blur = try effect(
        of: surface(OverlayStyle(background: .blur(.regular), corners: .all(20))))
      #expect(blur.layer.masksToBounds && blur.layer.cornerRadius == 20)
    }

    @Test("glass has the system's shadow, and the style's shadow if it is opaque")
    func glassShadow() {
      defer { app.close() }
      let surface = surface(
        OverlayStyle(background: .blur(.glass), shadow: .card))
      func shadows() -> Int {
        surface.layer.sublayers?.filter { !$0.isHidden && $0.shadowPath != nil }.count ?? 0
      }
      #expect(shadows() == 0)
      StandIn.changeAccessibility { $0.isReduceTransparencyEnabled = true }
      StandIn.finishTurn()
      #expect(shadows() == 2)
    }

    @Test(
      "fill, shadow and border have a single outline, which includes the arrow",
      arguments: [OverlayRect.Edge.top, .left, .bottom, .right])
    func arrow(edge: OverlayRect.Edge) throws {
      defer { app.close() }
      let surface = surface(
        OverlayStyle(
          background: .color(.card), corners: .all(10),
          border: OverlayBorder(.separator), shadow: OverlayStyle.card.shadow))
      surface.arrow = PlacedArrow(edge: edge, position: 40, width: 16, length: 8)
      StandIn.finishTurn()
      let outline = surface.contour.cgPath
      let whole = CGRect(surface.contour.bounds)
      #expect(whole != surface.bounds)
      #expect(outline.boundingBox == whole)
      let layers = surface.layer.sublayers ?? []
      #expect(layers.compactMap(\.shadowPath) == [outline, outline])
      let borders = layers.compactMap { $0 as? CAShapeLayer }
      #expect(borders.map(\.path) == [outline])
      #expect(borders.map(\.fillColor) == [nil])
      #expect(borders.map { ($0.mask as? CAShapeLayer)?.path } == [outline])
      // The fill's mask is in the fill's coordinates.
      let fill = try #require(surface.subviews.first)
      #expect(fill.frame == whole)
      let mask = try #require(fill.layer.mask as? CAShapeLayer)
      #expect(mask.path == surface.contour.inItsBounds.cgPath)
      #expect(mask.path?.boundingBox == fill.bounds)
      #expect(surface.contentView.frame == surface.bounds)
    }

    @Test("a surface that loses its arrow looks like a surface without an arrow")
    func arrowGone() {
      defer { app.close() }
      let style = OverlayStyle(
        background: .blur(.regular), corners: .all(10), border: OverlayBorder(.separator))
      let (surface, other) = (surface(style), surface(style))
      surface.arrow = PlacedArrow(edge: .top, position: 40, width: 16, length: 8)
      StandIn.finishTurn()
      surface.arrow = nil
      StandIn.finishTurn()
      func looks(_ surface: SurfaceView) -> [String] {
        descendants(of: surface.layer).map {
          "\($0.frame) \($0.cornerRadius) \($0.masksToBounds) \($0.mask == nil) \($0.borderWidth)"
        }
      }
      #expect(looks(surface) == looks(other))
      #expect(surface.contour.isRoundedRectangle)
    }

    @Test("a blur is clipped to the arrow, and glass has no arrow")
    func arrowOfBlur() throws {
      defer { app.close() }
      let arrow = PlacedArrow(edge: .bottom, position: 40, width: 16, length: 8)
      let surface = surface(OverlayStyle(background: .blur(.regular), corners: .all(10)))
      surface.arrow = arrow
      let glass = self.surface(OverlayStyle(background: .blur(.glass), corners: .all(10)))
      glass.arrow = arrow
      StandIn.finishTurn()
      let mask = try #require(try effect(of: surface).layer.mask as? CAShapeLayer)
      #expect(mask.path == surface.contour.inItsBounds.cgPath)
      #expect(glass.contour.arrow == nil)
      #expect(try effect(of: glass).frame == glass.bounds)
    }

    private func effect(of surface: SurfaceView) throws -> UIVisualEffectView {
      try #require(
        surface.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.first)
    }
  }
}
#endif
