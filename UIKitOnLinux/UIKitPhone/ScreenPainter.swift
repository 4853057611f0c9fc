#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit

/// Draws a phone's screen, which consists of the app's windows, drawn by the stand-in, and drawings
/// of the system's parts.
@MainActor
public struct ScreenPainter {
  private let screen: Screen
  private let pen: Pen

  /// Creates a painter that draws on a cairo context, in points from the screen's corner.
  public init(_ screen: Screen, on context: OpaquePointer?) {
    self.screen = screen
    pen = Pen(context: context)
  }

  private var isDark: Bool { screen.scene.traitCollection.userInterfaceStyle == .dark }
  private var isLandscape: Bool { screen.size.width > screen.size.height }

  /// Clips everything drawn from now on to the screen's round corners.
  public func clipToCorners() {
    pen.trace(CGRect(origin: .zero, size: screen.size), radius: 44)
    cairo_clip(pen.context)
  }

  /// Draws the screen, with a number of pixels per point.
  public func paint(scale: Double) {
    if screen.showsApp {
      StandIn.picture(of: screen.scene, scale: scale, background: .black).draw(on: pen.context)
      paintStatusBar()
      KeyboardPainter(screen.keyboard, pen: pen, isDark: isDark).paint(width: screen.size.width)
    } else {
      paintHomeScreen()
    }
    paintSensors()
    paintHomeIndicator()
    for place in screen.finger.places { paintFinger(at: place) }
  }

  private func paintStatusBar() {
    let manager = screen.scene.statusBarManager
    guard let manager, !manager.isStatusBarHidden, !isLandscape else { return }
    let isLight =
      switch manager.statusBarStyle {
      case .default: isDark
      case .lightContent: true
      case .darkContent: false
      }
    pen.use(isLight ? 1 : 0)
    let middle = screen.window.safeAreaInsets.top / 2 + 2
    let width = screen.size.width
    pen.write("9:41", size: 16, around: CGPoint(x: 58, y: middle), isBold: true)
    for (number, height) in [4.0, 6, 8, 10].enumerated() {
      pen.fill(
        CGRect(
          x: width - 86 + Double(number) * 4.5, y: middle + 5 - height, width: 3, height: height),
        radius: 1)
    }
    pen.fill(CGRect(x: width - 60, y: middle - 6, width: 24, height: 12), radius: 3.5)
    pen.fill(CGRect(x: width - 35, y: middle - 2, width: 1.5, height: 4), radius: 0.7)
  }

  /// Draws the housing of the camera and the sensors, at the edge that is at the top of an upright
  /// phone.
  private func paintSensors() {
    pen.use(0)
    let size = screen.size
    pen.fill(
      isLandscape
        ? CGRect(x: -20, y: size.height / 2 - 80, width: 52, height: 160)
        : CGRect(x: size.width / 2 - 80, y: -20, width: 160, height: 52), radius: 20)
  }

  private func paintHomeIndicator() {
    let isLight = isDark || !screen.showsApp
    pen.use(isLight ? 1 : 0, alpha: 0.8)
    let length = isLandscape ? 220.0 : 139
    pen.fill(
      CGRect(
        x: (screen.size.width - length) / 2, y: screen.size.height - 13, width: length, height: 5),
      radius: 2.5)
  }

  private func paintHomeScreen() {
    let size = screen.size
    cairo_set_source_rgb(pen.context, 0.16, 0.22, 0.36)
    pen.fill(CGRect(origin: .zero, size: size))
    let icon = CGRect(x: size.width / 2 - 32, y: size.height / 2 - 60, width: 64, height: 64)
    cairo_set_source_rgb(pen.context, 0.35, 0.34, 0.84)
    pen.fill(icon, radius: 15)
    pen.use(1)
    pen.fill(CGRect(x: icon.minX + 12, y: icon.minY + 14, width: 40, height: 14), radius: 5)
    pen.write("Usher", size: 12, around: CGPoint(x: icon.midX, y: icon.maxY + 14))
    pen.use(1, alpha: 0.7)
    pen.write(
      "The app is in the background. Tap to go back.", size: 13,
      around: CGPoint(x: icon.midX, y: icon.maxY + 60))
  }

  private func paintFinger(at place: CGPoint) {
    cairo_set_source_rgba(pen.context, 0.5, 0.5, 0.5, 0.45)
    pen.fill(CGRect(x: place.x - 20, y: place.y - 20, width: 40, height: 40), radius: 20)
    pen.use(1, alpha: 0.8)
    pen.trace(CGRect(x: place.x - 20, y: place.y - 20, width: 40, height: 40), radius: 20)
    cairo_set_line_width(pen.context, 1.5)
    cairo_stroke(pen.context)
  }
}
#endif
