public import UsherCore

/// A selection of overlays, with names as strings; without a lane, from all lanes.
public enum OverlaySelection: Hashable, Sendable {
  /// A single overlay, shown or waiting.
  case overlay(OverlayID)
  /// All overlays of a name, shown or waiting.
  case named(String, in: LaneID? = nil)
  /// All overlays up to a priority, inclusive, shown or waiting.
  case upTo(Priority, in: LaneID? = nil)
  /// All shown overlays, including overlays that enter or leave.
  case shown(in: LaneID? = nil)
  /// All waiting overlays.
  case waiting(in: LaneID? = nil)
  /// All overlays, shown or waiting.
  case all(in: LaneID? = nil)
}
