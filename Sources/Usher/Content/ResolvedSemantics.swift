public import UsherCore

/// The description of an overlay that a host passes to assistive technology.
public struct ResolvedSemantics: Equatable, Sendable {
  /// The overlay's role.
  public let role: Semantics.Role
  /// Whether assistive technology can't reach the content behind the overlay.
  public let isModal: Bool
  /// The overlay's label, or an empty string if the content has no text to use as a label.
  public let label: String
  /// The description after the label, or an empty string if there is none.
  public private(set) var description: String
  /// The announcement when the overlay appears, or `nil` if there is none.
  package private(set) var announcement: Spoken?
  /// The announcement when the overlay's text changes, or `nil` if there is none.
  package let changed: Spoken?
  /// The label of the button that represents the backdrop, or an empty string if there is no
  /// button.
  public let backdropLabel: String
  /// The anchor next to the overlay, or `nil` if it has none.
  public let anchor: AnchorID?
  /// The overlay's identifier for automated tests, for example "usher.overlay.sync".
  ///
  /// An overlay without a name is identified as "usher.overlay".
  public let identifier: String

  /// Creates the description of an overlay.
  package init(
    role: Semantics.Role, isModal: Bool, label: String, description: String,
    announcement: Spoken?, changed: Spoken? = nil, backdropLabel: String = "",
    anchor: AnchorID? = nil, name: String? = nil
  ) {
    self.role = role
    self.isModal = isModal
    self.label = label.withoutControls
    self.description = description.withoutControls
    self.announcement = announcement
    self.changed = changed
    self.backdropLabel = backdropLabel.withoutControls
    self.anchor = anchor
    identifier = ["usher.overlay", name?.withoutControls].compactMap { $0 }.joined(separator: ".")
  }

  /// Returns the description with additional text.
  ///
  /// The text is announced when the overlay appears, but not when it changes.
  func saying(_ words: String) -> ResolvedSemantics {
    var longer = self
    longer.description =
      [description, words.withoutControls].filter { !$0.isEmpty }.asSentences
    longer.announcement = announcement.flatMap {
      Spoken([$0.words, words].asSentences, $0.politeness)
    }
    return longer
  }
}

/// Text that a screen reader announces.
package struct Spoken: Equatable, Sendable {
  /// The announced text, which is never blank.
  package let words: String
  /// Whether the announcement may interrupt other speech.
  package let politeness: Semantics.Politeness

  /// Creates an announcement, or returns `nil` if the text is blank.
  package init?(_ words: String, _ politeness: Semantics.Politeness) {
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    self.words = words.withoutControls
    self.politeness = politeness
  }
}
