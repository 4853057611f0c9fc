#if os(iOS) || UIKIT_STAND_IN
internal import UIKit
internal import Usher

/// The view of one overlay: a surface with the content.
@MainActor
final class OverlayCard: UIView {
  private let built: BuiltContent<ViewBuilder>
  private let surface: SurfaceView
  private var content = UIView()
  private(set) var placed: PlacedOverlay?
  /// The menu that offers to copy texts of the content.
  var copyMenu: CopyMenu?
  /// The last motion that the render server played, and its start in Core Animation's time.
  private var played: (track: MotionTrack, start: CFTimeInterval)?
  /// The last proposal, and the size that the content needed.
  private var measured: (proposal: SizeProposal, size: OverlaySize)?

  /// Creates a card without content.
  ///
  /// - Parameters:
  ///   - style: The style of the surface.
  ///   - builder: Creates the views of the content.
  init(style: OverlayStyle, builder: ViewBuilder) {
    built = BuiltContent(by: builder)
    surface = SurfaceView(style: style, images: builder.images)
    super.init(frame: .zero)
    addSubview(surface)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var controls: Controls { built.builder.controls }

  /// The loader of images for the content and the scrim.
  var images: ImageLoader { built.builder.images }

  /// Shows content, and reuses existing views if possible.
  func show(_ content: OverlayContent) {
    // Even if its only image can't be loaded, the content has a surface that stays visible.
    hold(built.show(content.root) ?? UIView())
    measured = nil
    surface.style = content.style
  }

  private func hold(_ content: UIView) {
    self.content = content
    surface.contentView.setSubviews([content])
    setNeedsLayout()
  }

  /// Describes the card to assistive technology.
  ///
  /// - Parameters:
  ///   - semantics: The overlay's semantics.
  ///   - anchor: The label of the anchor view, which becomes part of the card's label, or `nil`
  ///     without an anchor.
  func describe(as semantics: ResolvedSemantics, beside anchor: String? = nil) {
    accessibilityContainerType = .semanticGroup
    shouldGroupAccessibilityChildren = true
    let names = [anchor, semantics.label].compactMap { $0 }.filter { !$0.isEmpty }
    accessibilityLabel = names.isEmpty ? nil : names.joined(separator: ", ")
    accessibilityIdentifier = semantics.identifier
    offerActions()
  }

  func size(within proposal: SizeProposal) -> OverlaySize {
    let size = needed(within: proposal)
    measured = (proposal, size)
    return size
  }

  /// The new size of the content, or `nil` if it hasn't changed or was never measured.
  var outgrownSize: OverlaySize? {
    guard let measured else { return nil }
    let size = needed(within: measured.proposal)
    guard size != measured.size else { return nil }
    self.measured = (measured.proposal, size)
    return size
  }

  /// How much of the surface's shadow is visible, from 0 to 1.
  var shadow: Double {
    get { surface.shadow }
    set { surface.shadow = newValue }
  }

  /// Moves the card to its position in a scene, or passes its motion to the render server.
  func place(_ placed: PlacedOverlay, by playback: Playback) {
    self.placed = placed
    isUserInteractionEnabled = placed.acceptsInput
    isHidden = false
    switch playback {
    case .goesOn: break
    case .drawn:
      center(at: placed)
      rest(as: placed)
      for property in ["position", "transform", "opacity"] { layer.stopPlaying(property) }
      played = nil
    case .begins(let track, let start):
      center(at: track.samples.first ?? placed)
      rest(as: track.samples.last ?? placed)
      let rest = center
      layer.play("position", track, at: start, isAdditive: true) {
        let center = center(of: $0)
        return CGPoint(x: center.x - rest.x, y: center.y - rest.y)
      } box: {
        NSValue(cgPoint: $0)
      }
      played = (track, start)
      layer.play("transform", track, at: start, { CardTransform($0) }) {
        NSValue(caTransform3D: CATransform3DMakeAffineTransform($0.affine))
      }
      layer.playOpacity(track, at: start) { $0.opacity }
    }
  }

  /// Moves the card from its visible position to the start of its next motion.
  ///
  /// Therefore one of UIKit's animations, such as a rotation, moves the card there without a jump.
  private func center(at first: PlacedOverlay) {
    if let played, layer.isPlaying("position") {
      let passed = Duration.seconds(CACurrentMediaTime() - played.start)
      let seen = played.track.looks(at: played.track.start.advanced(by: passed))
      UIView.performWithoutAnimation { center = center(of: seen) }
    }
    center = center(of: first)
  }

  /// Sets the card's size, position and opacity at the end of its motion, or now if it doesn't
  /// move.
  ///
  /// Only the size can become part of the app's own UIKit animations, such as a rotation.
  private func rest(as last: PlacedOverlay) {
    let size = CGSize(last.frame.size)
    if bounds.size != size { bounds.size = size }
    if surface.frame != background(of: last) {
      surface.frame = background(of: last)
      setNeedsLayout()
    }
    surface.arrow = last.arrow
    UIView.performWithoutAnimation {
      center = center(of: last)
      transform = CardTransform(last).affine
      alpha = CGFloat(last.opacity)
    }
    layoutIfNeeded()
  }

  func hide() {
    placed = nil
    isHidden = true
    played = nil
    layer.removeAllAnimations()
  }

  /// Whether the card is in the current scene.
  var isShown: Bool { placed != nil }

  /// The visible frame, or `nil` if the card is invisible.
  ///
  /// For a rotated card, this is the bounding box.
  var seenFrame: CGRect? {
    let seen = layer.presentation() ?? layer
    guard isShown, seen.opacity > 0, seen.frame.width > 0 else { return nil }
    return seen.frame
  }

  /// Returns the view at a point in the overlays' superview, or `nil` outside rounded corners.
  ///
  /// Core Animation moves only the drawing. For UIKit, the card is at its resting position, so the
  /// point is converted to that position first.
  func hit(_ point: OverlayPoint, at placed: PlacedOverlay, with event: UIEvent?) -> UIView? {
    let frame = placed.currentFrame
    guard placed.scale > 0 else { return nil }
    let upright = placed.upright(point)
    let inner = CGPoint(
      x: (upright.x - frame.minX) / placed.scale, y: (upright.y - frame.minY) / placed.scale)
    guard surface.contains(convert(inner, to: surface)) else { return nil }
    return hitTest(inner, with: event) ?? self
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A new card has no size yet, so its text doesn't need to be wrapped.
    guard bounds.width > 0 else { return }
    // Content is positioned relative to the surface. The card may be scaled to zero, so coordinates
    // can't be converted through the window.
    content.frame = CGRect(
      x: -surface.frame.minX, y: -surface.frame.minY, width: bounds.width,
      height: max(bounds.height, minimumHeight(width: bounds.width)))
    (content as? NativeView)?.bleed = bleed
  }

  /// How far the background extends beyond each edge of the card.
  private var bleed: UIEdgeInsets {
    UIEdgeInsets(
      top: -surface.frame.minY, left: -surface.frame.minX,
      bottom: surface.frame.maxY - bounds.maxY, right: surface.frame.maxX - bounds.maxX)
  }

  /// Returns the height of the content for a width.
  ///
  /// The height is in whole points, or in whole pixels for one of the app's views.
  private func neededHeight(width: CGFloat) -> CGFloat {
    if let native = content as? NativeView {
      return CGFloat(native.height(filling: Double(width)))
    }
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return content.sizeThatFits(room).height.rounded(.up)
  }

  /// Returns the minimum height of the content for a width.
  ///
  /// If the content can scroll, this is less than the natural height.
  private func minimumHeight(width: CGFloat) -> CGFloat {
    guard !(content is NativeView), let piece = content as? any SizedView else {
      return neededHeight(width: width)
    }
    let natural = piece.naturalSize(width: Double(width))
    return CGFloat(piece.minimumHeight(of: natural, width: Double(width)).rounded(.up))
  }

  private func needed(within proposal: SizeProposal) -> OverlaySize {
    let room = CGSize(width: proposal.maximumWidth, height: .greatestFiniteMagnitude)
    let wanted = Double(content.sizeThatFits(room).width)
    let width = max(content is NativeView ? wanted : wanted.rounded(.up), proposal.minimumWidth)
    let fitted = min(width, proposal.maximumWidth)
    let height = neededHeight(width: CGFloat(fitted))
    let scrolling = built.fit(into: proposal.maximumHeight, natural: Double(height)) {
      Double(minimumHeight(width: CGFloat(fitted)))
    }
    if let scrolling { hold(scrolling) }
    return proposal.clamping(OverlaySize(width: fitted, height: Double(height)))
  }

  /// Returns the center of the drawn card.
  ///
  /// A card at rest is aligned to pixels, so that text is sharp.
  private func center(of placed: PlacedOverlay) -> CGPoint {
    let frame = placed.frame.moved(by: placed.offset)
    guard placed.offset == .zero, placed.scale == 1, placed.rotation == 0 else {
      return frame.center
    }
    let scale = max(Double(traitCollection.displayScale), 1)
    let way = Vector(
      dx: (frame.minX * scale).rounded() / scale - frame.minX,
      dy: (frame.minY * scale).rounded() / scale - frame.minY)
    return frame.moved(by: way).center
  }

  private func background(of placed: PlacedOverlay) -> CGRect {
    CGRect(
      OverlayRect(origin: OverlayPoint(x: 0, y: 0), size: placed.frame.size).outset(
        by: placed.bleed))
  }
}

private struct CardTransform: Equatable {
  let scale: Double
  let rotation: Double

  init(_ placed: PlacedOverlay) {
    scale = placed.scale
    rotation = placed.rotation
  }

  @MainActor var affine: CGAffineTransform {
    CGAffineTransform(rotationAngle: rotation).scaledBy(x: scale, y: scale)
  }
}
#endif
