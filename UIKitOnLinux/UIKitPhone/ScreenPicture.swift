#if GTK && UIKIT_STAND_IN
internal import CGTK
internal import UIKit

/// A picture of a phone's screen.
@MainActor
public struct ScreenPicture {
  private let surface: OpaquePointer?

  /// Draws a screen with a number of pixels per point, and calls `body` with the picture.
  public static func of<Result>(
    _ screen: Screen, scale: Double, _ body: (ScreenPicture) -> Result
  ) -> Result {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((Double(screen.size.width) * scale).rounded()),
      Int32((Double(screen.size.height) * scale).rounded()))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_scale(context, scale, scale)
    ScreenPainter(screen, on: context).paint(scale: scale)
    return body(ScreenPicture(surface: surface))
  }

  /// Writes the picture to a PNG file, and returns whether writing succeeded.
  public func writePNG(to path: String) -> Bool {
    cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }
}
#endif
