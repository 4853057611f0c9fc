internal import UsherCore

/// An entry of a presenter's queue.
///
/// An overlay is stored indirectly, as in an event, because most entries are much smaller.
enum Errand {
  /// An event to handle.
  case event(Event)
  /// Overlays to dismiss, selected when the entry is handled; `nil` selects none.
  case dismiss(OverlaySelection<OverlayName>?, Dismissal)
  /// An update of an overlay's content or values; `nil` keeps the current ones.
  indirect case update(OverlayID, OverlayContent?, Overlay?)
  /// A replacement of an overlay's content that leaves its life unchanged.
  case transform(OverlayID, OverlayContent)
  /// A callback of the app.
  case act(@MainActor () -> Void)
}
