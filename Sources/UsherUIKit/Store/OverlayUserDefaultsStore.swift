#if os(iOS) || UIKIT_STAND_IN
public import class Foundation.UserDefaults
public import Usher

/// A store in the user's defaults, for example those of an app group.
///
/// In its privacy manifest, an app that stores values states the reason `CA92.1` for
/// `NSPrivacyAccessedAPICategoryUserDefaults`.
@MainActor
public final class OverlayUserDefaultsStore: OverlayStore {
  /// The store in the app's standard defaults.
  static let standard = OverlayUserDefaultsStore()
  private let defaults: UserDefaults
  private let prefix: String

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - defaults: The defaults, for example of an app group.
  ///   - prefix: The beginning of all keys in these defaults.
  public init(_ defaults: UserDefaults = .standard, prefix: String = "Usher.") {
    self.defaults = defaults
    self.prefix = prefix
  }

  /// The keys of all values, without the prefix.
  public var keys: [String] {
    defaults.dictionaryRepresentation().keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.sorted()
  }

  /// The value for a key, or `nil` if there is none.
  public subscript(key: String) -> String? {
    get { defaults.string(forKey: prefix + key) }
    set {
      if let newValue {
        defaults.set(newValue, forKey: prefix + key)
      } else {
        defaults.removeObject(forKey: prefix + key)
      }
    }
  }
}

extension UIKitHost {
  /// The app's standard `UserDefaults`.
  public var store: (any OverlayStore)? { OverlayUserDefaultsStore.standard }
}
#endif
