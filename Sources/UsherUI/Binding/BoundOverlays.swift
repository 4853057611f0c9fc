internal import Usher

/// The overlays requested by one binding.
///
/// A view passes its state to `update(_:by:)`, which has no effect during the call: SwiftUI is
/// updating views at that time, when overlays must not be shown and bindings must not be written.
/// The changes are applied together in `apply()`, which runs once soon afterwards.
///
/// Several probes may represent one binding: SwiftUI gives a background to each member of a group
/// or a section, while the state belongs to the whole. The overlays last as long as any of the
/// probes.
@MainActor
@_spi(Facades) public final class BoundOverlays<Item: Identifiable, Request> {
  /// A function that calls a closure once no view is being updated.
  public typealias Later = @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void

  private var ownership = Ownership<Item.ID>()
  /// The latest source; after all probes are removed, the source of the last one.
  private var source: BindingSource<Item, Request>?
  /// The present probes with the latest source of each, the most recent at the end.
  private var probes: [(id: ObjectIdentifier, source: BindingSource<Item, Request>)] = []
  private var shown: [Int: (item: Item, request: Request?)] = [:]
  private var reports: [(number: Int, report: Report)] = []
  private var isDue = false
  private let later: Later

  private enum Report {
    case exitBegan
    case ended(Outcome)
  }

  /// Makes the overlays of a binding whose state is still unknown.
  ///
  /// - Parameter later: Calls a closure once no view is being updated; by default when the main
  ///   actor is free.
  public init(later: @escaping Later = { act in Task { @MainActor in act() } }) {
    self.later = later
  }

  /// Replaces the state passed by a view; a removed view counts as present again.
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

  /// Removes a probe, and with the last probe the view; ignored for an unknown probe.
  package func remove(by probe: AnyObject) {
    guard let place = probes.firstIndex(where: { $0.id == ObjectIdentifier(probe) }) else { return }
    probes.remove(at: place)
    if let last = probes.last { source = last.source }
    applyLater()
  }

  /// Retries requests, as there may be a presenter now.
  package func placeChanged() {
    applyLater()
  }

  private func applyLater() {
    guard !isDue else { return }
    isDue = true
    later { self.apply() }
  }

  /// Applies the state of a view that has just appeared, after the removals of the same update: a
  /// view whose place this one takes may have to empty the binding first.
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

  /// Removes an item from the binding, if the binding still holds the item.
  private func reset(_ item: Item.ID) {
    guard let source, source.current().contains(item) else { return }
    source.reset(item)
    if source.current().contains(item) { ownership.spend(item) }
  }

  private func follow(_ source: BindingSource<Item, Request>) {
    // The binding may have changed since the view's update: items it has lost are no longer shown.
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
    // The closures captured from the view are released with the last of its overlays.
    if ownership.requests.isEmpty { self.source = nil }
  }
}
