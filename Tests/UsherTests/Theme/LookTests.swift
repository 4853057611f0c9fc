import Testing
import UsherCore
import UsherTesting

@testable import Usher

@MainActor
@Suite("Usher's style")
struct LookTests {
  private let stage = Stage()

  private nonisolated static let button = OverlayNode.Button.button("Undo") {}

  /// The size of an overlay's frame, in whole points.
  private func size(_ overlay: Overlay) -> OverlaySize {
    let handle = stage.presenter.present(overlay)
    stage.advance(1000)
    defer {
      handle.dismiss()
      stage.advance(1000)
    }
    let size = stage.host.scene.overlays.first { $0.id == handle.id }?.frame.size ?? .zero
    return OverlaySize(width: size.width.rounded(), height: size.height.rounded())
  }

  @Test(
    "a line with an icon or a button is 56 points high, and a line alone is 48",
    arguments: [
      (Overlay.notification(icon: .glyph(.star), title: "Saved"), 56.0),
      (.notification(title: "Saved", button: button), 56),
      (.notification(icon: .glyph(.star), title: "Saved", button: button), 56),
      (.message(.error, title: "Not saved"), 56),
      (.message(.error, title: "Not saved", button: button), 56),
      (.progress("Saving"), 56),
      (.progress("Saving", value: ObservableValue(0.5)), 56),
      (.notification(title: "Saved"), 48),
    ])
  func height(_ overlay: Overlay, _ height: Double) {
    #expect(size(overlay).height == height)
  }

  @Test("a single line is as wide as its text, and other content fills the width")
  func width() {
    let whole = 366.0
    #expect(size(.notification(title: "Saved")).width < 120)
    #expect(size(.message(.success, title: "Saved")).width < 120)
    #expect(size(.notification(title: "Saved", text: "Now")).width == whole)
    #expect(size(.notification(title: "Saved", button: Self.button)).width == whole)
    #expect(size(.progress("Saving", value: ObservableValue(0.5))).width == whole)
    #expect(size(.notification(title: "Saved").fullWidth()).width == 390 - 24)
    #expect(size(.notification(title: "Saved").preset(.persistent)).width < 120)
  }

  @Test("overlays in a list or stack fill the width")
  func arranged() {
    for arrangement in [Arrangement.list(spacing: 8), .collapsed(CollapsedStack())] {
      stage.presenter.configure("files", LaneSettings(capacity: 3, arrangement: arrangement))
      #expect(size(.notification(title: "Saved").queue("files")).width == 366)
    }
  }

