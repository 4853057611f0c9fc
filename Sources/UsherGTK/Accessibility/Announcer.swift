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

  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
  /// GTK's `gtk_accessible_announce`; `nil` before GTK 4.14.
  private let native: Announce?
  private lazy var board = NoticeBoard()
  /// Announcements made before it was known whether a screen reader is in use.
  private var early: [String] = []

  private init() {
    // Looked up at run time, so that the same build also runs with an older GTK.
    native = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }
    guard native == nil else { return }
    AssistiveTechnology.shared.observe(self) { [weak self] in self?.learn($0) }
  }

  /// Announces `words` on behalf of an overlay in `window`.
  ///
  /// With a GTK before 4.14 and no screen reader in use, the announcement is dropped.
  func announce(_ words: String, _ politeness: Semantics.Politeness, in window: WidgetPointer) {
    if let native { return native(OpaquePointer(window), words, politeness.gtk) }
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
