package import Usher

/// One thing to show in the gallery.
package struct Preset: Sendable {
  /// Its name in file names and on the command line: lower case, words joined by hyphens.
  package let name: String
  /// Its name for people.
  package let title: String
  /// What there is to see or to try, in a sentence.
  package let note: String
  /// Where it stands.
  package let section: Section
  /// What is asked for, in this order; the last one is what it is all about.
  package let requests: [Request]
  /// How its lane works; one lane for each preset that says so.
  package let lane: LaneSettings?
  /// Whether a keyboard covers the bottom of the window.
  package let hasKeyboard: Bool

  /// One thing to ask for.
  package struct Request: Sendable {
    /// What it shows; made anew each time, so that what was typed or chosen is not kept.
    let content: @MainActor @Sendable () -> OverlayContent
    /// Where, when and how, and on what surface.
    let attributes: Attributes
    /// What it is called.
    let name: String?

    package init(
      _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent,
      using attributes: Attributes, name: String? = nil
    ) {
      self.content = content
      self.attributes = attributes
      self.name = name
    }

    package init(
      _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent,
      as overlay: Overlay = Overlay(), name: String? = nil
    ) {
      self.init(content(), using: Attributes(overlay: overlay), name: name)
    }
  }

  /// Makes a preset of several requests.
  package init(
    _ name: String, _ title: String, _ note: String, in section: Section, requests: [Request],
    lane: LaneSettings? = nil, hasKeyboard: Bool = false
  ) {
    self.name = name
    self.title = title
    self.note = note
    self.section = section
    self.requests = requests
    self.lane = lane
    self.hasKeyboard = hasKeyboard
  }

  /// Makes a preset of one request.
  package init(
    _ name: String, _ title: String, _ note: String, in section: Section,
    _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent,
    as overlay: Overlay = Overlay(), hasKeyboard: Bool = false
  ) {
    self.init(
      name, title, note, in: section, requests: [Request(content(), as: overlay)],
      hasKeyboard: hasKeyboard)
  }

  /// Makes a preset of one request, on a surface of its own.
  package init(
    _ name: String, _ title: String, _ note: String, in section: Section,
    _ content: @escaping @autoclosure @MainActor @Sendable () -> OverlayContent,
    using attributes: Attributes, hasKeyboard: Bool = false
  ) {
    self.init(
      name, title, note, in: section, requests: [Request(content(), using: attributes)],
      hasKeyboard: hasKeyboard)
  }

  /// Asks for all of it.
  ///
  /// - Returns: Every request, in order.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> [PresentationHandle] {
    if let lane, let id = requests.last?.attributes.overlay.lane { presenter.configure(id, lane) }
    return requests.map { presenter.present($0.content(), using: $0.attributes, name: $0.name) }
  }
}
