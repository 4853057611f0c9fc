/// What is done to a waiting line: everyone arrives, and then everyone leaves.
public struct QueueScript: Sendable {
  private let entries: [WaitingLine.Entry]
  private let leavers: [OverlayID]?

  /// Makes a script.
  ///
  /// - Parameters:
  ///   - count: How many arrive.
  ///   - priorities: How many priorities they have, in turn.
  ///   - isShuffled: Whether they leave from anywhere, and not one after the other from the front.
  public init(count: Int, priorities: Int, isShuffled: Bool = false) {
    entries = (0..<count).map { number in
      WaitingLine.Entry(
        id: OverlayID(UInt64(number) + 1),
        overlay: Overlay(priority: Priority(number % priorities * 100)))
    }
    leavers = isShuffled ? entries.map(\.id).sorted { Self.scatter($0) < Self.scatter($1) } : nil
  }

  /// An order without order, the same in every run: the multiplier is the odd number nearest to the
  /// golden section of 2⁶⁴.
  private static func scatter(_ id: OverlayID) -> UInt64 {
    id.rawValue &* 0x9E37_79B9_7F4A_7C15
  }

  /// Plays it with the waiting line of the engine; a fingerprint of the order in which they left.
  public func playWaitingLine() -> UInt64 { play(WaitingLine()) }

  /// Plays it with a sorted array; a fingerprint of the order in which they left.
  public func playSortedLine() -> UInt64 { play(SortedLine()) }

  private func play(_ line: some Line) -> UInt64 {
    var line = line
    var fingerprint: UInt64 = 0
    for entry in entries where !line.contains(entry.id) { line.append(entry) }
    if let leavers {
      for id in leavers where line.remove(id) { fingerprint = fingerprint &* 31 &+ id.rawValue }
    } else {
      while let entry = line.popFirst() {
        fingerprint = fingerprint &* 31 &+ entry.id.rawValue
      }
    }
    return fingerprint
  }
}

/// What both lines can do.
private protocol Line {
  func contains(_ id: OverlayID) -> Bool
  mutating func append(_ entry: WaitingLine.Entry)
  mutating func popFirst() -> WaitingLine.Entry?
  mutating func remove(_ id: OverlayID) -> Bool
}

extension WaitingLine: Line {}
extension SortedLine: Line {}
