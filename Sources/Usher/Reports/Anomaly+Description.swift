public import UsherCore

extension Anomaly: CustomStringConvertible {
  /// What made no sense, and what became of it.
  public var description: String {
    switch self {
    case .identifierInUse(let id):
      "overlay \(id.rawValue) is already shown or waiting; the second request was ignored"
    case .unknownOverlay(let id):
      "there is no overlay \(id.rawValue); the event was ignored"
    case .unusableSize(let id, let size):
      "overlay \(id.rawValue) was measured as \(size.width) by \(size.height); the nearest allowed size is used"
    case .unusableViewport(let viewport):
      "a viewport of \(viewport.size.width) by \(viewport.size.height) with safe area \(viewport.safeArea) was ignored"
    case .unusablePointer(let sample):
      "a pointer at \(sample.position.x), \(sample.position.y) was ignored"
    }
  }
}
