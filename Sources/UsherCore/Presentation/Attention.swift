/// A set of reasons that may pause an overlay's countdown: the user is busy with the overlay, or
/// cannot look at it.
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
  /// The keyboard's focus is inside the overlay.
  public static let focusWithin = Attention(rawValue: 1 << 3)
  /// The app is not in the foreground.
  public static let appInactive = Attention(rawValue: 1 << 4)
  /// A keyboard covers part of the screen.
  public static let keyboardOpen = Attention(rawValue: 1 << 5)
  /// Assistive technology is in use, or reads the overlay.
  ///
  /// A presenter lets this reason pause only overlays that contain controls.
  public static let assistiveTechnology = Attention(rawValue: 1 << 6)

  /// A question is shown above the overlay; the engine's own reason, which no host reports.
  public static let question = Attention(rawValue: 1 << 7)

  /// The overlay's list has no room for the overlay; the engine's own reason, which no host
  /// reports.
  public static let noRoom = Attention(rawValue: 1 << 8)

  /// The thing of the app's that the overlay lies beside cannot be seen; the engine's own reason,
  /// which no host reports.
  public static let anchorHidden = Attention(rawValue: 1 << 9)

  /// Every reason that an overlay may choose.
  public static let all = Attention(rawValue: 1 << 10 - 1)

  /// The app holds the countdown by `PresentationHandle.pause()`, which no overlay can refuse.
  public static let held = Attention(rawValue: 1 << 10)
}

/// The way a paused countdown resumes.
public enum CountdownResumePolicy: Hashable, Sendable, CaseIterable {
  /// The countdown resumes with the time that was left.
  case timeLeft
  /// The countdown restarts with the whole lifetime.
  case restart
}

extension Presentation {
  /// Returns the reasons that pause the countdown, given the reasons that concern every overlay.
  func holders(under common: Attention) -> Attention {
    // A reply is not news for long: of many that come together, those without room go with the
    // others.
    let hidden = floor == .replying ? hidden.subtracting(.noRoom) : hidden
    return attention.union(shared).union(hidden).union(common)
      .intersection(overlay.pausesFor.union(.held))
  }

  /// Whether the countdown is paused, given the reasons that concern every overlay.
  func isHeld(in step: Step) -> Bool { !holders(under: step.attention).isEmpty }

  /// Records the user's attention on this overlay alone.
  mutating func attend(_ reasons: Attention, isPresent: Bool, in step: Step) {
    attention = isPresent ? attention.union(reasons) : attention.subtracting(reasons)
    reconcileCountdown(in: step)
  }

  /// Records whether a reason hides the overlay: a question above, a list without room, or a
  /// hidden anchor.
  mutating func hide(for reason: Attention, _ isHidden: Bool, in step: Step) {
    guard isHidden != hidden.contains(reason) else { return }
    hidden = isHidden ? hidden.union(reason) : hidden.subtracting(reason)
    reconcileCountdown(in: step)
  }

  /// Records the user's attention on the other overlays of the same stack.
  mutating func share(_ reasons: Attention, in step: Step) {
    guard reasons != shared else { return }
    shared = reasons
    reconcileCountdown(in: step)
  }
}
