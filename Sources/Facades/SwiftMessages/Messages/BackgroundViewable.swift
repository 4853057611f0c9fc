public import UIKitNames

/// A message view whose background may be smaller than the view.
@preconcurrency @MainActor
public protocol BackgroundViewable {
  /// The background behind the view's content.
  ///
  /// Touches on the background belong to the message, and touches around it belong to the app.
  // The type is the older library's.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var backgroundView: UIView! { get }
}
