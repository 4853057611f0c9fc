#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
internal import Usher

extension Message {
  /// The overlay's content.
  var content: OverlayContent { animation?.content ?? background.content }

  /// The view's content with the configuration's dimming, appearance, haptic and labels.
  func styled(_ content: OverlayContent) -> OverlayContent {
    var content = content
    content.scrim = config.dimMode.scrim ?? content.scrim
    content.appearance = content.appearance ?? Appearance(config.overrideUserInterfaceStyle)
    let haptic = (view as? any HapticMessage)?.defaultHaptic ?? config.haptic
    content.haptic = haptic.map { Haptic($0) } ?? content.haptic
    content.semantics.backdropLabel = config.dimModeAccessibilityLabel
    if let message = (view as? any AccessibleMessage)?.accessibilityMessage, !message.isEmpty {
      content.semantics = content.semantics.saying(message, label: spoken.ownName(of: view))
    }
    return content
  }
}

extension AccessibleMessage {
  /// The parts of the message for assistive technologies.
  @MainActor
  var spokenParts: SpokenParts {
    let words = accessibilityMessage
    let whole = words == nil ? nil : accessibilityElement ?? self as? UIView
    return SpokenParts(whole: whole, words: words, others: additionalAccessibilityElements ?? [])
  }
}

extension Semantics {
  /// The semantics with other words; `label` names the message apart from the announcement.
  fileprivate func saying(_ message: String, label: String?) -> Semantics {
    var semantics = self
    semantics.label = label ?? message
    semantics.description = ""
    if label != nil { semantics.announcement = .spoken(message, .polite) }
    return semantics
  }
}

extension Haptic {
  fileprivate init(_ haptic: SwiftMessages.Haptic) {
    switch haptic {
    case .success: self = .success
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
#endif
