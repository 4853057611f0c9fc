#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import UIKitBridge

/// The closures that make views in place of nib files, by name.
@MainActor
enum NibMakers {
  /// The app's registrations; they are settings, and hold no state of shown messages.
  static var registered: [String: @MainActor () -> UIView] = [:]

  /// Makes the view for a name: from a nib file, a registration of the app, or one of the library's
  /// layouts.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle that may contain the nib file.
  ///   - owner: The nib file's owner; `NSNull` for none.
  ///   - type: The type of the view.
  /// - Returns: The first view of the type.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` if the name is unknown or stands for no
  ///   view of the type.
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

  /// Makes a view with one of the library's layouts; `nil` if the type's `init(coder:)` returns
  /// `nil`.
  static func view<T: MessageView>(_ layout: MessageView.Layout, as type: T.Type) -> T? {
    guard let view = NibFiles.emptyView(as: type) else { return nil }
    view.build(layout)
    view.awakeFromNib()
    return view
  }
}
#endif
