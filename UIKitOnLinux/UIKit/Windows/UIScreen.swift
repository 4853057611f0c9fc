import Foundation

/// A display, which is the device's own or another connected one.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()

  /// All connected screens, the device's own first.
  open class var screens: [UIScreen] { [main] + World.current.otherScreens }

  /// The fixed size of another screen, or `nil` for the device's own.
  private let size: CGSize?

  open var bounds: CGRect { CGRect(origin: .zero, size: size ?? World.current.screenSize) }
  open var scale: CGFloat { traitCollection.displayScale }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { Int(StandIn.framesPerSecond) }
  open var traitCollection: UITraitCollection { .device }
  open private(set) lazy var coordinateSpace: any UICoordinateSpace = PlaneSpace { [unowned self] in
    bounds
  }

  init(size: CGSize? = nil) {
    self.size = size
    super.init()
  }
}

/// The coordinate space of a rectangle on the screen, with the origin in its upper left corner.
@MainActor
final class PlaneSpace: NSObject, UICoordinateSpace {
  private let place: () -> CGRect

  /// Creates a coordinate space for the rectangle on the screen that `place` returns.
  init(_ place: @escaping () -> CGRect) {
    self.place = place
  }

  var bounds: CGRect { CGRect(origin: .zero, size: place().size) }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    space.fromScreen(toScreen(point))
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    fromScreen(space.toScreen(point))
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    space.fromScreen(toScreen(rect))
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    fromScreen(space.toScreen(rect))
  }

  /// The transform from the plane's to the screen's coordinates.
  var transform: CGAffineTransform {
    CGAffineTransform(translationX: place().minX, y: place().minY)
  }
}

extension UICoordinateSpace {
  /// The transform from the space's to the screen's coordinates.
  private var screenTransform: CGAffineTransform {
    if let plane = self as? PlaneSpace { return plane.transform }
    guard let view = self as? UIView else { return .identity }
    let origin = view.window?.windowScene?.frameOnScreen.origin ?? .zero
    return view.layer.transform(up: nil).concatenating(
      CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  func toScreen(_ point: CGPoint) -> CGPoint { point.applying(screenTransform) }

  func toScreen(_ rect: CGRect) -> CGRect { rect.applying(screenTransform) }

  func fromScreen(_ point: CGPoint) -> CGPoint { point.applying(screenTransform.inverted()) }

  func fromScreen(_ rect: CGRect) -> CGRect { rect.applying(screenTransform.inverted()) }
}
