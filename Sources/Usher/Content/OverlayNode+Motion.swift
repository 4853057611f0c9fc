public import UsherCore

extension OverlayNode.Image.Motion {
  /// Whether the motion has a visible effect.
  ///
  /// The period must exceed 1 ms. A sequence needs at least one further source, and a pulse needs a
  /// scale above 0 and up to 10.
  public var isSeen: Bool {
    switch self {
    case .both(let first, let second): first.isSeen || second.isSeen
    case .sequence(let sources, let period): !sources.isEmpty && period > .milliseconds(1)
    case .pulse(let scale, let period):
      scale.isFinite && scale > 0 && scale <= 10 && period > .milliseconds(1)
    }
  }
}

extension OverlayNode.Pages {
  /// The duration of the crossfade between two pages, in seconds.
  public static let fadeSeconds = 0.2
}

extension OverlayNode.Rating {
  /// The fraction of its space that a symbol uses.
  public static let symbolShare = 0.7
  /// The scale of a pressed symbol.
  public static let pressedScale = 1.15
  /// The duration of a symbol's animation, in seconds.
  public static let motionSeconds = 0.6
  /// The curve of a symbol's animation.
  ///
  /// It overshoots like a spring with little damping.
  public static let motionCurve = (try? Timing.Curve(x1: 0.25, y1: 2, x2: 0.5, y2: 1)) ?? .easeOut
  /// The delay between the animations of neighboring symbols, in seconds.
  static let stagger = 0.05

  /// How one symbol is drawn.
  public struct SymbolLook: Hashable, Sendable {
    /// Whether the symbol is drawn as chosen.
    public let isChosen: Bool
    /// The delay in seconds before the symbol is animated, or `nil` if the symbol doesn't change.
    public let delay: Double?

    /// The scale at which the symbol's animation starts.
    ///
    /// The animation ends at a scale of 1.
    public var startScale: Double { isChosen ? 1.5 : 0.5 }
  }

  /// Returns how to draw all symbols for the current choice.
  ///
  /// - Parameters:
  ///   - known: The number of the previously chosen symbol, or `nil` if there was none.
  ///   - isNew: Whether the rating appears for the first time. If so, every symbol is animated.
  /// - Returns: One value for each symbol, in reading order.
  @MainActor
  public func looks(after known: Int?, isNew: Bool = false) -> [SymbolLook] {
    let (known, now) = (known ?? -1, chosen ?? -1)
    return items.indices.map { index in
      let isChosen = index <= now
      let moves = isNew || now != known && (isChosen || index <= known)
      return SymbolLook(isChosen: isChosen, delay: moves ? Double(index) * Self.stagger : nil)
    }
  }
}
