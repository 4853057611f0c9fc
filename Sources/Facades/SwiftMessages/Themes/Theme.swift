internal import UIKitNames
internal import Usher

/// A message's kind, with its colours, icons and haptic feedback.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// Information.
  case info
  /// Success.
  case success
  /// A warning.
  case warning
  /// An error.
  case error

  /// The theme as a kind of Usher's messages.
  var kind: MessageKind {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// The background colour.
  var backgroundColor: UIColor {
    switch kind.theme.style.background {
    case .color(let color): UIColor(color)
    case .clear, .gradient, .image, .blur: .clear
    }
  }

  /// The colour of the text and the icon.
  var foregroundColor: UIColor { UIColor(kind.theme.title) }

  /// The haptic feedback at the message's entrance.
  var haptic: SwiftMessages.Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
