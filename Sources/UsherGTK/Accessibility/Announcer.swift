#if GTK && os(Linux)
internal import CGTK
internal import Glibc
internal import Usher

/// Makes screen readers speak announcements.
///
/// The program has one announcer.
///
/// GTK can announce from 4.14 on. With an older GTK the announcer posts to a `NoticeBoard`, which
/// is set up for the first announcement made while a screen reader is in use.
@MainActor
final class Announcer {
  static let shared = Announcer()

  /// GTK's announcements; `nil` before GTK 4.14.
  private let native = NativeAnnouncements()
  private lazy var board = NoticeBoard()
  /// Announcements made before it was known whether a screen reader is in use.
  private var early: [String] = []

  private init() {
    guard native == nil else { return }
    AssistiveTechnology.shared.observe(self) { [weak self] in self?.learn($0) }
  }

  /// Announces `words` on behalf of an overlay in `window`.
  ///
  /// With a GTK before 4.14 and no screen reader in use, the announcement is dropped.
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

/// The functions for announcements of GTK 4.14 and later.
@MainActor
private struct NativeAnnouncements {
  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
  private typealias Context = @convention(c) (OpaquePointer) -> OpaquePointer?
  private let announce: Announce
  /// Returns the accessibility context of a widget, owned by the caller; `nil` without one.
  private let context: Context

  /// Looks the functions up at run time, so that the same build also runs with an older GTK.
  init?() {
    guard let announce = dlsym(nil, "gtk_accessible_announce"),
      let context = dlsym(nil, "gtk_accessible_get_at_context")
    else { return nil }
    self.announce = unsafeBitCast(announce, to: Announce.self)
    self.context = unsafeBitCast(context, to: Context.self)
  }

  /// Announces `words` unless no assistive technology could hear them.
  func announce(_ words: String, _ politeness: Semantics.Politeness, in window: WidgetPointer) {
    let accessible = OpaquePointer(window)
    guard canAnnounce(in: accessible) else { return }
    announce(accessible, words, politeness.gtk)
  }

  /// Whether the widget's context is connected to assistive technology.
  ///
  /// Where GTK finds no accessibility bus, it takes the context of its own tests instead, which
  /// cannot announce: up to GTK 4.18 at least, an announcement there crashes the program.
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
  /// `polite` maps to GTK's medium, which waits for speech in progress.
  fileprivate var gtk: CInt {
    switch self {
    case .polite: 1
    case .assertive: 2
    }
  }
}
#endif
