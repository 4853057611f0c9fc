public import UsherCore

/// What content is to those who do not see it.
///
/// What is left out follows from the content and from the overlay it is shown as; `resolved` says how.
public struct Semantics: Hashable, Sendable {
  /// What kind of thing it is; `nil` leaves that to the overlay.
  public var role: Role?
  /// What it is called; `nil` takes its first text.
  public var label: String?
  /// What is told of it beside its label; `nil` takes the rest of its texts.
  public var description: String?
  /// What is said aloud when it appears.
  public var announcement: Announcement
  /// What a button is called that sends it away as a tap on its backdrop does, for those who do not see
  /// what lies behind; `nil` and empty make none.
  ///
  /// There is one only where such a tap dismisses the overlay.
  public var backdropLabel: String?

  /// Makes semantics; what is left out follows from the content and its overlay.
  public init(
    role: Role? = nil, label: String? = nil, description: String? = nil,
    announcement: Announcement = .automatic, backdropLabel: String? = nil
  ) {
    self.role = role
    self.label = label
    self.description = description
    self.announcement = announcement
    self.backdropLabel = backdropLabel
  }

  /// A kind of thing, as assistive technology knows it.
  public enum Role: Hashable, Sendable, CaseIterable {
    /// News that asks for nothing.
    case status
    /// Something that waits for an answer, and does not keep a person from going on.
    case alert
    /// Something that has to be answered first.
    case dialog
  }

  /// What is said aloud when an overlay appears; once, whatever becomes of it afterwards.
  public enum Announcement: Hashable, Sendable {
    /// The label and the description, as urgently as the role asks for. Nothing where the keyboard's
    /// focus moves into the overlay, since assistive technology tells of that by itself.
    case automatic
    /// These words; nothing where there are none.
    case spoken(String, Politeness)
    /// Nothing.
    case silent
  }

  /// Whether an announcement may interrupt what is being said.
  public enum Politeness: Hashable, Sendable, CaseIterable {
    /// It waits.
    case polite
    /// It interrupts.
    case assertive
  }
}

extension Semantics {
  /// What a host tells assistive technology of content that is shown as an overlay.
  ///
  /// An overlay that is modal is a dialog. One that stays until it is dismissed and has something to
  /// press, to type into or to choose waits for an answer, and is an alert. Everything else is a status,
  /// and so is a message that offers a button for as long as it is up. Dialogs and alerts are announced
  /// assertively.
  ///
  /// Without a text, content is called what its first labelled image shows, and what its first button
  /// says where there is no such image either.
  ///
  /// - Parameters:
  ///   - root: The content's pieces.
  ///   - overlay: What it is shown as.
  /// - Returns: What to tell.
  public func resolved(for root: Node, as overlay: Overlay) -> ResolvedSemantics {
    let isModal = overlay.backdrop?.isModal == true
    let hasControls = root.hasControls
    let role =
      role
      ?? (isModal
        ? .dialog : hasControls && overlay.lifetime == .untilDismissed ? .alert : .status)
    let texts = root.statements
    let label = label ?? texts.first ?? root.imageLabels.first ?? root.buttons.first?.title ?? ""
    let description = description ?? texts.dropFirst().asSentences
    let announcement: Spoken? =
      switch announcement {
      case .automatic where isModal && hasControls: nil
      case .automatic:
        Spoken(
          [label, description].filter { !$0.isEmpty }.asSentences,
          role == .status ? .polite : .assertive)
      case .spoken(let words, let politeness): Spoken(words, politeness)
      case .silent: nil
      }
    return ResolvedSemantics(
      role: role, isModal: isModal, label: label, description: description,
      announcement: announcement,
      backdropLabel: overlay.backdrop?.tap == .dismiss ? backdropLabel ?? "" : "")
  }
}
