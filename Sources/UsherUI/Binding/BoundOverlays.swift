internal import Usher

/// The overlays requested by one binding.
///
/// A view passes its items to `update(_:by:)` while SwiftUI updates views. Showing overlays or
/// changing bindings is not allowed at that time, so the call has no immediate effect. All changes
/// are applied together in `apply()`, which runs once soon after the update.
///
/// Each call names its probe, a UIKit view in the background of the SwiftUI view. A group or
/// section has a probe for each member, because SwiftUI adds a background to each member. The view
/// is treated as removed when its last probe is removed.
@MainActor
@_spi(Facades) public final class BoundOverlays<Item: Identifiable, Request> {
  /// A function that calls a closure when no view is being updated.
  public typealias Later = @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void

  private var ownership = Ownership<Item.ID>()
  /// The latest source.
  ///
  /// After the last probe is removed, this remains set until all requests have ended.
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

  /// Creates the overlays of a binding that hasn't passed its items yet.
  ///
  /// - Parameter later: A function that calls a closure when no view is being updated. By default,
  ///   the closure runs in a new task on the main actor.
  public init(later: @escaping Later = { act in Task { @MainActor in act() } }) {
    self.later = later
  }

  /// Replaces the source, because SwiftUI updated the view.
  ///
  /// The new source is applied soon after the update. If all probes had been removed, the view is
  /// treated as present again.
  ///
  /// - Parameters:
  ///   - source: The view's current items, and the functions that show them.
  ///   - probe: The UIKit view in the background of the view.
  package func update(_ source: BindingSource<Item, Request>, by probe: AnyObject) {
    probes.removeAll { $0.id == ObjectIdentifier(probe) }
    probes.append((ObjectIdentifier(probe), source))
    let isFirst = self.source == nil
    self.source = source
    if isFirst { applyAfterRemovals() } else { applyLater() }
  }

  /// Removes a probe.
  ///
  /// If no probe is left, the view is treated as removed. Unknown probes are ignored.
  package func remove(by probe: AnyObject) {
    guard let place = probes.firstIndex(where: { $0.id == ObjectIdentifier(probe) }) else { return }
    probes.remove(at: place)
    if let last = probes.last { source = last.source }
    applyLater()
  }

  /// Repeats the requests that found no presenter, because a presenter may be available now.
  package func placeChanged() {
    applyLater()
  }

  private func applyLater() {
    guard !isDue else { return }
    isDue = true
    later { self.apply() }
  }

  /// Applies a view's first source, after the removals of the same update.
  ///
  /// If the view replaces another view, the other view may first have to clear the binding.
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
    // The binding may have changed since the view's update. Items that are no longer in the binding
    // aren't shown.
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
    // After the last request, the source and the objects that its closures captured are
    // released.
    if ownership.requests.isEmpty { self.source = nil }
  }
}
