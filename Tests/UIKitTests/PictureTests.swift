#if GTK && UIKIT_STAND_IN
import Testing
import UIKit

extension StandInTests {
  @Suite("Snapshots of the stand-in")
  @MainActor
  struct PictureTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      root.backgroundColor = .white
    }

    private func box(_ frame: CGRect, _ color: UIColor, in parent: UIView? = nil) -> UIView {
      let view = UIView(frame: frame)
      view.backgroundColor = color
      (parent ?? root).addSubview(view)
      return view
    }

    private func check(
      _ expected: [(x: Double, y: Double, pixel: Picture.Pixel)], scale: Double = 2,
      tolerance: Int = 2, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let picture = StandIn.picture(of: root, scale: scale)
      #expect(picture.width == Int(100 * scale), sourceLocation: sourceLocation)
      for (x, y, pixel) in expected {
        let found = picture.pixel(at: CGPoint(x: x, y: y))
        #expect(
          found.isNear(pixel, tolerance: tolerance), "(\(x), \(y)): \(found)",
          sourceLocation: sourceLocation)
      }
    }

    private static let white = Picture.Pixel(red: 255, green: 255, blue: 255)
    private static let black = Picture.Pixel(red: 0, green: 0, blue: 0)
    private static let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    private static let blue = Picture.Pixel(red: 0, green: 0, blue: 255)

    @Test("a view is moved, rotated and scaled about its center")
    func transforms() {
      let view = box(CGRect(x: 40, y: 30, width: 20, height: 40), .red)
      check([(50, 32, Self.red), (42, 50, Self.red), (35, 50, Self.white)])
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      check([(50, 32, Self.white), (32, 50, Self.red), (68, 50, Self.red)])
      view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
      check([(32, 50, Self.red), (50, 38, Self.white), (50, 42, Self.red)])
    }

    @Test("an opacity is applied once to a view with all its subviews")
    func opacity() {
      let view = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
      _ = box(CGRect(x: 0, y: 0, width: 30, height: 60), .blue, in: view)
      view.alpha = 0.5
      check([
        (30, 50, Picture.Pixel(red: 127, green: 127, blue: 255)),
        (70, 50, Picture.Pixel(red: 255, green: 127, blue: 127)),
      ])
      view.isHidden = true
      check([(30, 50, Self.white), (70, 50, Self.white)])
    }

    @Test("only the specified corners are round, and they clip if the view clips")
    func corners() {
      let view = box(CGRect(x: 10, y: 10, width: 80, height: 80), .red)
      view.layer.cornerRadius = 20
      view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      let inner = box(CGRect(x: 0, y: 0, width: 80, height: 80), .blue, in: view)
      check([(12, 12, Self.blue), (88, 12, Self.blue)])
      view.clipsToBounds = true
      check([
        (12, 12, Self.white), (88, 12, Self.blue), (12, 88, Self.blue), (88, 88, Self.white),
        (17, 17, Self.blue),
      ])
      inner.isHidden = true
      check([(12, 12, Self.white), (88, 12, Self.red)])
    }

    @Test("a continuous corner starts earlier than a circular corner")
    func continuousCorners() throws {
      func edge(_ curve: CALayerCornerCurve) -> CGFloat? {
        root.subviews.forEach { $0.removeFromSuperview() }
        let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
        view.layer.cornerRadius = 20
        view.layer.cornerCurve = curve
        let picture = StandIn.picture(of: root, scale: 10)
        return picture.extent { $0.green > 40 }.map { _ in
          // The distance from the corner at which the upper edge is filled.
          let row = (0..<500).first { picture.pixel(x: $0, y: 1).green < 128 }
          return CGFloat(row ?? 0) / 10
        }
      }
      let circular = try #require(edge(.circular))
      let continuous = try #require(edge(.continuous))
      #expect(circular > 16 && circular < 20)
      #expect(continuous > circular + 2 && continuous < 31)
    }

    @Test("a border is inside the edge and above the content")
    func borders() {
      let view = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.blue.cgColor
      _ = box(view.bounds, .white, in: view)
      check([
        (19, 50, Self.white), (21, 50, Self.blue), (23, 50, Self.blue), (25, 50, Self.white),
      ])
    }

    @Test("a gradient has its colors at their locations")
    func gradients() {
      let gradient = CAGradientLayer()
      gradient.frame = root.bounds
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 0)
      root.layer.addSublayer(gradient)
      check([(50, 10, Picture.Pixel(red: 127, green: 0, blue: 127))], tolerance: 4)
      gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, 0.5, 1]
      check(
        [(49, 90, Self.red), (75, 10, Picture.Pixel(red: 127, green: 0, blue: 127))], tolerance: 4)
    }

    @Test("a shape is filled by its rule and stroked with its line caps")
    func shapes() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
      path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
      let shape = CAShapeLayer()
      shape.frame = root.bounds
      shape.path = path
      shape.fillColor = UIColor.red.cgColor
      root.layer.addSublayer(shape)
      check([(50, 50, Self.red)])
      shape.fillRule = .evenOdd
      check([(50, 50, Self.white), (20, 50, Self.red)])
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 30, y: 50))
      line.addLine(to: CGPoint(x: 70, y: 50))
      shape.path = line
      shape.fillColor = nil
      shape.strokeColor = UIColor.blue.cgColor
      shape.lineWidth = 20
      check([(25, 50, Self.white), (50, 58, Self.blue)])
      shape.lineCap = .round
      check([(22, 50, Self.blue), (22, 58, Self.white)])
      shape.strokeEnd = 0.5
      check([(48, 50, Self.blue), (65, 50, Self.white)])
    }

    @Test("a mask keeps the part that it covers")
    func masks() {
      let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), .red)
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)
      view.layer.mask = mask
      check([(50, 50, Self.red), (27, 27, Self.white), (10, 50, Self.white)])
    }

    @Test("a shadow's radius is its standard deviation, and the shadow is at its offset")
    func shadows() {
      let view = box(CGRect(x: -100, y: -100, width: 300, height: 150), .clear)
      view.layer.shadowPath = CGPath(
        rect: CGRect(x: 0, y: 0, width: 300, height: 150), transform: nil)
      view.layer.shadowRadius = 10
      view.layer.shadowOpacity = 1
      view.layer.shadowOffset = .zero
      // The fraction of a Gaussian beyond zero, one and two deviations.
      func shade(_ share: Double) -> Picture.Pixel {
        let part = UInt8((255 * (1 - share)).rounded())
        return Picture.Pixel(red: part, green: part, blue: part)
      }
      check(
        [(50, 50, shade(0.5)), (50, 60, shade(0.159)), (50, 70, shade(0.023))], tolerance: 8)
      view.layer.shadowOffset = CGSize(width: 0, height: 10)
      check([(50, 60, shade(0.5))], tolerance: 8)
      view.layer.masksToBounds = true
      check([(50, 60, Self.white)])
    }

    @Test("a shadow without a path has the shape of the content")
    func shadowsOfContent() {
      let view = box(CGRect(x: 0, y: 0, width: 100, height: 100), .clear)
      let inner = box(CGRect(x: 40, y: 20, width: 20, height: 20), .red, in: view)
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = CGSize(width: 0, height: 40)
      check([(50, 30, Self.red), (50, 70, Self.black), (30, 70, Self.white)])
      inner.isHidden = true
      check([(50, 70, Self.white)])
    }

    @Test("a blur effect removes the details of the content behind the effect")
    func effects() {
      for column in stride(from: 0.0, to: 100, by: 4) {
        _ = box(CGRect(x: column, y: 0, width: 2, height: 100), .black)
      }
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
      effect.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
      root.addSubview(effect)
      let picture = StandIn.picture(of: root)
      #expect(picture.pixel(x: 4, y: 50).red == 0 && picture.pixel(x: 6, y: 50).red == 255)
      let pixels = (30..<70).map { Int(picture.pixel(x: $0, y: 50).red) }
      #expect((pixels.max() ?? 0) - (pixels.min() ?? 0) <= 3)
      #expect(pixels[0] > 80 && pixels[0] < 130)
      effect.effect = nil
      check([(50.5, 50, Self.white), (49, 50, Self.black)], scale: 1)
    }

    @Test("text has the color for the view's appearance")
    func text() throws {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      label.text = "■"
      label.font = .systemFont(ofSize: 60)
      label.textAlignment = .center
      root.addSubview(label)
      let light = StandIn.picture(of: root)
      let extent = try #require(light.extent { $0.red < 128 })
      #expect(abs(extent.midX - 50) < 2 && extent.height > 20)
      root.overrideUserInterfaceStyle = .dark
      root.backgroundColor = .black
      let dark = StandIn.picture(of: root)
      #expect(dark.extent { $0.red > 128 } == extent)
    }

    @Test(
      "text starts at the interface's leading side, regardless of its first character",
      arguments: ["3 م", "م", "م 3", "3 m", "m"])
    func naturalAlignment(text: String) throws {
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      label.text = text
      label.font = .systemFont(ofSize: 16)
      root.addSubview(label)
      for (direction, isAtLeft) in [
        (UISemanticContentAttribute.forceLeftToRight, true), (.forceRightToLeft, false),
      ] {
        label.semanticContentAttribute = direction
        let extent = try #require(StandIn.picture(of: root).extent { $0.red < 128 })
        #expect(isAtLeft ? extent.maxX < 50 : extent.minX > 50)
      }
    }

    @Test("a moving view is drawn at its position for the clock's time")
    func moments() {
      StandIn.reset()
      let (scene, window) = StandIn.launch(size: CGSize(width: 100, height: 100), safeArea: .zero)
      window.backgroundColor = .white
      let view = box(CGRect(x: 0, y: 40, width: 20, height: 20), .red, in: window)
      StandIn.finishTurn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.center.x = 90
      }
      StandIn.advance(by: 0.5)
      let picture = StandIn.picture(of: scene)
      #expect(picture.width == 100)
      #expect(picture.extent { $0 == Self.red } == CGRect(x: 40, y: 40, width: 20, height: 20))
      StandIn.advance(by: 1)
      let later = StandIn.picture(of: scene)
      #expect(later.extent { $0 == Self.red } == CGRect(x: 80, y: 40, width: 20, height: 20))
    }

    @Test("an image is placed by its content mode, and a template has the view's tint")
    func images() throws {
      let data = try #require(Self.file())
      let image = try #require(UIImage(data: data))
      #expect(image.size == CGSize(width: 4, height: 2))
      let view = UIImageView(image: image)
      view.frame = root.bounds
      view.contentMode = .scaleAspectFit
      root.addSubview(view)
      check([(50, 20, Self.white), (50, 50, Self.blue), (50, 80, Self.white)])
      view.contentMode = .center
      check([(50, 50, Self.blue), (45, 50, Self.white)])
      view.image = image.withRenderingMode(.alwaysTemplate)
      view.contentMode = .scaleToFill
      view.tintColor = .red
      check([(50, 50, Self.red)])
      #expect(UIImage(systemName: "no such symbol") == nil)
      #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    /// The bytes of a PNG with four by two blue pixels.
    private static func file() -> Data? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
      view.backgroundColor = .blue
      let path = FileManager.default.temporaryDirectory.appendingPathComponent(
        "stand-in-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: path) }
      guard StandIn.picture(of: view).writePNG(to: path.path) else { return nil }
      return try? Data(contentsOf: path)
    }
  }
}
#endif
