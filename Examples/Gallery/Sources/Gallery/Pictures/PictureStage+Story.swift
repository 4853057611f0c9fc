#if GTK
internal import Usher

extension PictureStage {
  /// Shows messages that queue, replace each other, are refused, paused and delayed.
  ///
  /// - Parameters:
  ///   - onRequest: Called with the handle and the title of each request.
  ///   - each: Called after each step of the clock.
  func playStory(
    onRequest: (PresentationHandle, String) -> Void = { _, _ in }, each: () -> Void = {}
  ) {
    func ask(_ title: String, _ change: (Overlay) -> Overlay = { $0 }) {
      onRequest(
        presenter.present(change(.notification(title: title).duration(.seconds(2)))), title)
    }
    ask("Letter from Ada") { $0.duration(.seconds(3)) }
    ask("Letter from Grace")
    advance(by: .milliseconds(1200), each: each)
    ask("Battery low") { $0.priority(.high).replacesCurrent(restoring: true) }
    ask("Advertisement") { $0.priority(.low).replacesCurrent() }
    advance(by: .milliseconds(4800), each: each)
    let shown = presenter.shown.last
    let connection = HostConnection(to: presenter)
    connection.attentionChanged(.hover, of: shown, isPresent: true)
    advance(by: .milliseconds(1500), each: each)
    connection.attentionChanged(.hover, of: shown, isPresent: false)
    ask("Backup has begun") { $0.delay(.milliseconds(800)) }
    advance(by: .milliseconds(3200), each: each)
  }
}
#endif
