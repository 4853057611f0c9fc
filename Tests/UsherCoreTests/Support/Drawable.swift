@testable import UsherCore

extension PlacedOverlay {
  /// Whether a host can draw all numbers of the overlay.
  var isDrawable: Bool {
    let lengths = [
      frame.minX, frame.minY, frame.size.width, frame.size.height, frame.maxX, frame.maxY,
      currentFrame.minX, currentFrame.minY, currentFrame.maxX, currentFrame.maxY,
      rotation, scale,
      backgroundFrame.minX, backgroundFrame.minY, backgroundFrame.maxX, backgroundFrame.maxY,
    ]
    return lengths.allSatisfy { $0.isFinite } && (0...1).contains(opacity)
      && (0...1).contains(timeLeft ?? 0) && scrim?.isDrawable != false
  }
}

extension Scrim {
  /// Whether a host can draw all numbers of the scrim.
  var isDrawable: Bool {
    ([opacity, share] + replaced.map(\.share)).allSatisfy { (0...1).contains($0) }
      && (replaced.first?.share ?? share) == 1
  }
}
