import Foundation

/// A census of living objects by kind, for leak tests.
public enum Census {
  /// A kind of counted objects.
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
    if kind == .view { Effort.total.views += 1 }
    if kind == .layer { Effort.total.layers += 1 }
    if kind == .link { Effort.total.links += 1 }
    if entries.count > 20_000 { entries.removeAll { $0.object == nil } }
  }

  /// Returns the living objects of `kind`, oldest first.
  public static func living(_ kind: Kind) -> [NSObject] {
    entries.removeAll { $0.object == nil }
    return entries.compactMap { $0.kind == kind ? $0.object : nil }
  }
}
