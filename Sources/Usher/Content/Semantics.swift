package import UsherCore

/// The description of content for screen readers and other assistive technology.
///
/// Values that aren't set are derived from the content and its overlay. See
/// `resolved(for:as:name:)`.
///
/// ```swift
/// var unread = Overlay.notification(title: "3 ✉")
/// unread.semantics = Semantics(
///   label: "Three unread letters", announcement: .spoken("You have new letters", .polite))
/// presenter.present(unread)
/// ```
public struct Semantics: Hashable, Sendable {
  /// The content's role, or `nil` to derive it from the overlay.
  public var role: Role?
  /// The content's label, or `nil` to use its first text.
  public var label: String?
  /// The description read after the label, or `nil` to use the remaining texts.
  public var description: String?
  /// The kind of message, such as "Error", announced before the label.
  ///
  /// If the value is `nil`, no kind is announced.
  public var kind: String?
  /// The announcement when the overlay appears, and when its text changes.
  public var announcement: Announcement
  /// Whether an automatic announcement interrupts other speech, or `nil` to derive it from the
  /// role.
  public var politeness: Politeness?
  /// The label of a screen reader's button that dismisses the overlay like a tap on its backdrop.
  ///
  /// The button exists only if a tap on the backdrop dismisses the overlay. It is left out if the
  /// label is `nil` or empty.
  public var backdropLabel: String?

  /// Creates semantics.
  ///
  /// Values that are `nil` are derived from the content and its overlay.
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

  /// The role of an overlay for assistive technology.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// A message that needs no response.
    case status
    /// A message that waits for a response without blocking the app.
    case alert
    /// A message that needs a response before the user can continue.
    case dialog
  }

  /// The announcement of an overlay.
  ///
  /// The announcement is made when the overlay appears, and again when an update changes the text.
  /// Changes are announced at most every two seconds, but immediately if the text becomes urgent.
  /// If an overlay appears again with the same text, it isn't announced again. The value of a
  /// progress bar is announced each time it increases by ten percent.
  public enum Announcement: Hashable, Sendable {
    /// Announces the kind, the label and the description.
    ///
    /// The urgency depends on `politeness`, or on the role if `politeness` is `nil`. An overlay
    /// that gets the keyboard focus when it appears isn't announced, because assistive technology
    /// already reads the focused overlay.
    case automatic
    /// Announces the given text, unless it is blank.
    case spoken(String, Politeness)
    /// Announces neither the text nor the progress.
    case silent
  }

  /// Whether an announcement may interrupt other speech.
  public enum Politeness: Hashable, Sendable, CaseIterable {
    /// The announcement waits until other speech ends.
    case polite
    /// The announcement interrupts other speech.
    ///
    /// Assertive announcements are made before polite ones.
    case assertive
  }
}

extension Semantics {
  /// Returns the description that a host passes to assistive technology for content in an overlay.
  ///
  /// If `role` is `nil`, a modal overlay is a dialog. An overlay without a time limit that has
  /// controls is an alert. Any other overlay is a status, even if it offers a button for a limited
  /// time. Dialogs and alerts are announced assertively.
  ///
  /// If the content has no text, the label of its first labeled image is used. If there is no such
  /// image, the title of its first button is used.
  ///
  /// - Parameters:
  ///   - root: The content's nodes.
  ///   - overlay: The overlay that shows the content.
  ///   - name: The overlay's name, or `nil` if it has none.
  /// - Returns: The description.
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
