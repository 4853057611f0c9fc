internal import UsherCore

/// The limits of a presenter's overlays, and the showings that have yet to be counted.
final class Frequencies: PresenterAbility {
  /// The overlays that got their turn and weren't seen yet.
  private var unseen: [OverlayID: Unseen] = [:]
  /// The limits that most recently declined a request, latest last.
  private var declined: [Limit] = []
  /// The maximum number of rows in an explanation.
  ///
  /// Usher's choice.
  private static let maximumRows = 16

  /// An overlay that got its turn, with the limits that count its showing.
  private struct Unseen {
    let handle: PresentationHandle
    var limits: [Limit]
  }

  init(of presenter: Presenter) {}

  /// Returns whether a request may be shown.
  ///
  /// If so, the showing is counted as soon as a user can see the overlay.
  func allows(_ handle: PresentationHandle, by limit: Limit, in presenter: Presenter) -> Bool {
    declined.removeAll { $0 == limit }
    guard verdict(of: limit, about: handle.id, in: presenter) == .allowed else {
      // Another limit may have allowed the request.
      unseen[handle.id] = nil
      declined.append(limit)
      if declined.count > Self.maximumRows { declined.removeFirst() }
      return false
    }
    unseen[handle.id, default: Unseen(handle: handle, limits: [])].limits.append(limit)
    return true
  }

  /// Returns whether a limit allows a request, or a future request if `id` is `nil`.
  ///
  /// Other overlays that are about to be seen are also counted.
  private func verdict(
    of limit: Limit, about id: OverlayID?, in presenter: Presenter
  ) -> Limit.Verdict {
    let now = presenter.host.secondsSince1970
    var showings = presenter.showings(of: limit.comparedKey, at: now)
    for other in unseen.values
    where other.handle.id != id && other.limits.contains(where: { $0.key == limit.comparedKey }) {
      showings.add(at: now, keeping: .max)
    }
    return limit.verdict(after: showings, at: now)
  }

  func didPerform(_ command: OverlayCommand, in presenter: Presenter) {
    guard case .notify(let id, let milestone) = command else { return }
    switch milestone {
    case .willPresent, .willDismiss: count(id, in: presenter)
    case .didDismiss: unseen[id] = nil
    case .didPresent, .didSelectDetent: break
    }
  }

  func didFinishBatch(in presenter: Presenter) {
    for id in unseen.keys.sorted() { count(id, in: presenter) }
  }

  /// Counts an overlay if a user was able to see it.
  private func count(_ id: OverlayID, in presenter: Presenter) {
    guard let (handle, limits) = unseen[id].map({ ($0.handle, $0.limits) }) else { return }
    guard !handle.state.hasEnded else { return unseen[id] = nil }
    guard handle.request?.wasInFront == true else { return }
    unseen[id] = nil
    let now = presenter.host.secondsSince1970
    var counted: Set<String> = []
    for limit in limits where counted.insert(limit.key).inserted {
      let kept = limits.reduce(1) { $1.key == limit.key ? max($0, $1.kept) : $0 }
      presenter.changeShowings(of: limit.key) { showings in
        _ = showings.clockIs(at: now)
        showings.add(at: now, keeping: kept)
      }
    }
  }

  func explanation(in presenter: Presenter) -> [String] {
    declined.compactMap { $0.row(verdict(of: $0, about: nil, in: presenter)) }
  }
}

extension Presenter {
  /// Returns the showings of a key, and corrects times in the future in the store.
  fileprivate func showings(of key: String, at now: Double) -> Showings {
    let name = StoreKey.showings.name(of: key)
    guard let record = store[name] else { return Showings() }
    guard var showings = Showings(record: record) else {
      report(.unusableStore(reason: "the value \"\(record)\" for \"\(name)\" is invalid"))
      return Showings()
    }
    if showings.clockIs(at: now) {
      changeShowings(of: key) { _ = $0.clockIs(at: now) }
    }
    return showings
  }

  /// Changes the showings of a key in the store.
  ///
  /// An unreadable value is replaced.
  fileprivate func changeShowings(of key: String, _ change: (inout Showings) -> Void) {
    store.update(StoreKey.showings.name(of: key)) { record in
      var showings = record.flatMap { Showings(record: $0) } ?? Showings()
      change(&showings)
      return showings.record
    }
  }
}
