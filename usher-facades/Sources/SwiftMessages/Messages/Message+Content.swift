#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge
internal import Usher

extension Message {
  /// The overlay's content.
  var content: OverlayContent { animation?.content ?? background.content }

  /// Adds the configuration's dimming, appearance, haptic feedback and labels to content.
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
  /// The message's accessibility elements.
  @MainActor
  var spokenParts: SpokenParts {
    let words = accessibilityMessage
    let whole = words == nil ? nil : accessibilityElement ?? self as? UIView
    return SpokenParts(whole: whole, words: words, others: additionalAccessibilityElements ?? [])
  }
}

extension Semantics {
  /// Replaces the announced text and the label.
  ///
  /// If `label` is `nil`, the announced text is also the label.
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