  @Test("the corners of a button and its surface are concentric")
  func concentric() throws {
    let notification = try #require(
      Overlay.notification(title: "Saved", button: Self.button).content.root.buttons.first)
    #expect(
      OverlayStyle.card.corners.topLeft - notification.style.cornerRadius
        == Look.Notification.padding(lines: 1, hasIcon: false, hasButtons: true).right)
    let shape = AlertShape.usher
    #expect(shape.surface.corners.topLeft - shape.buttonRadius == shape.margins.bottom)
  }

  @Test("a destructive button has the danger color and isn't the default")
  func destructive() {
    let button = OverlayNode.Button.button("Empty", role: .destructive) {}
    let message = Overlay.notification(title: "Bin", button: button).content.root.buttons
    #expect(message.map(\.label.color) == [.danger])
    let alert = Overlay.alert("Empty?", buttons: [button]).content.root.buttons
    #expect(alert.map(\.label.color) == [.danger])
    #expect(alert.map(\.style.background) == [.danger.opacity(0.12)] && !alert[0].isDefault)
  }

  /// Every appearance, at standard and at increased contrast.
  private nonisolated static let traits = Contrast.allCases.flatMap { contrast in
    Appearance.allCases.map { Traits(appearance: $0, contrast: contrast) }
  }

  @Test("texts, icons and field edges have enough contrast", arguments: traits)
  func contrast(_ traits: Traits) {
    func color(_ color: AdaptiveColor, on ground: AdaptiveColor? = nil) -> RGBA {
      let color = color.resolved(for: traits)
      return ground.map { color.over($0.resolved(for: traits)) } ?? color
    }
    for ink in [
      AdaptiveColor.label, .secondaryLabel, .accent, .success, .warning, .danger,
    ] {
      let card = color(.card)
      #expect(color(ink, on: .card).contrast(with: card) >= 4.5, "\(ink) on a card")
      let chip = color(ink.opacity(0.15), on: .card)
      #expect(color(ink).contrast(with: chip) >= 3, "\(ink) on a chip")
      #expect(color(ink).contrast(with: color(.fill, on: .card)) >= 4.5, "\(ink) on a button")
    }
    let destructive = color(.danger.opacity(0.12), on: .card)
    #expect(color(.danger).contrast(with: destructive) >= 4.5)
    #expect(color(.fieldEdge, on: .card).contrast(with: color(.card)) >= 3)
  }

  @Test("a dark card has a visible edge on dark backgrounds")
  func edge() {
    let dark = Traits(appearance: .dark)
    let card = AdaptiveColor.card.resolved(for: dark)
    let line = AdaptiveColor.separator.resolved(for: dark).over(card)
    for ground in [0x000000, 0x1E1E1E, 0x2D2D2D] as [UInt32] {
      #expect(line.contrast(with: RGBA(hex: ground)) >= 1.7)
    }
  }

  @Test("a shadow with a contact shadow has both layers and the larger reach")
  func shadow() {
    let shadow = OverlayShadow(
      color: .black, blur: 10, offset: Vector(dx: 0, dy: 2),
      contact: OverlayShadow.Contact(color: .white, blur: 20, offset: Vector(dx: -3, dy: 1)))
    #expect(shadow.reach == 23)
    #expect(
      shadow.layers == [
        OverlayShadow(color: .black, blur: 10, offset: Vector(dx: 0, dy: 2)),
        OverlayShadow(color: .white, blur: 20, offset: Vector(dx: -3, dy: 1)),
      ])
    #expect(
      OverlayShadow(color: .black, blur: 300, contact: .init(color: .white, blur: .nan)).layers
        .map(\.blur) == [200, 0])
  }

  @Test("an anchored card has a tip's corners, unless the overlay or theme sets a radius")
  func besideAnchor() {
    stage.place("a", at: 100)
    func corners(_ overlay: Overlay) -> Corners? {
      stage.presenter.present(overlay.anchor("a")).request?.content?.style.corners
    }
    #expect(corners(.notification(title: "Here")) == OverlayStyle.tip.corners)
    #expect(corners(.notification(title: "Here").cornerRadius(5)) == .all(5))
    stage.presenter.theme = OverlayTheme(cornerRadius: 4)
    #expect(corners(.notification(title: "Here")) == .all(4))
  }

  @Test("a corner is square if its edge touches the window's edge, unless the app sets a radius")
  func touching() {
    func corners(_ overlay: Overlay) -> Corners { overlay.resolved.content.style.corners }
    let message = Overlay.message(.error, title: "Not saved")
    #expect(corners(message) == .all(20))
    #expect(corners(message.preset(.top)) == .none)
    #expect(corners(message.preset(.bottomCard)) == .all(20))
    let hanging = message.margins(0).safeArea(.filled)
    #expect(corners(hanging) == .bottom(20))
    #expect(corners(hanging.position(.bottom)) == .top(20))
    #expect(corners(hanging.position(.center)) == .all(20))
    #expect(corners(hanging.fullWidth()) == .none)
    #expect(corners(message.preset(.top).cornerRadius(9)) == .all(9))
    #expect(
      corners(Overlay.sheet { Text("a") }) == .top(OverlayStyle.alert.corners.topLeft))
  }

  @Test("a form field's edge shows whether the field is edited or invalid")
  func field() {
    var field = OverlayNode.Field(
      ObservableValue(""), placeholder: OverlayNode.Text(""), error: ObservableValue(""))
    #expect(field.surface(isEdited: true) == nil)
    field.ground = OverlayNode.Field.Ground()
    #expect(field.surface(isEdited: false)?.border == OverlayBorder(.fieldEdge, width: 1))
    #expect(field.surface(isEdited: true)?.border == OverlayBorder(.accent, width: 2))
    field.error?.value = "Too short"
    #expect(field.surface(isEdited: false)?.border == OverlayBorder(.danger, width: 1))
    #expect(field.separatorColor(isEdited: true) == nil)
  }

  @Test(
    "the ready-made themes have only legible colors",
    arguments: [
      OverlayTheme.usher, .classic, .native(.adwaita), .native(.glass),
    ])
  func themes(_ theme: OverlayTheme) {
    #expect(theme.contrastProblems.isEmpty)
  }
}
