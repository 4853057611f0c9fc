internal import UIKitNames
internal import Usher

/// What a message is about; it has colours, icons and a haptic.
public enum Theme: Hashable, Sendable, CaseIterable {
  /// Something to know.
  case info
  /// Something went well.
  case success
  /// Something needs a look.
  case warning
  /// Something failed.
  case error

  /// The same as Usher's messages know it.
  var kind: MessageKind {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }

  /// Its ground.
  var backgroundColor: UIColor {
    switch kind.theme.style.background {
    case .color(let color): UIColor(color)
    case .clear, .gradient, .image, .blur: .clear
    }
  }

  /// Its letters and its icon.
  var foregroundColor: UIColor { UIColor(kind.theme.title) }

  /// What a person may feel when it comes.
  var haptic: SwiftMessages.Haptic {
    switch self {
    case .info, .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}
