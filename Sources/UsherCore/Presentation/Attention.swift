/// A set of reasons that may pause an overlay's countdown.
///
/// For example, the user is busy with the overlay or can't see it.
public struct Attention: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A pointer is down on the overlay.
  public static let touch = Attention(rawValue: 1 << 0)
  /// A pointer drags the overlay.
  public static let drag = Attention(rawValue: 1 << 1)
  /// A pointer is over the overlay.
  public static let hover = Attention(rawValue: 1 << 2)
  /// The keyboard focus is inside the overlay.
  public static let focusWithin = Attention(rawValue: 1 << 3)
  /// The app is not in the foreground.
  public static let appInactive = Attention(rawValue: 1 << 4)
  /// A keyboard covers part of the screen.
  public static let keyboardOpen = Attention(rawValue: 1 << 5)
  /// Assistive technology is in use or reads the overlay.
  ///
  /// A presenter ignores this reason for overlays without controls.
  public static let assistiveTechnology = Attention(rawValue: 1 << 6)

  /// A question is shown above the overlay.
  ///
  /// Only the engine sets this reason.
  public static let question = Attention(rawValue: 1 << 7)

  /// The overlay doesn't fit in its list.
  ///
  /// Only the engine sets this reason.
  public static let noRoom = Attention(rawValue: 1 << 8)

  /// The overlay's anchor is hidden.
  ///
  /// Only the engine sets this reason.
  public static let anchorHidden = Attention(rawValue: 1 << 9)

  /// All reasons except `held`.
  public static let all = Attention(rawValue: 1 << 10 - 1)

  /// The app called `PresentationHandle.pause()`.
  ///
  /// Overlays can't ignore this reason.
  public static let held = Attention(rawValue: 1 << 10)
}

/// How a paused countdown resumes.
public enum CountdownResumePolicy: Hashable, Sendable, CaseIterable {
  /// The countdown resumes with the remaining time.
  case timeLeft
  /// The countdown restarts with the whole lifetime.
  case restart
}

extension Presentation {
  /// Returns the reasons that pause the countdown, including `common` reasons for all overlays.
  func holders(under common: Attention) -> Attention {
    // While a list hides a reply, its countdown continues, because a reply is relevant only
    // briefly.
    let hidden = floor == .replying ? hidden.subtracting(.noRoom) : hidden
    return attention.union(shared).union(hidden).union(common)
      .intersection(overlay.pausesFor.union(.held))
  }

  func isHeld(in step: Step) -> Bool { !holders(under: step.attention).isEmpty }

  mutating func attend(_ reasons: Attention, isPresent: Bool, in step: Step) {
    attention = isPresent ? attention.union(reasons) : attention.subtracting(reasons)
    reconcileCountdown(in: step)
  }

  /// Records whether a reason hides the overlay: a question, a full list, or its anchor.
  mutating func hide(for reason: Attention, _ isHidden: Bool, in step: Step) {
    guard isHidden != hidden.contains(reason) else { return }
    hidden = isHidden ? hidden.union(reason) : hidden.subtracting(reason)
    reconcileCountdown(in: step)
  }

  /// Sets the attention to overlays of the same group that also pauses this overlay's countdown.
  mutating func share(_ reasons: Attention, in step: Step) {
    guard reasons != shared else { return }
    shared = reasons
    reconcileCountdown(in: step)
  }
}
