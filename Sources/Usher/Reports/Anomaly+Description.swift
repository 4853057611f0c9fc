public import UsherCore

extension Anomaly: CustomStringConvertible {
  /// The unusable input, and the treatment it got.
  public var description: String {
    switch self {
    case .identifierInUse(let id):
      "overlay \(id.rawValue) is already shown or waiting; the second request was ignored"
    case .unknownOverlay(let id):
      "there is no overlay \(id.rawValue); the event was ignored"
    case .unusableUpdate(let id, let error):
      "overlay \(id.rawValue) was not changed: \(error)"
    case .unusableLane(let id, let error):
      "lane \(id.rawValue) was not changed: \(error)"
    case .unusableSize(let id, let size):
      "overlay \(id.rawValue) was measured as \(size.width) by \(size.height); the nearest allowed size is used"
    case .unusableViewport(let viewport):
      "the viewport of \(viewport.size.width) by \(viewport.size.height) with safe area \(edges(of: viewport))\(obstructions(of: viewport)) is unusable; the last viewport is kept"
    case .unusablePointer(let sample):
      "the pointer at \(sample.position.x), \(sample.position.y) was ignored; give finite numbers"
    }
  }

  private func obstructions(of viewport: Viewport) -> String {
    guard !viewport.obstructions.isEmpty else { return "" }
    let frames = viewport.obstructions.map(\.frame).map {
      "\($0.size.width) by \($0.size.height) at \($0.minX), \($0.minY)"
    }
    return " and obstructed by " + frames.joined(separator: "; ")
  }

  private func edges(of viewport: Viewport) -> String {
    let safeArea = viewport.safeArea
    let edges = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
    return edges.map { "\($0)" }.joined(separator: ", ") + " (top, left, bottom, right)"
  }
}
