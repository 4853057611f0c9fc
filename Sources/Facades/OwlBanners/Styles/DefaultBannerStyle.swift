internal import Usher

/// The styles that come with the library.
public enum DefaultBannerStyle: BannerStyle {
  /// Something to know: green, without an icon.
  case notice
  /// Something went well: green, with a tick.
  case success
  /// Something needs a look: orange, with a triangle.
  case warning
  /// Something failed: red, with a cross.
  case error
  /// As `error`, and stays until a person sends it away.
  case persistentError
  /// Something to know: blue, with an i.
  case info

  /// A new view for a banner, with a buffer of 100 points and light letters in the status bar.
  @preconcurrency @MainActor public var bannerConfiguration: BannerConfiguration {
    BannerConfiguration(
      bannerView: DefaultBannerView(kind), bufferHeight: 100,
      preferredStatusBarStyle: .lightContent, defaultRequiresUserDismissal: self == .persistentError
    )
  }

  var kind: BannerKind {
    switch self {
    case .notice: .notice
    case .success: .success
    case .warning: .warning
    case .error: .error
    case .persistentError: .persistentError
    case .info: .info
    }
  }
}
