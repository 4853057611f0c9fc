import UsherCore

// Names and counts.

extension AdmissionModel {
  func count(of name: OverlayName) -> Int {
    tallies.first { $0.name == name }?.count ?? 0
  }

  /// Increments a name's request count if the request's policy compares names.
  func count(_ overlay: OverlayConfiguration) {
    guard let name = overlay.name else { return }
    countAnew(name)
    switch overlay.identity {
    case .allow, .refuseEqualPriority: break
    case .ignore, .coalesceWithLast, .updateInPlace, .mergeAndCount:
      setCount(of: name, to: count(of: name) + 1)
    }
  }

  func changeCount(of name: OverlayName, to count: Int) {
    guard isLeft(name) else { return }
    setCount(of: name, to: max(count, 0))
  }

  func dismissCounted(_ name: OverlayName) {
    let count = count(of: name)
    if isLeft(name) { setCount(of: name, to: max(count - 1, 0)) }
    if count < 2 { dismiss(.named(name)) }
  }

  /// Renames a request, without counting it as a request with the new name.
  func rename(_ request: ModelRequest, to name: OverlayName?) {
    guard request.overlay.name != name else { return }
    request.overlay.name = nil
    forgetNames()
    if let name { countAnew(name) }
    request.overlay.name = name
  }

  /// Removes the counts of names without requests.
  func forgetNames() {
    tallies.removeAll { !isLeft($0.name) }
  }

  private func setCount(of name: OverlayName, to count: Int) {
    tallies.removeAll { $0.name == name }
    tallies.append((name, count))
  }

  /// Restarts the count of a name if all its requests are exiting.
  private func countAnew(_ name: OverlayName) {
    let areAllLeaving = (shown + waiting).filter { $0.overlay.name == name }.allSatisfy {
      $0.isExiting
    }
    if areAllLeaving, count(of: name) > 0 { setCount(of: name, to: 0) }
  }

  private func isLeft(_ name: OverlayName) -> Bool {
    (shown + waiting + [entering].compactMap { $0 }).contains { $0.overlay.name == name }
  }
}
