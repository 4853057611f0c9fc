import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher

@Suite("Images")
@MainActor
struct ImageViewTests {
  private func picture(_ content: EKProperty.ImageContent) -> OverlayNode.Image? {
    let node = EKImageNoteMessageView(with: Samples.label("A"), imageContent: content).usherContent
      .root
    return node.image
  }
  private let frames = (1...6).map { icon("frame\($0)") }
  private let pulse = EKProperty.ImageContent.TransformAnimation.animate(
    duration: 0.5, options: .curveEaseInOut, transform: CGAffineTransform(scaleX: 1.1, y: 1.1))

  @Test("several images are shown in sequence, in the given duration")
  func sequence() {
    let sources = frames.dropFirst().map { OverlayNode.Image.Source($0) }
    #expect(
      picture(EKProperty.ImageContent(images: frames))?.motion
        == .sequence(sources, period: .seconds(1)))
    #expect(
      picture(EKProperty.ImageContent(images: frames, imageSequenceAnimationDuration: 0))?.motion
        == .sequence(sources, period: .seconds(0.2)))
    #expect(picture(EKProperty.ImageContent(images: [frames[0]]))?.motion == nil)
  }

  @Test("an image without a width or a height isn't shown")
  func empty() {
    for size in [CGSize(width: 0, height: 10), CGSize(width: 10, height: 0)] {
      #expect(picture(EKProperty.ImageContent(image: frames[0], size: size)) == nil)
    }
  }

  @Test("a transform's scale is played forward and back")
  func pulses() {
    guard
      case .pulse(let scale, let period)? = picture(
        EKProperty.ImageContent(image: frames[0], animation: pulse))?.motion
    else {
      Issue.record("it stands still")
      return
    }
    #expect(abs(scale - 1.1) < 1e-12)
    #expect(period == .seconds(1))
    let turn = EKProperty.ImageContent.TransformAnimation.animate(
      duration: 1, options: [], transform: .identity)
    #expect(picture(EKProperty.ImageContent(image: frames[0], animation: turn))?.motion == nil)
  }

  @Test("images in a sequence can also pulse")
  func both() {
    let content = EKProperty.ImageContent(images: frames, animation: pulse)
    guard case .both(.sequence(let sources, _), .pulse)? = picture(content)?.motion else {
      Issue.record("one is missing")
      return
    }
    #expect(sources.count == 5)
  }

  @Test(
    "an image with an invalid animation duration doesn't move",
    arguments: [-1, 0, Double.nan, .infinity])
  func badDuration(_ seconds: Double) {
    let content = EKProperty.ImageContent(
      image: frames[0],
      animation: .animate(
        duration: seconds, options: [], transform: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(picture(content)?.motion == nil)
  }

  @Test("an image has the size, fit, roundness, tint and identifier of its content")
  func looks() {
    let content = EKProperty.ImageContent(
      image: frames[0], displayMode: .dark, size: CGSize(width: 10, height: 20),
      tint: EKColor(light: .red, dark: .blue), contentMode: .scaleAspectFit, makesRound: true,
      accessibilityIdentifier: "name")
    expect(
      EKImageNoteMessageView(with: Samples.label("A"), imageContent: content),
      """
      vertical 0.0 center padding 0.0 16.0 0.0 16.0
        horizontal 0.0 center padding 0.0 0.0 0.0 0.0
          image frame1 10.0x20.0 fit round 0000FF #name
          vertical 0.0 fill padding 7.0 8.0 7.0 8.0
            text "A" 10.0 regular 000000 leading
      """)
    #expect(
      picture(EKProperty.ImageContent(image: frames[0]))?.size == OverlaySize(width: 24, height: 24)
    )
  }

  @Test("content without an image takes up no space")
  func nothing() {
    for content in [
      EKProperty.ImageContent(images: []), EKProperty.ImageContent(image: UIImage()),
    ] {
      #expect(picture(content) == nil)
    }
  }
}

extension OverlayNode {
  fileprivate var image: OverlayNode.Image? {
    if case .image(let image) = self { return image }
    return children.lazy.compactMap { $0.image }.first
  }
}
