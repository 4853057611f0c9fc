import Testing
@_spi(Facades) import Usher
import UsherTesting
@_spi(Facades) import UsherUI

@MainActor
@Suite("Owners whose view is removed")
struct OwnerRemovalTests {
  private let screen = OwningScreen()

  @Test("removing a view dismisses its owner's overlays, shown or waiting, but no others")
  func removed() {
    let handles = ["shown", "waits", "not its own"].map { screen.present($0) }
    for handle in handles.prefix(2) { handle.dismisses(with: screen.owner) }
    screen.update()
    screen.remove()
    #expect(handles.map(\.result) == [.dismissed(.ownerGone), .dismissed(.ownerGone), nil])
  }

  @Test(
    "an overlay is dismissed when its view is removed, even if its button retains the view's state",
    .bug("https://github.com/exyte/PopupView/issues/42"))
  func kept() {
    weak var owner: OverlayOwner?
    let handle: PresentationHandle
    do {
      let state = screen.owner
      owner = state
      handle = screen.present("Retry?") { _ = state }.dismisses(with: state)
    }
    screen.update()
    screen.remove()
    #expect(handle.result == .dismissed(.ownerGone))
    screen.owner = OverlayOwner()
    screen.update()
    #expect(owner == nil)
  }

  @Test("a view that is removed and immediately returned keeps its overlays")
  func putBack() {
    let handle = screen.present("hello").dismisses(with: screen.owner)
    screen.update()
    screen.remove(settles: false)
    screen.update()
    #expect(handle.result == nil)
  }

  @Test("removing a view that returned dismisses its later overlays")
  func comesBack() {
    screen.update()
    screen.remove()
    screen.update()
    let handle = screen.present("hello").dismisses(with: screen.owner)
    #expect(handle.result == nil)
    screen.remove()
    #expect(handle.result == .dismissed(.ownerGone))
  }

  @Test("if a view gets a new owner, the overlays of the previous owner are dismissed")
  func anotherOwner() {
    screen.update()
    let first = screen.present("first").dismisses(with: screen.owner)
    screen.owner = OverlayOwner()
    let second = screen.present("second").dismisses(with: screen.owner)
    screen.update()
    #expect(first.result == .dismissed(.ownerGone))
    #expect(second.result == nil)
  }

  @Test("overlays stay until the last member of the view's group is removed")
  func oneOfSeveral() {
    let handle = screen.present("hello").dismisses(with: screen.owner)
    let (first, second) = (Screen.Probe(), Screen.Probe())
    screen.update(by: first)
    screen.update(by: second)
    screen.remove(first)
    #expect(handle.result == nil)
    screen.remove(second)
    #expect(handle.result == .dismissed(.ownerGone))
  }
}

/// A view with an owner, on a headless host.
///
/// The test plays the role of SwiftUI.
@MainActor
private final class OwningScreen {
  private let host = HeadlessHost()
  private let presenter: Presenter
  var owner = OverlayOwner()
  private var agenda: [@MainActor @Sendable () -> Void] = []
  private lazy var removal = BoundOverlays<OwnerItem, OwnerRequest> { [unowned self] in
    agenda.append($0)
  }
  private let probe = Screen.Probe()

  init() {
    presenter = Presenter(host: host)
  }

  func present(
    _ words: String, action: @escaping @MainActor @Sendable () -> Void = {}
  ) -> PresentationHandle {
    presenter.present(
      OverlayContent(.button(OverlayNode.Button(words) { action() })),
      as: OverlayConfiguration(
        lifetime: .infinite, entrance: OverlayTransition(), exit: OverlayTransition()))
  }

  func update(by probe: Screen.Probe? = nil) {
    removal.update(.owner(owner), by: probe ?? self.probe)
    settle()
  }

  func remove(_ probe: Screen.Probe? = nil, settles: Bool = true) {
    removal.remove(by: probe ?? self.probe)
    if settles { settle() }
  }

  private func settle() {
    while !agenda.isEmpty {
      let due = agenda
      agenda = []
      for act in due { act() }
    }
    host.clock.advance(by: .milliseconds(10))
  }
}
