/// Something to press.
public struct Button: Sendable {
  /// What it says.
  public let title: String
  /// The colour of its title.
  public let color: Color
  /// Whether pressing it dismisses the overlay.
  public let dismisses: Bool
  /// What it does; called on the main actor, and not once the overlay is on its way out.
  public let perform: @MainActor @Sendable () -> Void

  /// Makes a button that dismisses its overlay unless `dismisses` says otherwise.
  public init(
    _ title: String, color: Color = .accent, dismisses: Bool = true,
    perform: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.title = title
    self.color = color
    self.dismisses = dismisses
    self.perform = perform
  }
}
