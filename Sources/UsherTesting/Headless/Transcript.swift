public import Usher

/// What a headless host was told to do, in order.
public struct Transcript: Hashable, Sendable, CustomStringConvertible {
  /// The orders and their moments; drawing is left out, as the scene says what is visible.
  public private(set) var entries: [Entry] = []

  /// One order.
  public struct Entry: Hashable, Sendable {
    /// When it came.
    public let time: Instant
    /// What it was.
    public let order: Order
  }

  /// Something a host does once.
  public enum Order: Hashable, Sendable {
    /// Content was built, with these texts in it.
    case attached(OverlayID, texts: [String])
    /// Content was built anew, with these texts in it.
    case refreshed(OverlayID, texts: [String])
    /// Content was taken away.
    case detached(OverlayID)
    /// The pointer was taken away from the controls inside.
    case pointerClaimed(OverlayID)
    /// The focus has to stay inside.
    case focusTrapped(OverlayID)
    /// The focus goes back to where it was.
    case focusRestored
    /// These words were to be said aloud.
    case announced(String, Semantics.Politeness)
  }

  mutating func add(_ order: Order, at time: Instant) {
    entries.append(Entry(time: time, order: order))
  }

  /// One line for each order: the milliseconds since the origin, and what it was.
  public var description: String {
    entries.map { entry in
      let time = entry.time.nanoseconds / 1_000_000
      return switch entry.order {
      case .attached(let id, let texts):
        "\(time) ms: attached \(id.rawValue) \(texts.joined(separator: " | "))"
      case .refreshed(let id, let texts):
        "\(time) ms: refreshed \(id.rawValue) \(texts.joined(separator: " | "))"
      case .detached(let id): "\(time) ms: detached \(id.rawValue)"
      case .pointerClaimed(let id): "\(time) ms: pointer claimed for \(id.rawValue)"
      case .focusTrapped(let id): "\(time) ms: focus trapped in \(id.rawValue)"
      case .focusRestored: "\(time) ms: focus restored"
      case .announced(let words, .polite): "\(time) ms: announced \(words)"
      case .announced(let words, .assertive): "\(time) ms: announced at once \(words)"
      }
    }.joined(separator: "\n")
  }
}
