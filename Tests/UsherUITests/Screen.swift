@_spi(Facades) import Usher
import UsherTesting
@_spi(Facades) import UsherUI

/// An item of a binding in these tests, with an `id` and with text in `words`.
struct Note: Identifiable, Equatable {
  var id: Int
  var words: String

  init(_ id: Int, _ words: String = "") {
    self.id = id
    self.words = words.isEmpty ? "Note \(id)" : words
  }
}

/// An app's screen with one binding, on a headless host.
///
/// The test plays the role of SwiftUI.
@MainActor
final class Screen {
  let host: HeadlessHost
  var presenter: Presenter?
  /// The binding's value.
  ///
  /// Most bindings hold `nil` or a single item.
  var notes: [Note] = []
  /// Whether the binding ignores writes, like a constant binding.
  var isConstant = false
  /// The overlay values for requests.
  var overlay = OverlayConfiguration(
    lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition())
  var removal = OverlayRemoval.dismisses
  var name: String?
  var content: (Note) -> OverlayContent = { OverlayContent(.text(OverlayNode.Text($0.words))) }
  /// The log of writes to the binding and of reported ends, in order.
  var journal: [String] = []
  private(set) lazy var overlays = makeOverlays()
  private(set) var requests: [ItemRequest] = []
  /// The ids of the notes for which requests were made.
  private(set) var asked: [Int] = []
  /// The actions that wait until no view is being updated.
  private var agenda: [@MainActor @Sendable () -> Void] = []
  /// Whether a view is being updated.
  private(set) var isUpdating = false
  /// The actions that ran while a view was being updated, which is forbidden.
  var intrusions: [String] = []

  init(presenter: Presenter? = nil, host: HeadlessHost = HeadlessHost()) {
    self.host = host
    self.presenter = presenter ?? Presenter(host: host)
    self.presenter?.onProblem = { _ in }
  }

  /// Discards the view's state, as SwiftUI does when a view gets another identity.
  func makeAnew() {
    overlays = makeOverlays()
  }

  /// Plays the rebuild of a view, for example when its parent switches to another branch.
  ///
  /// A new view with the same binding replaces this view in one transaction.
  ///
  /// - Parameter oldGoesFirst: Whether the old view is removed before the new view is updated.
  func rebuild(oldGoesFirst: Bool) {
    let (old, new) = (overlays, makeOverlays())
    if oldGoesFirst { remove(settles: false) }
    overlays = new
    let probe = Probe()
    rebuilt.append(probe)
    update(by: probe, settles: false)
    if !oldGoesFirst {
      isUpdating = true
      old.remove(by: self.probe)
      isUpdating = false
    }
    settle()
  }

  /// The probes of rebuilt views, which exist as long as the screen.
  private var rebuilt: [Probe] = []

  private func makeOverlays() -> BoundOverlays<Note, ItemRequest> {
    BoundOverlays { [weak self] in self?.agenda.append($0) }
  }

  /// The default probe, which represents the view.
  private let probe = Probe()

  /// A stand-in for the probe view in UIKit's hierarchy.
  final class Probe {}

  /// Plays an update of the view, and settles afterward unless `settles` is false.
  func update(by probe: Probe? = nil, settles: Bool = true) {
    isUpdating = true
    overlays.update(source, by: probe ?? self.probe)
    isUpdating = false
    if settles { settle() }
  }

  /// Plays the view's removal.
  func remove(_ probe: Probe? = nil, settles: Bool = true) {
    isUpdating = true
    overlays.remove(by: probe ?? self.probe)
    isUpdating = false
    if settles { settle() }
  }

  /// Runs the actions that waited for the end of the update, and the actions that follow.
  func settle() {
    var rounds = 0
    while !agenda.isEmpty, rounds < 100 {
      rounds += 1
      let due = agenda
      agenda = []
      for act in due { act() }
    }
    if rounds == 100 { intrusions.append("endless agenda") }
  }

  /// Changes the binding, updates the view like SwiftUI, and settles.
  func set(_ notes: Note...) {
    self.notes = notes
    update()
  }

  /// Advances the clock and settles.
  func advance(_ milliseconds: Int) {
    host.clock.advance(by: .milliseconds(milliseconds))
    settle()
  }

  /// Presses a button of the latest overlay, and settles.
  func press(_ number: Int) {
    guard let id = requests.last?.handle.id else { return }
    host.pressButton(number, of: id)
    settle()
  }

  /// The texts of the visible overlays.
  var visible: [String] { host.visibleTexts.map { $0.joined(separator: " ") } }

  private var source: BindingSource<Note, ItemRequest> {
    BindingSource(
      items: notes,
      current: { [unowned self] in
        touch("read")
        return notes.map(\.id)
      },
      reset: { [unowned self] id in
        touch("write")
        journal.append("reset \(id)")
        if !notes.contains(where: { $0.id == id }) { intrusions.append("reset of nothing") }
        if !isConstant { notes.removeAll { $0.id == id } }
      },
      present: { [unowned self] note, report in
        touch("present")
        guard let presenter else { return nil }
        let request = ItemRequest(description(of: note), on: presenter, report)
        requests.append(request)
        asked.append(note.id)
        return request
      },
      update: { [unowned self] request, note in
        touch("update")
        request.update(to: description(of: note))
      },
      dismiss: { [unowned self] request in
        touch("dismiss")
        request.dismiss()
      },
      onEnd: { [unowned self] note, _, outcome in
        touch("tell")
        journal.append("\(note.id) ended: \(outcome.words)")
      },
      removal: removal)
  }

  private func description(of note: Note) -> OverlayDescription {
    OverlayDescription(Overlay(content(note), preset: OverlayPreset(overlay)).name(name))
  }

  private func touch(_ what: String) {
    if isUpdating { intrusions.append(what) }
  }
}

extension Outcome {
  /// The outcome as text for tests.
  var words: String {
    switch self {
    case .dismissed(let reason): "\(reason)"
    case .refused: "refused"
    case .updated: "updated"
    }
  }
}
