/// The names of OwlBanners 0.1, which began with capitals.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension DefaultBannerStyle {
  /// What is `success` now.
  @available(*, deprecated, renamed: "success")
  public static var Success: DefaultBannerStyle { .success }

  /// What is `warning` now.
  @available(*, deprecated, renamed: "warning")
  public static var Warning: DefaultBannerStyle { .warning }

  /// What is `error` now.
  @available(*, deprecated, renamed: "error")
  public static var Error: DefaultBannerStyle { .error }
}
