internal import Usher

/// The overlays that one binding asks for.
///
/// A view hands over what it knows in `update(_:by:)`, and nothing happens inside that call: SwiftUI is
/// updating views then, and neither may overlays be shown nor bindings be written. What is to be done is done in
/// `settle()`, which is called once soon afterwards, whatever came together meanwhile.
///
/// Several probes may speak for one binding: SwiftUI gives a background to each member of a group or a section, while
/// the state belongs to all of them. The overlays last as long as one probe does.
@MainActor
package final class BoundOverlays<Item: Identifiable, Request> {
  /// Calls something when no view is being updated.
  package typealias Later = @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void

  private var ownership = Ownership<Item.ID>()
  /// What was said last; what a removed probe said last, once none is there.
  private var source: BindingSource<Item, Request>?
  /// The probes that are there with what each of them said last, the latest at the end.
  private var probes: [(id: ObjectIdentifier, source: BindingSource<Item, Request>)] = []
  private var shown: [Int: (item: Item, request: Request?)] = [:]
  private var reports: [(number: Int, report: Report)] = []
  private var isDue = false
  private let later: Later

  private enum Report {
    case exitBegan
    case ended(Outcome)
  }

  /// Makes the overlays of a binding that nothing is known of yet.
  ///
  /// - Parameter later: Calls something when no view is being updated; unless given, when the main actor is free.
  package init(later: @escaping Later = { act in Task { @MainActor in act() } }) {
    self.later = later
  }

  /// Takes over what a view says, in place of what it said before; a view that had been removed is back.
  ///
  /// - Parameters:
  ///   - source: What the view says.
  ///   - probe: The view that stands for it in UIKit's views.
  package func update(_ source: BindingSource<Item, Request>, by probe: AnyObject) {
    probes.removeAll { $0.id == ObjectIdentifier(probe) }
    probes.append((ObjectIdentifier(probe), source))
    self.source = source
    settleLater()
  }

  /// Notes that a probe was removed, and with the last of them the view; ignored for a probe that is not there.
  package func remove(by probe: AnyObject) {
    guard let place = probes.firstIndex(where: { $0.id == ObjectIdentifier(probe) }) else { return }
    probes.remove(at: place)
    if let last = probes.last { source = last.source }
    settleLater()
  }

  /// Notes that there may be a place for overlays now.
  package func placeChanged() {
    settleLater()
  }

  private func settleLater() {
    guard !isDue else { return }
    isDue = true
    later { self.settle() }
  }

  private func settle() {
    isDue = false
    let news = reports
    reports = []
    for (number, report) in news { take(report, of: number) }
    guard let source else { return }
    if probes.isEmpty { leave(source) } else { follow(source) }
  }

  private func take(_ report: Report, of number: Int) {
    switch report {
    case .exitBegan:
      if let item = ownership.exitBegan(number) { reset(item) }
    case .ended(let outcome):
      guard let request = ownership.ended(number) else { return }
      if request.isOwned { reset(request.item) }
      guard let item = shown.removeValue(forKey: number)?.item else { return }
      source?.onEnd(item, outcome)
    }
  }

  /// Takes an item out of the binding, if the binding still means it.
  private func reset(_ item: Item.ID) {
    guard let source, source.current().contains(item) else { return }
    source.reset(item)
    if source.current().contains(item) { ownership.spend(item) }
  }

  private func follow(_ source: BindingSource<Item, Request>) {
    // The binding may have changed since the view was updated; what it has lost is not shown any more.
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
    settleLater()
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
    // What the view has captured is let go of with the last of its overlays.
    if ownership.requests.isEmpty { self.source = nil }
  }
}
