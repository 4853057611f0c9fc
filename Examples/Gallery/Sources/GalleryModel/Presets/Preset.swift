package import Usher

/// A named example that the gallery can show.
package struct Preset: Sendable {
  /// The preset's name in file names and on the command line: lower case, words joined by hyphens.
  package let name: String
  /// The preset's title in the window.
  package let title: String
  /// A sentence on what to look at or try.
  package let note: String
  /// The section that contains the preset.
  package let section: Section
  /// The requests, in order.
  ///
  /// The last one is the subject of the preset.
  package let requests: [Request]
  /// The settings of the last request's lane; `nil` for the usual ones, as those of the other
  /// lanes.
  package let lane: LaneSettings?
  /// Whether a keyboard covers the bottom of the window.
  package let hasKeyboard: Bool
  /// Whether the app has a text field at the bottom, into which the user types.
  package let hasField: Bool

  /// The look of the presenter's overlays.
  var theme = OverlayTheme.usher
  /// The ability that the user tries by the preset; `nil` if its requests are all there is.
  ///
  /// The requests then show what the ability shows.
  let ability: (@MainActor @Sendable (Presenter) async throws -> Void)?

  /// A request to show an overlay.
  package struct Request: Sendable {
    /// Creates a new overlay for each presentation, so that typed text and choices are not kept.
    let overlay: @MainActor @Sendable (Presenter) -> Overlay

    package init(_ overlay: @escaping @autoclosure @MainActor @Sendable () -> Overlay) {
      self.overlay = { _ in overlay() }
    }

    /// Creates a request whose overlay depends on the presenter that shows it.
    package init(about overlay: @escaping @MainActor @Sendable (Presenter) -> Overlay) {
      self.overlay = overlay
    }
  }

  /// Creates a preset of several requests.
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

  /// Creates a preset of one request.
  package init(
    _ name: String, _ title: String, _ note: String, in section: Section,
    _ overlay: @escaping @autoclosure @MainActor @Sendable () -> Overlay, hasKeyboard: Bool = false
  ) {
    self.init(
      name, title, note, in: section, requests: [Request(overlay())], hasKeyboard: hasKeyboard)
  }

  /// Lets the user try the preset: by its ability, or else by its requests.
  ///
  /// - Returns: The handles of the requests, in their order; none of an ability's.
  @MainActor
  package func begin(by presenter: Presenter) -> [PresentationHandle] {
    guard let ability else { return present(by: presenter) }
    // Nobody waits for the end, and the overlays say what failed.
    Task { try? await ability(presenter) }
    return []
  }

  /// Presents every request, in lanes whose settings no other preset has changed.
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
