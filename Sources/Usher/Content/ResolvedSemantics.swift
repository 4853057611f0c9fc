/// What a host tells assistive technology of an overlay.
public struct ResolvedSemantics: Hashable, Sendable {
  /// What kind of thing it is.
  public let role: Semantics.Role
  /// Whether everything behind it is out of reach.
  public let isModal: Bool
  /// What it is called; empty where there is nothing to call it by.
  public let label: String
  /// What is told of it beside its label; empty where that is all.
  public let description: String
  /// What is said aloud when it appears; `nil` where nothing is.
  public let announcement: Spoken?
  /// What the button is called that stands for its backdrop; empty where there is none.
  public let backdropLabel: String

  /// Makes semantics out of what a host is told.
  public init(
    role: Semantics.Role, isModal: Bool, label: String, description: String,
    announcement: Spoken?, backdropLabel: String = ""
  ) {
    self.role = role
    self.isModal = isModal
    self.label = label
    self.description = description
    self.announcement = announcement
    self.backdropLabel = backdropLabel
  }
}
