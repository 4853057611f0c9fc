public import UsherCore

/// The description of an overlay that a host passes to assistive technology.
public struct ResolvedSemantics: Equatable, Sendable {
  /// The overlay's role.
  public let role: Semantics.Role
  /// Whether assistive technology cannot reach anything behind the overlay.
  public let isModal: Bool
  /// The overlay's label; empty if nothing in the content can serve as a label.
  public let label: String
  /// The description besides the label; empty if there is none.
  public private(set) var description: String
  /// The announcement when the overlay appears; `nil` for none.
  package private(set) var announcement: Spoken?
  /// The announcement when the overlay's words have changed; `nil` for none.
  package let changed: Spoken?
  /// The label of the button that stands for the backdrop; empty for no button.
  public let backdropLabel: String
  /// The anchor that the overlay lies beside; `nil` for none.
  public let anchor: AnchorID?
  /// The overlay's identifier for automated tests: "usher.overlay", and the overlay's name if it
  /// has one, as in "usher.overlay.sync".
  public let identifier: String

  /// Makes the description of an overlay.
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

  /// Returns the description with more words, which are a part of what is said when the overlay
  /// appears, but of no change.
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

/// Words that a screen reader announces.
package struct Spoken: Equatable, Sendable {
  /// The words; never blank.
  package let words: String
  /// Whether the announcement may interrupt other speech.
  package let politeness: Semantics.Politeness

  /// Makes an announcement; `nil` if the words are blank.
  package init?(_ words: String, _ politeness: Semantics.Politeness) {
    guard words.contains(where: { !$0.isWhitespace }) else { return nil }
    self.words = words.withoutControls
    self.politeness = politeness
  }
}
