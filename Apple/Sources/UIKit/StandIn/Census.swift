import Foundation

/// The objects that are alive, by kind, for tests that look for leaks.
public enum Census {
  /// A kind of object that is counted.
  public enum Kind: Hashable, CaseIterable, Sendable {
    case layer, view, controller, window, animation, link, timer, recognizer
  }

  private struct Entry {
    weak var object: NSObject?
    var kind: Kind
  }

  private nonisolated(unsafe) static var entries: [Entry] = []

  static func note(_ object: NSObject, as kind: Kind) {
    entries.append(Entry(object: object, kind: kind))
    if entries.count > 20_000 { entries.removeAll { $0.object == nil } }
  }

  /// The objects of `kind` that are alive, oldest first.
  public static func living(_ kind: Kind) -> [NSObject] {
    entries.removeAll { $0.object == nil }
    return entries.compactMap { $0.kind == kind ? $0.object : nil }
  }
}
