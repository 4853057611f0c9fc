/// The style names of OwlBanners 0.1, which began with capitals.
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
}
