public import Usher

/// A presenter without a window, for an app's tests.
///
/// ```swift
/// let presenter = Presenter.test()
/// presenter.present(.toast("Deleted", button: .button("Undo") { restore() }))
/// presenter.clock.advance(by: .seconds(1))
/// #expect(presenter.visible.map(\.texts) == [["Deleted", "Undo"]])
/// presenter.press("Undo")
/// ```
///
/// The properties and methods below use the presenter's `HeadlessHost`. A presenter with another
/// host has a clock that moves nothing, and shows nothing to a test.
extension Presenter {
  /// Creates a presenter that shows its overlays in a `HeadlessHost`.
  ///
  /// - Parameter clock: The clock; presenters may share one.
  /// - Returns: The presenter.
  public static func test(clock: ManualClock = ManualClock()) -> Presenter {
    Presenter(host: HeadlessHost(clock: clock))
  }

  /// The clock, which stands still until a test advances it.
  public var clock: ManualClock { headlessHost?.clock ?? ManualClock() }

  /// The overlays that can be seen, back to front; leaving ones are among them.
  public var visible: [VisibleOverlay] {
    guard let host = headlessHost else { return [] }
    return host.scene.overlays.compactMap { placed in
      guard let root = host.attached[placed.id]?.root.shown else { return nil }
      return VisibleOverlay(id: placed.id, root: root, frame: placed.currentFrame)
    }
  }

  /// Presses the front button with a title, and returns whether there was one to press.
  @discardableResult
  public func press(_ title: String) -> Bool {
    for overlay in usable {
      guard let number = overlay.root.buttons.firstIndex(where: { $0.title == title }) else {
        continue
      }
      headlessHost?.pressButton(number, of: overlay.id)
      return true
    }
    return false
  }

  /// Types a text in place of what is in a field, and returns whether there was such a field.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - label: What a screen reader says for the field, which is its placeholder by default.
  /// - Returns: Whether the front overlay with such a field got the text.
  @discardableResult
  public func type(_ text: String, into label: String) -> Bool {
    for overlay in usable {
      guard let number = overlay.root.fields.firstIndex(where: { $0.description == label }) else {
        continue
      }
      headlessHost?.type(text, into: number, of: overlay.id)
      return true
    }
    return false
  }

  /// The overlays that react to the user, front to back: the visible ones that are not leaving.
  private var usable: [VisibleOverlay] {
    visible.reversed().filter { overlay in
      if case .leaving = pendingState(of: overlay.id) { false } else { true }
    }
  }

  private var headlessHost: HeadlessHost? { host as? HeadlessHost }
}

/// An overlay that a test can see.
@MainActor
public struct VisibleOverlay: Identifiable {
  /// The overlay's id.
  public nonisolated let id: OverlayID
  let root: OverlayNode
  /// The place in the window now, in points.
  public let frame: OverlayRect

  /// The texts in reading order, with the titles of buttons.
  public var texts: [String] { root.texts.filter { !$0.isEmpty } }

  /// The first text; empty if there is none.
  public var title: String { texts.first ?? "" }

  /// The titles of the buttons in reading order.
  public var buttons: [String] { root.buttons.map(\.title).filter { !$0.isEmpty } }
}
