internal import UsherCore

/// What stands in a presenter's line, to be done in order.
///
/// An overlay lies in a box of its own, as in an event: most that stands in line is much smaller.
enum Errand {
  /// Something has happened.
  case event(Event)
  /// Overlays are to go; which ones is decided when it is taken. `nil` means none.
  case dismiss(Selection?, Dismissal)
  /// An overlay is to show other content, or have other values; `nil` leaves what is there.
  indirect case update(OverlayID, OverlayContent?, Overlay?)
  /// An overlay is to show another content and to live on as it does.
  case transform(OverlayID, OverlayContent)
  /// A client does something of its own.
  case act(@MainActor () -> Void)
}
