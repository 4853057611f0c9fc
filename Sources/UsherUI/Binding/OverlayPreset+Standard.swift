package import Usher

extension OverlayPreset {
  /// Returns the preset for content if the app sets none.
  ///
  /// Content with controls is persistent. Other content is a message.
  package static func standard(for content: OverlayContent) -> OverlayPreset {
    content.root.hasControls ? .persistent : .message
  }

  /// Returns the preset for SwiftUI views if the app sets none.
  ///
  /// SwiftUI doesn't report whether views have controls, but a role indicates whether they require
  /// a response. Without a role, views that a binding shows are persistent, like a sheet. Views
  /// that an action shows are a message.
  ///
  /// - Parameters:
  ///   - role: The role of the views, or `nil` if the app sets no role.
  ///   - isBound: Whether a binding shows the views.
  /// - Returns: The preset `.persistent` or `.message`.
  package static func standard(forViewsAs role: Semantics.Role?, isBound: Bool) -> OverlayPreset {
    switch role {
    case .alert, .dialog: .persistent
    case .status: .message
    case nil: isBound ? .persistent : .message
    }
  }
}

extension OverlayConfiguration {
  /// Whether SwiftUI must report taps that the overlay's views don't use.
  package var needsTaps: Bool {
    switch tap {
    case .dismiss, .delayExit: true
    case .absorb, .forward: false
    }
  }
}
