internal import Usher

/// The overlays that one binding asks for.
///
/// A view hands over what it knows in `update(_:)`, and nothing happens inside that call: SwiftUI is
/// updating views then, and neither may overlays be shown nor bindings be written. What is to be done is done in
/// `settle()`, which is called once soon afterwards, whatever came together meanwhile.
@MainActor
package final class BoundOverlays<Item: Identifiable, Request> {
  /// Calls something when no view is being updated.
  package typealias Later = @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void

  private var ownership = Ownership<Item.ID>()
  private var source: BindingSource<Item, Request>?
  /// Whether the view has gone since `settle()` was called last.
  private var isRemoved = false
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
  package func update(_ source: BindingSource<Item, Request>) {
    self.source = source
    isRemoved = false
    settleLater()
  }

  /// Notes that the view was removed.
  package func remove() {
    isRemoved = true
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
    if isRemoved { leave(source) } else { follow(source) }
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
