package import Usher

extension OverlayPreset {
  /// Returns the preset of ready-made content for which the app sets none.
  ///
  /// Content with controls is persistent; other content is a message.
  package static func standard(for content: OverlayContent) -> OverlayPreset {
    content.root.hasControls ? .persistent : .message
  }

  /// Returns the preset of SwiftUI views for which the app sets none.
  ///
  /// SwiftUI does not tell whether views have controls. A role tells whether the views ask for a
  /// response. Without a role, views behave as a sheet's if a binding shows them, and as a message
  /// if an action does.
  ///
  /// - Parameters:
  ///   - role: The views' role; `nil` for none.
  ///   - isBound: Whether a binding shows the views.
  /// - Returns: The persistent preset, or that of a message.
  package static func standard(forViewsAs role: Semantics.Role?, isBound: Bool) -> OverlayPreset {
    switch role {
    case .alert, .dialog: .persistent
    case .status: .message
    case nil: isBound ? .persistent : .message
    }
  }
}

extension OverlayConfiguration {
  /// Whether SwiftUI has to report the taps that none of the overlay's views has taken.
  package var needsTaps: Bool {
    switch tap {
    case .dismiss, .delayExit: true
    case .absorb, .forward: false
    }
  }
}
