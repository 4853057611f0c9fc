internal import UsherCore

/// The handle at the free edge of a sheet, or of another overlay with several detents.
///
/// With several detents, it is a button that selects the next higher detent, or the lowest after
/// the highest.
enum Grabber {
  /// Returns the content with a grabber, if an overlay with this configuration has one.
  static func added(
    to content: OverlayContent, for overlay: OverlayConfiguration
  ) -> OverlayContent {
    let isControl = overlay.restsAtDetents && overlay.detents.count > 1
    guard isControl || content.hasGrabber, !content.root.isNative else { return content }
    let isAtTop = overlay.placement.vertical == .top
    let grabber: OverlayNode? =
      if isControl {
        .button(control)
      } else if overlay.placement.vertical == .center {
        nil
      } else {
        mark(isAtTop: isAtTop)
      }
    // The row is empty in the center, so that a dialog that becomes a sheet keeps its other views.
    let row = OverlayNode.stack(
      OverlayNode.Stack(.vertical, spacing: 0, children: grabber.map { [$0] } ?? []))
    var shown = content
    shown.root = .stack(
      OverlayNode.Stack(
        .vertical, spacing: 0, alignment: .fill,
        children: isAtTop ? [content.root, row] : [row, content.root]))
    return shown
  }

  private static let color = AdaptiveColor.secondaryLabel.opacity(0.4)

  private static func mark(isAtTop: Bool) -> OverlayNode {
    .box(
      OverlayNode.Box(
        style: OverlayStyle(background: .color(color), shadow: nil),
        margins: Insets(top: isAtTop ? 0 : 8, left: 0, bottom: isAtTop ? 8 : 0, right: 0),
        width: Look.grabber.width, height: Look.grabber.height))
  }

  private static var control: OverlayNode.Button {
    var image = OverlayNode.Image(.glyph(.pill), size: Look.grabber, fit: .stretch, color: color)
    image.followsTextScale = false
    var button = OverlayNode.Button(
      label: OverlayNode.Text(""), icon: image,
      style: .plain.shaped(
        cornerRadius: 12, padding: Insets(horizontal: 14, vertical: 0), height: 24),
      description: OverlayStrings.current[.resize], dismisses: false
    ) { handle in
      handle.selectNextDetent()
    }
    button.kind = .grabber
    button.identifier = "usher.grabber"
    return button
  }
}

extension Glyph {
  /// A shape with round ends if it is stretched to the size of a grabber.
  fileprivate static let pill: Glyph = {
    let (width, height) = (Look.grabber.width, Look.grabber.height)
    let radius = height / 2
    // The distance of the control points of a quarter of a circle, for a radius of 1.
    let bow = 0.5523 * radius
    func point(_ x: Double, _ y: Double) -> OverlayPoint {
      OverlayPoint(x: x, y: y * width / height)
    }
    let (right, middle) = (width - radius, radius)
    return Glyph(
      side: width,
      shapes: [
        Shape([
          .move(point(radius, 0)), .line(point(right, 0)),
          .curve(
            point(right + bow, 0), point(width, middle - bow), to: point(width, middle)),
          .curve(
            point(width, middle + bow), point(right + bow, height), to: point(right, height)),
          .line(point(radius, height)),
          .curve(
            point(radius - bow, height), point(0, middle + bow), to: point(0, middle)),
          .curve(point(0, middle - bow), point(radius - bow, 0), to: point(radius, 0)),
          .close,
        ])
      ])
  }()
}
