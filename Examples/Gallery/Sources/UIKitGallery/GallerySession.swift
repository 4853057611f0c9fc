import GalleryModel
import UsherUIKit

/// A window's presenter, and a record of its requests.
@MainActor
final class GallerySession {
  let presenter: Presenter
  /// The record of which requests were shown, which waited, and why.
  let recorder: TimelineRecorder
  /// Called after the recorder checked the presenter.
  var onLook: () -> Void = {}
  private let clock = SuspendingClock()
  private let start: SuspendingClock.Instant
  private var looking: Task<Void, Never>?

  init(presenter: Presenter) {
    self.presenter = presenter
    recorder = TimelineRecorder(presenter: presenter)
    start = clock.now
  }

  func show(_ preset: Preset) {
    for handle in IconNames.$current.withValue(.symbols, operation: { preset.begin(by: presenter) })
    {
      let texts = presenter.content(of: handle.id)?.root.texts
      recorder.follow(handle, as: texts?.first { !$0.isEmpty } ?? preset.title)
    }
    look()
    // An ability requests its overlay in a task that hasn't run yet.
    Task { look() }
  }

  /// Shows the preset with a name, or a message if there is none.
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

  func dismissAll() {
    presenter.dismissAll()
    look()
  }

  /// Records shown and waiting overlays until there are none.
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
