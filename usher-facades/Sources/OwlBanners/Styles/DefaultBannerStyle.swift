#if os(iOS) || UIKIT_STAND_IN
internal import Usher

/// The styles that the library provides.
public enum DefaultBannerStyle: BannerStyle {
  /// Information: green, without an icon.
  case notice
  /// Success: green, with a check mark.
  case success
  /// Warning: orange, with a triangle.
  case warning
  /// Error: red, with a cross.
  case error
  /// Error: like `error`, but the banner stays until it is dismissed.
  case persistentError
  /// Information: blue, with an "i".
  case info

  /// A new view with a buffer of 100 points, and light text in the status bar.
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

/// The style names of OwlBanners 0.1, which started with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension DefaultBannerStyle {
  /// The former name of `success`.
  @available(*, deprecated, renamed: "success")
  public static var Success: DefaultBannerStyle { .success }

  /// The former name of `warning`.
  @available(*, deprecated, renamed: "warning")
  public static var Warning: DefaultBannerStyle { .warning }

  /// The former name of `error`.
  @available(*, deprecated, renamed: "error")
  public static var Error: DefaultBannerStyle { .error }

  /// The name of `info` in the README of OwlBanners 0.1.
  @available(*, deprecated, renamed: "info")
  public static var Info: DefaultBannerStyle { .info }
}
#endif
