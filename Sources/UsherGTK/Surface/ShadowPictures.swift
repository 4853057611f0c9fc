#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The pictures of shadows in the program: one for each style, scale and class of sizes.
///
/// A picture lives as long as a surface shows it, and beyond that while it is among the last ones
/// used and all of these together have at most `maximumByteCount` bytes. So an overlay of a kind
/// that was shown before finds its shadow.
@MainActor
enum ShadowPictures {
  /// The most bytes that pictures take that no surface shows.
  private static let maximumByteCount = 1 << 20
  private static var known: [ShadowPicture.Key: Entry] = [:]
  /// The last used pictures, the latest at the end.
  private static var recent: [(key: ShadowPicture.Key, picture: ShadowPicture)] = []

  private static let keepsake = Keepsake<ShadowPicture>("usher-shadow")

  private struct Entry {
    weak var picture: ShadowPicture?
  }

  /// Returns the picture for a key, which `widget` retains until it asks for another one.
  ///
  /// - Parameters:
  ///   - key: The inputs of the shadow.
  ///   - widget: The widget with the surface.
  ///   - make: Makes the picture if there is none.
  /// - Returns: `nil` if no picture can be made.
  static func picture(
    _ key: ShadowPicture.Key, for widget: WidgetPointer, orElse make: () -> ShadowPicture?
  ) -> ShadowPicture? {
    guard let picture = known[key]?.picture ?? make() else { return nil }
    known[key] = Entry(picture: picture)
    if keepsake.object(of: widget) !== picture { keepsake.tie(picture, to: widget) }
    use(key, picture)
    return picture
  }

  private static func use(_ key: ShadowPicture.Key, _ picture: ShadowPicture) {
    guard recent.last?.picture !== picture else { return }
    recent.removeAll { $0.picture === picture }
    recent.append((key, picture))
    var byteCount = recent.reduce(0) { $0 + $1.picture.byteCount }
    while byteCount > maximumByteCount, recent.count > 1 {
      byteCount -= recent.removeFirst().picture.byteCount
    }
    known = known.filter { $0.value.picture != nil }
  }
}
#endif
