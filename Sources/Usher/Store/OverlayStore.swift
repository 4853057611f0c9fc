/// A store for the values that outlast the program: how often overlays were shown, and answers that
/// the user doesn't want to give again.
///
/// A conforming type stores strings by key, for example in a database or in the user's account.
/// Keys and values are determined by Usher and contain any characters. Errors must be handled by
/// the store itself: a value that can't be read is `nil`, and overlays are then shown as if for the
/// first time.
///
/// ```swift
/// Presenter.defaultStore = OverlayMemoryStore()
/// ```
@MainActor
public protocol OverlayStore: AnyObject, Sendable {
  /// The keys of all values, in any order.
  var keys: [String] { get }

  /// The value for a key, or `nil` if there is none.
  ///
  /// Assigning `nil` removes the value.
  subscript(key: String) -> String? { get set }

  /// Replaces the value for a key with the result of `change`.
  ///
  /// If several processes use the store, no other process may change the value in the meantime. The
  /// default reads the value and assigns the result.
  func update(_ key: String, _ change: (String?) -> String?)

  /// Removes all values.
  ///
  /// The default removes one value after the other.
  func resetAll()
}

extension OverlayStore {
  /// Reads the value and assigns the result of `change`.
  public func update(_ key: String, _ change: (String?) -> String?) {
    self[key] = change(self[key])
  }

  /// What the store remembers, sorted by key, for example for a page of the app's settings.
  ///
  /// A key with both a remembered answer and a count has two entries. Values that Usher can't read
  /// are left out.
  public var entries: [OverlayStoreEntry] {
    keys.sorted().compactMap { name in
      if let key = StoreKey.answer.key(in: name), let answer = self[name] {
        return OverlayStoreEntry(key: key, kind: .answer(answer))
      }
      if let key = StoreKey.showings.key(in: name),
        let showings = self[name].flatMap({ Showings(record: $0) })
      {
        return OverlayStoreEntry(
          key: key, kind: .showings(count: showings.count, last: showings.times.last))
      }
      return nil
    }.sorted { $0.key < $1.key }
  }

  /// Forgets the remembered answer and the showings of a key.
  ///
  /// The question is asked again, and the overlay may be shown as if for the first time. Does
  /// nothing if the key is unknown.
  public func reset(_ key: String) {
    self[StoreKey.answer.name(of: key)] = nil
    self[StoreKey.showings.name(of: key)] = nil
  }

  /// Removes one value after the other.
  public func resetAll() {
    for key in keys { self[key] = nil }
  }
}

/// An entry of an ``OverlayStore``.
public struct OverlayStoreEntry: Hashable, Sendable {
  /// The key that the app has chosen, or the overlay's name.
  public let key: String
  /// The remembered fact.
  public let kind: Kind

  /// The remembered fact.
  public enum Kind: Hashable, Sendable {
    /// The choice that is made for the user, as an identifier or a position.
    case answer(String)
    /// The number of times that the overlay was seen, and the last time in seconds since 1970.
    ///
    /// The time is `nil` if it is unknown.
    case showings(count: Int, last: Double?)
  }
}

/// The kinds of values in a store, whose names are the prefixes of its keys.
enum StoreKey: String {
  case answer, showings

  /// Returns the name of the value in the store.
  func name(of key: String) -> String { "\(rawValue):\(key)" }

  /// Returns the app's key, or `nil` for a value of another kind.
  func key(in name: String) -> String? {
    name.hasPrefix("\(rawValue):") ? String(name.dropFirst(rawValue.count + 1)) : nil
  }
}
