#if GTK && os(Linux)
internal import CGTK
internal import Usher

/// The program's shadow pictures: one per style, scale and class of sizes.
///
/// A picture exists as long as a surface shows it. Recently used pictures are also kept, up to
/// `maximumByteCount` bytes in total, so repeated overlays can reuse their shadows.
@MainActor
enum ShadowPictures {
  /// The maximum number of bytes of the recently used pictures.
  private static let maximumByteCount = 1 << 20
  private static var known: [ShadowPicture.Key: Entry] = [:]
  /// The recently used pictures, with the latest at the end.
  private static var recent: [(key: ShadowPicture.Key, picture: ShadowPicture)] = []

  private static let keepsake = Keepsake<ShadowPicture>("usher-shadow")

  private struct Entry {
    weak var picture: ShadowPicture?
  }

  /// Returns the picture for a key, or creates it using `make`.
  ///
  /// `widget` retains the picture until a different picture is requested for the widget. Returns
  /// `nil` if `make` returns `nil`.
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
