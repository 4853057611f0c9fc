import UsherCore

extension PlacedOverlay {
  /// Whether a host can draw every number in it.
  var isDrawable: Bool {
    let lengths = [
      frame.minX, frame.minY, frame.size.width, frame.size.height, frame.maxX, frame.maxY,
      currentFrame.minX, currentFrame.minY, currentFrame.maxX, currentFrame.maxY,
      rotation, scale,
      backgroundFrame.minX, backgroundFrame.minY, backgroundFrame.maxX, backgroundFrame.maxY,
    ]
    return lengths.allSatisfy { $0.isFinite } && (0...1).contains(opacity)
      && (0...1).contains(timeLeft ?? 0)
  }
}
