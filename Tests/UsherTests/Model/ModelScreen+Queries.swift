import UsherCore

// What is known of the requests.

extension ModelScreen {
  /// Whether the request's overlay rests in front of all questions.
  func isAtRest(_ request: Int) -> Bool {
    if case .resting = requests[request].phase { !requests[request].isHeld } else { false }
  }

  /// The waiting requests, the next one first.
  var waiting: [Int] { line + kept }

  /// The request that another one of the same name updates: the first that is shown and stays, else
  /// the first in line, else the last that leaves without the user having sent it away.
  func requestToUpdate(named name: String) -> Int? {
    request(named: name)
      ?? shown.last { requests[$0].name == name && !isLeavingByUser($0) }
  }

  /// The first request of a name that is shown and stays, else the first in line.
  func request(named name: String) -> Int? {
    shown.first { requests[$0].name == name && isUsable($0) }
      ?? waiting.first { requests[$0].name == name }
  }

  /// The number that the next request has.
  var nextNumber: Int { requests.count }

  /// Whether a question is shown, which lets nothing else come but another question.
  var showsQuestion: Bool { shown.contains { requests[$0].kind == .asks } }

  /// Whether the user can use the request's overlay.
  func isUsable(_ request: Int) -> Bool {
    switch requests[request].phase {
    case .entering, .resting: true
    case .waiting, .leaving, .givingWay, .gone: false
    }
  }

  /// Whether the request's overlay leaves because the user sent it away.
  func isLeavingByUser(_ request: Int) -> Bool {
    if case .leaving(_, let reason) = requests[request].phase { reason.isByUser } else { false }
  }

  /// The requests whose overlays the user can use, in order.
  var usable: [Int] { shown.filter(isUsable).sorted() }
}
