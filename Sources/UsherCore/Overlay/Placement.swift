/// Where in the viewport an overlay rests; across, it is always centered.
public enum Placement: Hashable, Sendable, CaseIterable {
  /// At the top edge of the safe area. Comes and goes over the top; swiped away upwards.
  case top
  /// In the middle of the safe area. Comes and goes over the bottom; swiped away up or down.
  case center
  /// At the bottom edge of the safe area. Comes and goes over the bottom; swiped away downwards.
  case bottom

  /// The edge a sliding overlay crosses.
  var slideEdge: Edge {
    switch self {
    case .top: .top
    case .center, .bottom: .bottom
    }
  }
}
