public import UsherCore

extension ActionID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

/// The English texts for a request's pending state and its reasons.
///
/// They are used in `Presenter.explain()` and in developer tools.
@_spi(Inspection) public struct PendingStateWords {
  /// Returns the text that refers to an overlay, such as "overlay 2".
  let reference: (OverlayID) -> String

  /// Creates the texts.
  ///
  /// By default, overlays are referred to by their numbers.
  public init(reference: @escaping (OverlayID) -> String = { "overlay \($0.rawValue)" }) {
    self.reference = reference
  }

  /// Returns the cause of a turn.
  public func text(_ admission: PendingState.Admission) -> String {
    switch admission {
    case .turn: "its turn came"
    case .replaced(let ids) where ids.isEmpty: "it replaced nothing because nothing was shown"
    case .replaced(let ids): "it replaced \(references(ids))"
    case .stacked: "it was stacked with shown overlays"
    case .evicted(let id): "it evicted \(reference(id))"
    }
  }

  /// Returns the reason for a wait.
  ///
  /// `nil` means that the request gets the next free place.
  public func text(_ reason: PendingState.WaitReason?) -> String {
    switch reason {
    case nil: "next in line"
    case .notVisible: "its window isn't visible"
    case .noViewport: "there is no viewport"
    case .paused: "its lane is paused"
    case .quiet(let rules, _):
      "quiet because of \(rules.count == 1 ? "token" : "tokens") "
        + rules.map { "\($0.rawValue)" }.joined(separator: ", ")
    case .questions(let ids): "behind a question: \(references(ids))"
    case .full(let ids): "lane full: \(references(ids))"
    case .othersShown(let ids):
      "a lane that takes turns with its lane shows \(references(ids))"
    case .gap: "its lane has a gap"
    }
  }

  /// Returns the reason a request's overlay hasn't been shown.
  func textUnshown(_ state: RequestState) -> String {
    switch state {
    case .pending(.waiting(let wait)): text(wait.reason)
    case .pending(.delayed): "its delay hadn't ended"
    case .pending: "its turn had just come"
    case .ended(.refused(let refusal)): text(refusal)
    case .ended(.dismissed(let reason)): "it ended first (\(reason))"
    case .ended(.updated): "it updated another overlay instead"
    }
  }

  /// Returns the reasons why a countdown is paused.
  public func text(_ attention: Attention) -> String {
    let signs: [(Attention, String)] = [
      (.touch, "touch"), (.drag, "drag"), (.hover, "hover"), (.focusWithin, "focus within"),
      (.appInactive, "inactive app"), (.keyboardOpen, "open keyboard"),
      (.assistiveTechnology, "assistive technology"), (.question, "a question above"),
      (.noRoom, "no room in its list"), (.anchorHidden, "a hidden anchor"), (.held, "the app"),
    ]
    return signs.filter { attention.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  /// Returns the reason for a refusal, without a remedy.
  public func text(_ refusal: Refusal) -> String {
    switch refusal {
    case .invalid(let error): "\(error)"
    case .emptyContent: "its content is empty"
    case .duplicate(let id): "\(reference(id)) has the same name"
    case .priorityTaken(let id): "\(reference(id)) has the same priority in the same lane"
    case .higherPriorityShown(let id): "\(reference(id)) is shown and has a higher priority"
    case .laneFull(let id): "lane \(id.words) is full"
    case .hostClosed: "there is no open window"
    }
  }

  private func references(_ ids: [OverlayID]) -> String {
    ids.map { reference($0) }.joined(separator: ", ")
  }
}
