internal import Usher

/// The overlays requested by one binding.
///
/// A view passes its state to `update(_:by:)` while SwiftUI updates views. Showing overlays or
/// changing bindings is not allowed at that time, so the call has no immediate effect.
/// All changes are applied together in `apply()`, which runs once soon after the update.
///
/// Several probes may represent one binding, because SwiftUI adds a background to each member of a
/// group or section. The overlays exist as long as any of the probes.
@MainActor
@_spi(Facades) public final class BoundOverlays<Item: Identifiable, Request> {
  /// A function that calls a closure when no view is being updated.
  public typealias Later = @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void

  private var ownership = Ownership<Item.ID>()
  /// The latest source, or the last probe's source if all probes were removed.
  private var source: BindingSource<Item, Request>?
  /// The current probes with their latest sources, the most recent at the end.
  private var probes: [(id: ObjectIdentifier, source: BindingSource<Item, Request>)] = []
  private var shown: [Int: (item: Item, request: Request?)] = [:]
  private var reports: [(number: Int, report: Report)] = []
  private var isDue = false
  private let later: Later

  private enum Report {
    case exitBegan
    case ended(Outcome)
  }

  /// Creates the overlays of a binding whose state isn't known yet.
  ///
  /// - Parameter later: Calls a closure when no view is being updated. By default, this happens
  ///   when the main actor is free.
  public init(later: @escaping Later = { act in Task { @MainActor in act() } }) {
    self.later = later
  }

  /// Replaces the state that a view has passed.
  ///
  /// If the view was removed, it is treated as present again.
  ///
  /// - Parameters:
  ///   - source: The view's state.
  ///   - probe: The UIKit view that represents the view.
  package func update(_ source: BindingSource<Item, Request>, by probe: AnyObject) {
    probes.removeAll { $0.id == ObjectIdentifier(probe) }
    probes.append((ObjectIdentifier(probe), source))
    let isFirst = self.source == nil
    self.source = source
    if isFirst { applyAfterRemovals() } else { applyLater() }
  }

  /// Removes a probe.
  ///
  /// Removing the last probe means that the view was removed. Unknown probes are ignored.
  package func remove(by probe: AnyObject) {
    guard let place = probes.firstIndex(where: { $0.id == ObjectIdentifier(probe) }) else { return }
    probes.remove(at: place)
    if let last = probes.last { source = last.source }
    applyLater()
  }

  /// Repeats requests, because a presenter may be available now.
  package func placeChanged() {
    applyLater()
  }

  private func applyLater() {
    guard !isDue else { return }
    isDue = true
    later { self.apply() }
  }

  /// Applies the state of a view that has just appeared, after the removals of the same update.
  ///
  /// If this view replaces another view, that view may have to clear the binding first.
  private func applyAfterRemovals() {
    guard !isDue else { return }
    isDue = true
    later { self.later { self.apply() } }
  }

  private func apply() {
    isDue = false
    let news = reports
    reports = []
    for (number, report) in news { receive(report, of: number) }
    guard let source else { return }
    if probes.isEmpty { leave(source) } else { follow(source) }
  }

  private func receive(_ report: Report, of number: Int) {
    switch report {
    case .exitBegan:
      if let item = ownership.exitBegan(number) { reset(item) }
    case .ended(let outcome):
      guard let request = ownership.ended(number) else { return }
      if request.isOwned { reset(request.item) }
      guard let gone = shown.removeValue(forKey: number) else { return }
      source?.onEnd(gone.item, gone.request, outcome)
    }
  }

  /// Removes an item from the binding, if the binding still contains it.
  private func reset(_ item: Item.ID) {
    guard let source, source.current().contains(item) else { return }
    source.reset(item)
    if source.current().contains(item) { ownership.spend(item) }
  }

  private func follow(_ source: BindingSource<Item, Request>) {
    // The binding may have changed since the view's update. Items that it no longer contains aren't
    // shown.
    let current = source.current()
    let items = source.items.filter { current.contains($0.id) }
    for step in ownership.follow(items.map(\.id)) {
      switch step {
      case .present(let number, let id):
        guard let item = items.first(where: { $0.id == id }) else { continue }
        present(item, as: number, source)
      case .update(let number, let id):
        guard let item = items.first(where: { $0.id == id }) else { continue }
        shown[number]?.item = item
        if let request = shown[number]?.request { source.update(request, item) }
      case .dismiss(let number):
        if let request = shown[number]?.request { source.dismiss(request) }
      }
    }
  }

  private func present(_ item: Item, as number: Int, _ source: BindingSource<Item, Request>) {
    shown[number] = (item, nil)
    let report = RequestReport(
      exitBegan: { self.note(.exitBegan, of: number) },
      ended: { self.note(.ended($0), of: number) })
    if let request = source.present(item, report) {
      shown[number]?.request = request
    } else {
      shown[number] = nil
      _ = ownership.ended(number)
    }
  }

  private func note(_ report: Report, of number: Int) {
    reports.append((number, report))
    applyLater()
  }

  private func leave(_ source: BindingSource<Item, Request>) {
    let owned = ownership.requests.filter(\.isOwned)
    let dismissals = ownership.letGo()
    switch source.removal {
    case .dismisses:
      for case .dismiss(let number) in dismissals {
        if let request = shown[number]?.request { source.dismiss(request) }
      }
    case .stays:
      for request in owned { reset(request.item) }
    }
    // The closures that the view has captured are released with its last overlay.
    if ownership.requests.isEmpty { self.source = nil }
  }
}
