#if os(iOS) || UIKIT_STAND_IN
// The layouts' names in earlier versions.

extension MessageView.Layout {
  /// The message view for iOS 8, until SwiftMessages 4.1.
  ///
  /// The same as `messageView`.
  @available(*, deprecated, renamed: "messageView")
  public static var messageViewIOS8: Self { .messageView }

  // The first versions wrote the cases with capitals.
  // swift-format-ignore-begin: AlwaysUseLowerCamelCase

  /// The name of `messageView` in the first versions.
  @available(*, deprecated, renamed: "messageView")
  public static var MessageView: Self { .messageView }

  /// The name of `messageViewIOS8` in the first versions.
  @available(*, deprecated, renamed: "messageView")
  public static var MessageViewIOS8: Self { .messageView }

  /// The name of `cardView` in the first versions.
  @available(*, deprecated, renamed: "cardView")
  public static var CardView: Self { .cardView }

  /// The name of `tabView` in the first versions.
  @available(*, deprecated, renamed: "tabView")
  public static var TabView: Self { .tabView }

  /// The name of `statusLine` in the first versions.
  @available(*, deprecated, renamed: "statusLine")
  public static var StatusLine: Self { .statusLine }

  // swift-format-ignore-end: AlwaysUseLowerCamelCase
}
#endif
