package import Usher

/// A named example that the gallery can show.
package struct Preset: Sendable {
  /// The preset's name in file names and on the command line, in lowercase with hyphens.
  package let name: String
  package let title: String
  /// A hint for the user.
  package let note: String
  package let section: Section
  /// The requests, in order.
  ///
  /// The last request is the subject of the preset.
  package let requests: [Request]
  /// The settings of the last request's lane, or `nil` for the defaults, which other lanes use.
  package let lane: LaneSettings?
  /// Whether a keyboard covers the bottom of the window.
  package let hasKeyboard: Bool
  /// Whether the app has a text field at the bottom, in which the user types.
  package let hasField: Bool

  var theme = OverlayTheme.usher
  /// The ability that the user tries with this preset, or `nil` if the preset has only requests.
  ///
  /// The requests then show the same overlays as the ability.
  let ability: (@MainActor @Sendable (Presenter) async throws -> Void)?

  package struct Request: Sendable {
    /// Creates a new overlay for each presentation, so that it doesn't keep typed text and choices.
    let overlay: @MainActor @Sendable (Presenter) -> Overlay

    package init(_ overlay: @escaping @autoclosure @MainActor @Sendable () -> Overlay) {
      self.overlay = { _ in overlay() }
    }

    /// Creates a request whose overlay depends on the presenter that shows it.
    package init(about overlay: @escaping @MainActor @Sendable (Presenter) -> Overlay) {
      self.overlay = overlay
    }
  }

  package init(
    _ name: String, _ title: String, _ note: String, in section: Section, requests: [Request],
    lane: LaneSettings? = nil, hasKeyboard: Bool = false, hasField: Bool = false,
    ability: (@MainActor @Sendable (Presenter) async throws -> Void)? = nil
  ) {
    self.ability = ability
    self.name = name
    self.title = title
    self.note = note
    self.section = section
    self.requests = requests
    self.lane = lane
    self.hasKeyboard = hasKeyboard
    self.hasField = hasField
  }

  package init(
    _ name: String, _ title: String, _ note: String, in section: Section,
    _ overlay: @escaping @autoclosure @MainActor @Sendable () -> Overlay, hasKeyboard: Bool = false
  ) {
    self.init(
      name, title, note, in: section, requests: [Request(overlay())], hasKeyboard: hasKeyboard)
  }

  /// Starts the preset, using its ability or else its requests.
  ///
  /// - Returns: The handles of the requests, in order, or an empty array for an ability.
  @MainActor
  package func begin(by presenter: Presenter) -> [PresentationHandle] {
    guard let ability else { return present(by: presenter) }
    // Don't wait for the end. The overlays show errors.
    Task { try? await ability(presenter) }
    return []
  }

  /// Presents every request, in lanes whose settings other presets haven't changed.
  ///
  /// - Returns: The handles, in the order of the requests.
  @MainActor @discardableResult
  package func present(by presenter: Presenter) -> [PresentationHandle] {
    if presenter.theme != theme { presenter.theme = theme }
    let overlays = requests.map { $0.overlay(presenter) }
    let lanes = overlays.map(\.queue)
    for id in Set(lanes) {
      presenter.configure(id, id == lanes.last ? lane ?? LaneSettings() : LaneSettings())
    }
    return overlays.map { presenter.present($0) }
  }
}
