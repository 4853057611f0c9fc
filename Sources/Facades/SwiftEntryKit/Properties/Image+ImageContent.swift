internal import Foundation
internal import Usher

extension Node.Image {
  /// The picture that content shows; `nil` where that has none, or one that takes no room.
  init?(_ content: EKProperty.ImageContent) {
    guard let first = content.images.first else { return nil }
    let size = content.size ?? first.size
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(
      Node.Image.Source(first), size: Size(width: size.width, height: size.height),
      fit: Node.Image.Fit(content.contentMode), isRound: content.makesRound,
      color: content.tint.map { AdaptiveColor($0, content.displayMode) } ?? .label,
      motion: Node.Image.Motion(content))
    identifier = content.accessibilityIdentifier
  }
}

extension Node.Image.Motion {
  /// How content moves; `nil` where it stands still.
  fileprivate init?(_ content: EKProperty.ImageContent) {
    switch (Node.Image.Motion(sequenceOf: content), Node.Image.Motion(pulseOf: content.animation)) {
    case (let sequence?, let pulse?): self = .both(sequence, pulse)
    case (let motion?, nil), (nil, let motion?): self = motion
    case (nil, nil): return nil
    }
  }

  private init?(sequenceOf content: EKProperty.ImageContent) {
    let (images, seconds) = (content.images, content.imageSequenceAnimationDuration)
    guard images.count > 1, seconds.isFinite else { return nil }
    // As UIKit plays pictures that nobody gave a time: thirty in a second.
    let period = seconds > 0 ? min(seconds, Self.longest) : Double(images.count) / 30
    self = .sequence(images.dropFirst().map { Node.Image.Source($0) }, period: .seconds(period))
  }

  private init?(pulseOf animation: EKProperty.ImageContent.TransformAnimation) {
    guard case .animate(let seconds, _, let transform) = animation, seconds.isFinite, seconds > 0
    else { return nil }
    let area = transform.a * transform.d - transform.b * transform.c
    let scale = Double(abs(area)).squareRoot()
    guard scale.isFinite, scale != 1 else { return nil }
    // It goes and comes back.
    self = .pulse(scale: scale, period: .seconds(2 * min(seconds, Self.longest)))
  }

  /// A day: nobody waits for longer, and no clock counts too far.
  private static let longest = 86_400.0
}
