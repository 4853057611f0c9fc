#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension OverlayNode.Image {
  /// Creates the image for content.
  ///
  /// Fails if there are no images or the image takes up no space.
  init?(_ content: EKProperty.ImageContent) {
    guard let first = content.images.first else { return nil }
    let size = content.size ?? first.size
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(
      OverlayNode.Image.Source(first), size: OverlaySize(width: size.width, height: size.height),
      fit: OverlayNode.Image.Fit(content.contentMode), isRound: content.makesRound,
      color: content.tint.map { AdaptiveColor($0, content.displayMode) } ?? .label,
      motion: OverlayNode.Image.Motion(content))
    identifier = content.accessibilityIdentifier
  }
}

extension OverlayNode.Image.Motion {
  /// Creates the motion for content, or `nil` if the image doesn't move.
  fileprivate init?(_ content: EKProperty.ImageContent) {
    switch (
      OverlayNode.Image.Motion(sequenceOf: content),
      OverlayNode.Image.Motion(pulseOf: content.animation)
    ) {
    case (let sequence?, let pulse?): self = .both(sequence, pulse)
    case (let motion?, nil), (nil, let motion?): self = motion
    case (nil, nil): return nil
    }
  }

  private init?(sequenceOf content: EKProperty.ImageContent) {
    let (images, seconds) = (content.images, content.imageSequenceAnimationDuration)
    guard images.count > 1, seconds.isFinite else { return nil }
    // UIKit plays 30 images per second if no duration is set.
    let period = seconds > 0 ? min(seconds, Self.longest) : Double(images.count) / 30
    self = .sequence(
      images.dropFirst().map { OverlayNode.Image.Source($0) }, period: .seconds(period))
  }

  private init?(pulseOf animation: EKProperty.ImageContent.TransformAnimation) {
    guard case .animate(let seconds, _, let transform) = animation, seconds.isFinite, seconds > 0
    else { return nil }
    let area = transform.a * transform.d - transform.b * transform.c
    let scale = Double(abs(area)).squareRoot()
    guard scale.isFinite, scale != 1 else { return nil }
    // One period is the motion to the scale and back.
    self = .pulse(scale: scale, period: .seconds(2 * min(seconds, Self.longest)))
  }

  /// The longest period, in seconds: a day.
  private static let longest = 86_400.0
}
#endif
