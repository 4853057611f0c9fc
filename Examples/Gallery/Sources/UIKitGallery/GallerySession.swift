import GalleryModel
import UsherUIKit

/// A window's presenter, and what was asked of it so far.
@MainActor
final class GallerySession {
  let presenter: Presenter
  /// The record of what was shown, what waited, and why.
  let recorder: TimelineRecorder
  /// Called whenever the recorder has looked.
  var onLook: () -> Void = {}
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant
  private var looking: Task<Void, Never>?

  /// Begins with nothing asked for.
  init(presenter: Presenter) {
    self.presenter = presenter
    recorder = TimelineRecorder(presenter: presenter)
    start = clock.now
  }

  /// Shows a preset.
  func show(_ preset: Preset) {
    for handle in IconNames.$current.withValue(.symbols, operation: { preset.begin(by: presenter) })
    {
      let texts = presenter.content(of: handle.id)?.root.texts
      recorder.follow(handle, as: texts?.first { !$0.isEmpty } ?? preset.title)
    }
    look()
    // An ability asks for its overlay in a task that has not run yet.
    Task { look() }
  }

  /// Shows the preset of a name, or says that there is none.
  func show(presetNamed name: String) {
    do throws(UnknownName) {
      show(try Preset.named(name))
    } catch {
      presenter.present(
        .message(
          .error, title: "There is no preset “\(name)”",
          text: error.near.isEmpty
            ? nil : "Similar names: \(error.near.joined(separator: ", "))"))
      look()
    }
  }

  /// Dismisses what is shown and what waits.
  func dismissAll() {
    presenter.dismissAll()
    look()
  }

  /// Looks at what is shown and what waits, from now on until there is nothing to see.
  func look() {
    lookOnce()
    guard looking == nil else { return }
    looking = Task { [weak self] in
      while let self, !presenter.shown.isEmpty || presenter.waitingCount > 0 {
        try? await Task.sleep(for: .milliseconds(100))
        lookOnce()
      }
      self?.looking = nil
    }
  }

  private func lookOnce() {
    recorder.look(at: Instant.origin.advanced(by: start.duration(to: clock.now)))
    onLook()
  }
}
