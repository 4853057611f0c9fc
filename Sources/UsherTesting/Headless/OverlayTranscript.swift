public import Usher

/// The orders that a headless host has received, in order.
public struct OverlayTranscript: Hashable, Sendable, CustomStringConvertible {
  /// The orders with their times.
  ///
  /// Drawing isn't recorded, because `HeadlessHost.scene` contains the drawn overlays.
  public private(set) var entries: [Entry] = []

  /// An order with its time.
  public struct Entry: Hashable, Sendable {
    /// The time of the order.
    public let time: Instant
    /// The order.
    public let order: Order
  }

  /// An order that a host performs once.
  public enum Order: Hashable, Sendable {
    /// The content with these texts was built.
    case attached(OverlayID, texts: [String])
    /// The content was rebuilt, with these texts.
    case refreshed(OverlayID, texts: [String])
    /// The content was removed.
    case detached(OverlayID)
    /// The overlay's controls lost the pointer.
    case pointerClaimed(OverlayID)
    /// The focus was trapped in the overlay.
    case focusTrapped(OverlayID)
    /// The overlay was focused.
    case focusGiven(OverlayID)
    /// The focus was restored to its previous place.
    case focusRestored
    /// The text was announced.
    case announced(String, Semantics.Politeness)
    /// The text was copied to the clipboard.
    case copied(String)
    /// The haptic feedback was played.
    case played(Haptic)
  }

  mutating func add(_ order: Order, at time: Instant) {
    entries.append(Entry(time: time, order: order))
  }

  /// A line for each order: its time, in milliseconds since the origin, and its description.
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
      case .focusGiven(let id): "\(time) ms: focus given to \(id.rawValue)"
      case .focusRestored: "\(time) ms: focus restored"
      case .announced(let words, .polite): "\(time) ms: announced \(words)"
      case .announced(let words, .assertive): "\(time) ms: announced at once \(words)"
      case .copied(let text): "\(time) ms: copied \(text)"
      case .played(let haptic): "\(time) ms: played \(haptic)"
      }
    }.joined(separator: "\n")
  }
}
