#if canImport(ObjectiveC)
// The names that Objective-C knows a banner's members by. Swift does not see them.
@available(swift, obsoleted: 1)
extension Banner {
  /// The banner's `userDismissalAction`.
  @objc(userDismissalAction) public final var userDismissalActionInObjectiveC: (() -> Void)? {
    get { userDismissalAction }
    set { userDismissalAction = newValue }
  }

  /// The banner's `completionAction`.
  @objc(completionAction) public final var completionActionInObjectiveC: (() -> Void)? {
    get { completionAction }
    set { completionAction = newValue }
  }

  /// The banner's `requiresUserDismissal`.
  @objc(requiresUserDismissal) public final var requiresUserDismissalInObjectiveC: Bool {
    get { requiresUserDismissal }
    set { requiresUserDismissal = newValue }
  }

  /// The app whose window banners are shown in.
  @objc(application) public static var applicationInObjectiveC: (any ApplicationContext)? {
    get { application }
    set { application = newValue }
  }

  /// Puts the banner in line.
  @objc(enqueue) public final func enqueueInObjectiveC() { enqueue() }
}
#endif
