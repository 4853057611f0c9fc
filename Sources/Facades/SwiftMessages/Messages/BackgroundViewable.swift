public import UIKitNames

/// A message view with a background that is not the whole of it.
@preconcurrency @MainActor
public protocol BackgroundViewable {
  /// What its content stands on: touches count inside it, and what lies around it belongs to the app.
  // The type is that of the older library.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var backgroundView: UIView! { get }
}
