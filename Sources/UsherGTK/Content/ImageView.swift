#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// A widget for a still or animated image.
@MainActor
final class ImageView: WidgetBehavior {
  private let image: OverlayNode.Image
  /// The artwork for each frame of the animation, with at least one frame.
  private let frames: [Artwork]
  private let environment: ViewEnvironment
  /// Whether the image's minimum width is its full width, as in a row.
  ///
  /// Otherwise, the minimum width is 0, and the sides are clipped if there isn't enough space.
  private let keepsWidth: Bool
  private var ticker: FrameTicker?
  private var shown = 0
  private var scale = 1.0

  /// Creates an image with at least one artwork, in a stack along `axis`.
  init(
    _ image: OverlayNode.Image, frames: [Artwork], in axis: OverlayNode.Stack.Axis,
    _ environment: ViewEnvironment
  ) {
    self.image = image
    keepsWidth = axis == .horizontal
    self.frames = frames
    self.environment = environment
    super.init(
      role: image.label == nil ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
    if let label = image.label { AccessibleWidget(widget).setLabel(label) }
    environment.traits.addObserver(self) { [weak self] in self?.redraw() }
    guard let motion = image.motion, motion.isSeen else { return }
    let ticker = FrameTicker(for: widget)
    self.ticker = ticker
    ticker.tick = { [weak self] seconds in
      self?.move(motion, to: seconds)
      return true
    }
    ticker.isWanted = environment.allowsMotion.value
    environment.allowsMotion.addObserver(self) { [weak self] in self?.followMotion() }
  }

  override func measure(
    _ orientation: GtkOrientation, across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return (Int32(size.height), Int32(size.height))
    }
    return (keepsWidth ? Int32(size.width) : 0, Int32(size.width))
  }

  /// The image's size, in points.
  ///
  /// Icons are scaled with the text.
  private var size: OverlaySize {
    image.size(scaledBy: { $0 * TextScale.of(widget) })
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    // In a larger allocation, the image keeps its size and is centered.
    let (size, width, height) = (size, bounds.size.width, bounds.size.height)
    gtk_snapshot_save(snapshot)
    // Whole points keep icons sharp.
    var corner = graphene_point_t(
      x: Float(((width - size.width) / 2).rounded(.down)),
      y: Float(((height - size.height) / 2).rounded(.down)))
    gtk_snapshot_translate(snapshot, &corner)
    if scale != 1 {
      var middle = graphene_point_t(
        x: Float(size.width / 2), y: Float(size.height / 2))
      gtk_snapshot_translate(snapshot, &middle)
      gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
      (middle.x, middle.y) = (-middle.x, -middle.y)
      gtk_snapshot_translate(snapshot, &middle)
    }
    drawCut(in: size, into: snapshot)
    gtk_snapshot_restore(snapshot)
  }

  private func drawCut(in size: OverlaySize, into snapshot: OpaquePointer) {
    let artwork = frames[shown]
    let frame = image.fit.frame(of: artwork.size, in: size)
    var room = OverlayRect(x: 0, y: 0, width: size.width, height: size.height).graphene
    let juts = frame.minX < 0 || frame.minY < 0
    if image.isRound {
      var outline = GskRoundedRect()
      var corner = graphene_size_t(width: room.size.width / 2, height: room.size.height / 2)
      gsk_rounded_rect_init(&outline, &room, &corner, &corner, &corner, &corner)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
    } else if juts {
      gtk_snapshot_push_clip(snapshot, &room)
    }
    artwork.draw(into: snapshot, over: frame, color: environment.resolve(image.color))
    if image.isRound || juts { gtk_snapshot_pop(snapshot) }
  }

  private func move(_ motion: OverlayNode.Image.Motion, to seconds: Double) {
    let known = (shown, scale)
    follow(motion, to: seconds)
    if known != (shown, scale) { redraw() }
  }

  private func follow(_ motion: OverlayNode.Image.Motion, to seconds: Double) {
    guard motion.isSeen else { return }
    switch motion {
    case .both(let first, let second):
      follow(first, to: seconds)
      follow(second, to: seconds)
    case .sequence(_, let period):
      shown = min(Int(share(of: period, at: seconds) * Double(frames.count)), frames.count - 1)
    case .pulse(let greatest, let period):
      let share = share(of: period, at: seconds)
      scale = 1 + (greatest - 1) * Timing.Curve.easeInOut.progress(at: min(share, 1 - share) * 2)
    }
  }

  private func share(of period: Duration, at seconds: Double) -> Double {
    (seconds / period.seconds).truncatingRemainder(dividingBy: 1)
  }

  private func followMotion() {
    ticker?.isWanted = environment.allowsMotion.value
    guard !environment.allowsMotion.value else { return }
    (shown, scale) = (0, 1)
    redraw()
  }
}
#endif
