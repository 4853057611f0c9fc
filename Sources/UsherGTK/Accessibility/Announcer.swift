#if GTK && os(Linux)
internal import CGTK
internal import Glibc
internal import Usher

/// Announces text through the screen reader for the whole program.
///
/// In GTK 4.14 and later, the announcer uses GTK's function. In earlier versions, it posts to a
/// `NoticeBoard`, which is created for the first announcement while a screen reader is in use.
@MainActor
final class Announcer {
  static let shared = Announcer()

  private let native = NativeAnnouncements()
  private lazy var board = NoticeBoard()
  /// Announcements made before it was known whether a screen reader is in use.
  private var early: [String] = []

  private init() {
    guard native == nil else { return }
    AssistiveTechnology.shared.observe(self) { [weak self] in self?.learn($0) }
  }

  /// Announces `words` for an overlay in `window`.
  ///
  /// Before GTK 4.14, the announcement is dropped if no screen reader is in use.
  func announce(_ words: String, _ politeness: Semantics.Politeness, in window: WidgetPointer) {
    if let native { return native.announce(words, politeness, in: window) }
    switch AssistiveTechnology.shared.use {
    case .unknown: early.append(words)
    case .none: break
    case .screenReader: board.post(words)
    }
  }

  private func learn(_ use: AssistiveTechnology.Use) {
    let words = early
    early = []
    guard use == .screenReader else { return }
    for words in words { board.post(words) }
  }
}

@MainActor
private struct NativeAnnouncements {
  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
  private typealias Context = @convention(c) (OpaquePointer) -> OpaquePointer?
  private let announce: Announce
  /// A function that returns a widget's accessibility context, or `nil` if there is none.
  ///
  /// The caller owns the context.
  private let context: Context

  /// Looks up the functions at run time, because older versions of GTK don't have them.
  init?() {
    guard let announce = dlsym(nil, "gtk_accessible_announce"),
      let context = dlsym(nil, "gtk_accessible_get_at_context")
    else { return nil }
    self.announce = unsafeBitCast(announce, to: Announce.self)
    self.context = unsafeBitCast(context, to: Context.self)
  }

  func announce(_ words: String, _ politeness: Semantics.Politeness, in window: WidgetPointer) {
    let accessible = OpaquePointer(window)
    guard canAnnounce(in: accessible) else { return }
    announce(accessible, words, politeness.gtk)
  }

  /// Whether the widget's context is connected to assistive technology.
  ///
  /// If GTK finds no accessibility bus, it uses a context meant for GTK's own tests. An
  /// announcement in that context crashes the program, at least up to GTK 4.18.
  private func canAnnounce(in accessible: OpaquePointer) -> Bool {
    guard let context = context(accessible) else { return false }
    let object = UnsafeMutableRawPointer(context)
    defer { g_object_unref(object) }
    let name = g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self))
    return name.map { String(cString: $0) } != "GtkTestATContext"
  }
}

extension Semantics.Politeness {
  /// GTK's priority for an announcement.
  ///
  /// `polite` is GTK's medium priority. These announcements wait until the current speech ends.
  fileprivate var gtk: CInt {
    switch self {
    case .polite: 1
    case .assertive: 2
    }
  }
}
#endif
