#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge

/// The closures that create views instead of nib files, by name.
@MainActor
enum NibMakers {
  /// The app's registrations.
  ///
  /// They are settings, not the state of visible messages.
  static var registered: [String: @MainActor () -> UIView] = [:]

  /// Creates the view for a name, from a nib file, the app's registration or a layout.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle that may contain the nib file.
  ///   - owner: The nib file's owner, or `NSNull` if there is none.
  ///   - type: The type of the view.
  /// - Returns: The first view of the type.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown, or its view has a
  ///   different type.
  static func view<T: UIView>(
    named name: String, in bundle: Bundle = .main, owner: AnyObject = NSNull(),
    as type: T.Type = T.self
  ) throws -> T {
    if let objects = NibFiles.objects(named: name, in: bundle, owner: owner) {
      guard let view = objects.lazy.compactMap({ $0 as? T }).first else {
        throw SwiftMessagesError.cannotLoadViewFromNib(nibName: name)
      }
      return view
    }
    if let make = registered[name] {
      guard let view = make() as? T else {
        throw SwiftMessagesError.cannotLoadViewFromNib(nibName: name)
      }
      return view
    }
    guard let layout = MessageView.Layout(rawValue: name),
      let message = T.self as? MessageView.Type,
      let view = view(layout, as: message) as? T
    else { throw SwiftMessagesError.cannotLoadViewFromNib(nibName: name) }
    return view
  }

  /// Creates a view with a layout.
  ///
  /// The result is `nil` if the type's `init(coder:)` returns `nil`.
  static func view<T: MessageView>(_ layout: MessageView.Layout, as type: T.Type) -> T? {
    guard let view = NibFiles.emptyView(as: type) else { return nil }
    view.build(layout)
    view.awakeFromNib()
    return view
  }
}
#endif
