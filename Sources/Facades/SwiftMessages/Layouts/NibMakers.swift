internal import Foundation
internal import UIKitNames

/// What makes views in place of nib files, by name.
@MainActor
enum NibMakers {
  /// What the app has registered; a setting, which says nothing of what is shown.
  static var registered: [String: @MainActor () -> UIView] = [:]

  /// What a name stands for: a nib file, what the app has registered, or else one of the library's layouts.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where a nib file is looked up.
  ///   - owner: The nib file's owner; `NSNull` for none.
  ///   - type: The type of the view.
  /// - Returns: The first view of the type.
  /// - Throws: `SwiftMessagesError.cannotLoadViewFromNib` where there is nothing, or nothing of this type.
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

  /// One of the library's layouts; `nil` where the type's `init(coder:)` gives nothing.
  static func view<T: MessageView>(_ layout: MessageView.Layout, as type: T.Type) -> T? {
    guard let view = NibFiles.emptyView(as: type) else { return nil }
    view.build(layout)
    view.awakeFromNib()
    return view
  }
}
