import UsherCore

extension Overlay {
  /// A task as Popup knows it: the app draws it, it stays until it resigns, and it takes the only
  /// place of its priority.
  static func task(_ priority: Int) -> Overlay {
    Overlay(
      priority: Priority(priority), identity: .refuseEqualPriority, lifetime: .untilDismissed,
      drawing: .app)
  }
}

extension [Command] {
  /// What a task that resigns commands.
  static func resigned(_ id: OverlayID) -> [Command] {
    [.notify(id, .willDismiss), .notify(id, .didDismiss(.requested))]
  }

  /// What a task that is shown commands.
  static func rendered(_ id: OverlayID) -> [Command] {
    [.notify(id, .willPresent), .notify(id, .didPresent)]
  }
}
