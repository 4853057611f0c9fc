package import Usher

/// Observes a presenter and records its requests as a timeline.
@MainActor
package final class TimelineRecorder {
  package private(set) var timeline = Timeline()
  private let presenter: Presenter
  private var followed: [PresentationHandle] = []
  private var titles: [OverlayID: String] = [:]

  /// Creates a recorder for `presenter`.
  ///
  /// The presenter is observed only in `look(at:)`.
  package init(presenter: Presenter) {
    self.presenter = presenter
  }

  /// Follows a request until its end, with the given title.
  ///
  /// `look(at:)` finds other shown or waiting requests.
  package func follow(_ handle: PresentationHandle, as title: String) {
    titles[handle.id] = title
    if !followed.contains(where: { $0.id == handle.id }) { followed.append(handle) }
  }

  /// Records the presenter's current state, at `moment` in the host's clock.
  package func look(at moment: Instant) {
    // Perform deadlines that have passed. This changes nothing else.
    HostConnection(to: presenter).timePassed()
    timeline.pass(to: moment)
    for id in presenter.shown + presenter.waiting {
      if titles[id] == nil, let handle = presenter.handle(of: id) {
        follow(handle, as: Self.title(of: presenter.content(of: id)))
      }
    }
    let reasons = Reasons { [titles] in titles[$0] ?? "overlay \($0.rawValue)" }
    for handle in followed {
      let title = titles[handle.id] ?? ""
      if case .ended(let outcome) = handle.state {
        timeline.noteEnd(of: handle.id, title, reasons.words(for: outcome), at: moment)
      } else if let pendingState = presenter.pendingState(of: handle.id) {
        let (state, reason) = reasons.words(for: pendingState)
        timeline.note(handle.id, title, state, reason, at: moment)
      }
    }
    followed.removeAll { $0.state.hasEnded }
  }

  /// The titles of the requests that hadn't ended at the last call of `look(at:)`.
  package var unended: [String] { followed.map { titles[$0.id] ?? "" } }

  /// Clears the timeline.
  ///
  /// Requests that haven't ended are still followed.
  package func clear() {
    timeline = Timeline()
    titles = titles.filter { id, _ in followed.contains { $0.id == id } }
  }

  /// Returns the title of the content, or a phrase if it has no text or the app draws it.
  private static func title(of content: OverlayContent?) -> String {
    guard let content else { return "drawn by the app" }
    return content.title ?? "without text"
  }
}

extension OverlayContent {
  /// The content's label, or else its first text, or `nil` if it has no text.
  package var title: String? { semantics.label ?? root.texts.first { !$0.isEmpty } }
}
