#if GTK
internal import CGTK
internal import Glibc
internal import Usher

/// Says words aloud through whatever assistive technology is in use.
///
/// GTK can do so from 4.14 on. Before that, screen readers are told by a `NoticeBoard`, which is set up
/// when there is something to say and a screen reader to say it. There is one for the whole program.
@MainActor
final class Announcer {
  static let shared = Announcer()

  private typealias Announce = @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt) -> Void
  /// GTK's own way, where this GTK has it.
  private let native: Announce?
  private lazy var board = NoticeBoard()
  /// What came before it was known whether anyone listens.
  private var early: [String] = []

  private init() {
    // Asked for by name, so that the same build runs with an older GTK.
    native = dlsym(nil, "gtk_accessible_announce").map { unsafeBitCast($0, to: Announce.self) }
    guard native == nil else { return }
    AssistiveTechnology.shared.observe(self) { [weak self] in self?.learn($0) }
  }

  /// Says `words`, for something that has come up in `window`.
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
  /// GTK's priority of an announcement; its middle one waits for what is being said.
  fileprivate var gtk: CInt {
    switch self {
    case .polite: 1
    case .assertive: 2
    }
  }
}
#endif
