package import UsherCore

/// The description of content for screen readers and other assistive technology.
///
/// Values left out are derived from the content and from its overlay, as `resolved(for:as:)` says.
///
/// ```swift
/// var unread = Overlay.notification(title: "3 ✉")
/// unread.semantics = Semantics(
///   label: "Three unread letters", announcement: .spoken("You have new letters", .polite))
/// presenter.present(unread)
/// ```
public struct Semantics: Hashable, Sendable {
  /// The content's role; `nil` derives the role from the overlay.
  public var role: Role?
  /// The content's label; `nil` for its first text.
  public var label: String?
  /// The description besides the label; `nil` for the rest of the texts.
  public var description: String?
  /// The kind of news, such as "Error", said before the label when the overlay is announced; `nil`
  /// for none.
  public var kind: String?
  /// The announcement when the overlay appears, and when its words have changed.
  public var announcement: Announcement
  /// Whether an automatic announcement interrupts other speech; `nil` derives that from the role.
  public var politeness: Politeness?
  /// The label of a button for screen readers that dismisses the overlay as a tap on its backdrop
  /// does; `nil` or empty for no button.
  ///
  /// There is such a button only if a tap on the backdrop dismisses the overlay.
  public var backdropLabel: String?

  /// Makes semantics; values left out are derived from the content and its overlay.
  public init(
    role: Role? = nil, label: String? = nil, description: String? = nil, kind: String? = nil,
    announcement: Announcement = .automatic, politeness: Politeness? = nil,
    backdropLabel: String? = nil
  ) {
    self.role = role
    self.label = label
    self.description = description
    self.kind = kind
    self.announcement = announcement
    self.politeness = politeness
    self.backdropLabel = backdropLabel
  }

  /// The role of an overlay, as assistive technology knows it.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// News that asks for no response.
    case status
    /// A message that waits for a response and does not block the app.
    case alert
    /// A message that needs a response before the user can go on.
    case dialog
  }

  /// The announcement of an overlay.
  ///
  /// Made when the overlay appears, and again whenever an update has changed the words, at most
  /// once in two seconds, but at once when the words become urgent. An overlay that comes back with
  /// the same words is not announced again. The amount of a progress bar is announced at most every
  /// ten per cent.
  public enum Announcement: Hashable, Sendable {
    /// The kind, the label and the description, as urgent as `politeness` or the role demands.
    ///
    /// An overlay that the keyboard focus moves into is not announced when it appears, because
    /// assistive technology describes the overlay then by itself.
    case automatic
    /// An announcement of the given words; none if they are blank.
    case spoken(String, Politeness)
    /// No announcement, also of progress.
    case silent
  }

  /// Whether an announcement may interrupt other speech.
  public enum Politeness: Hashable, Sendable, CaseIterable {
    /// The announcement waits for other speech to end.
    case polite
    /// The announcement interrupts other speech; of several at once, it goes first.
    case assertive
  }
}

extension Semantics {
  /// Returns the description that a host passes to assistive technology for content shown as an
  /// overlay.
  ///
  /// Unless `role` is set, a modal overlay is a dialog. An overlay that stays until dismissed and
  /// has controls is an alert. All other overlays are a status, also a message that offers a button
  /// for a limited time. Dialogs and alerts are announced assertively.
  ///
  /// Without a text, the content's label is the label of its first labeled image; without such an
  /// image, the title of its first button.
  ///
  /// - Parameters:
  ///   - root: The content's nodes.
  ///   - overlay: The overlay that shows the content.
  ///   - name: The overlay's name, if it has one.
  /// - Returns: The description to pass on.
  package func resolved(
    for root: OverlayNode, as overlay: OverlayConfiguration, name: String? = nil
  ) -> ResolvedSemantics {
    let isModal = overlay.backdrop?.isModal == true
    let hasControls = root.hasControls
    let role =
      role
      ?? (isModal
        ? .dialog : hasControls && overlay.lifetime == .infinite ? .alert : .status)
    let texts = root.statements
    let label = label ?? texts.first ?? root.imageLabels.first ?? root.buttons.first?.title ?? ""
    let description = description ?? texts.dropFirst().asSentences
    let spoken: Spoken? =
      switch announcement {
      case .automatic:
        Spoken(
          [kind ?? "", label, description].filter { !$0.isEmpty }.asSentences,
          politeness ?? (role == .status ? .polite : .assertive))
      case .spoken(let words, let politeness): Spoken(words, politeness)
      case .silent: nil
      }
    let isSaidByFocus = announcement == .automatic && isModal && hasControls
    return ResolvedSemantics(
      role: role, isModal: isModal, label: label, description: description,
      announcement: isSaidByFocus ? nil : spoken, changed: spoken,
      backdropLabel: overlay.backdrop?.tap == .dismiss ? backdropLabel ?? "" : "",
      anchor: overlay.anchor?.anchor, name: name)
  }
}
