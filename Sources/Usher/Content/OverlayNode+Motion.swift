public import UsherCore

extension OverlayNode.Image.Motion {
  /// Whether the motion is visible: a period over 1 ms, and further sources or a valid scale (above
  /// 0, at most 10).
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
  /// The duration of the fade from one page to another, in seconds.
  public static let fadeSeconds = 0.2
}

extension OverlayNode.Rating {
  /// The share of its room that a symbol takes.
  public static let symbolShare = 0.7
  /// The scale of a pressed symbol.
  public static let pressedScale = 1.15
  /// The duration of a symbol's motion, in seconds.
  public static let motionSeconds = 0.6
  /// The curve of a symbol's motion, which overshoots and comes back, like a spring with little
  /// damping.
  public static let motionCurve = (try? Timing.Curve(x1: 0.25, y1: 2, x2: 0.5, y2: 1)) ?? .easeOut
  /// The delay between the motions of neighboring symbols, in seconds.
  static let stagger = 0.05

  /// The look of one symbol.
  public struct SymbolLook: Hashable, Sendable {
    /// Whether the symbol is drawn as chosen.
    public let isChosen: Bool
    /// The time, in seconds, until the symbol moves; `nil` for a symbol that stays as it is.
    public let delay: Double?

    /// The scale that the symbol's motion starts with; it ends with 1.
    public var startScale: Double { isChosen ? 1.5 : 0.5 }
  }

  /// Returns the looks of all symbols, in reading order, for the current choice.
  ///
  /// - Parameters:
  ///   - known: The number of the symbol that was chosen before; `nil` for none.
  ///   - isNew: Whether the rating is shown for the first time, when every symbol moves.
  /// - Returns: The looks, as many as there are symbols.
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
