import UsherCore

extension Overlay {
  /// A task like Popup's: drawn by the app, shown until the task resigns, and the only task of
  /// its priority.
  static func task(_ priority: Int) -> Overlay {
    Overlay(
      priority: Priority(priority), identity: .refuseEqualPriority, lifetime: .untilDismissed,
      drawing: .app)
  }
}

extension [Command] {
  /// The commands for a task that resigns.
  static func resigned(_ id: OverlayID) -> [Command] {
    [.notify(id, .willDismiss), .notify(id, .didDismiss(.requested))]
  }

  /// The commands for a task that is shown.
  static func rendered(_ id: OverlayID) -> [Command] {
    [.notify(id, .willPresent), .notify(id, .didPresent)]
  }
}
