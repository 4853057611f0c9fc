import Testing
import Usher

@Suite("Semantics of content") struct SemanticsTests {
  private static let plain = OverlayConfiguration(lifetime: .timed(.seconds(2)))
  private static let staying = OverlayConfiguration(lifetime: .infinite)
  private static let modal = OverlayConfiguration(lifetime: .infinite, backdrop: Backdrop())
  private static let dimmed = OverlayConfiguration(
    lifetime: .infinite, backdrop: Backdrop(isModal: false))

  @Test(
    "an overlay's role depends on whether it needs an answer",
    arguments: [
      (plain, false, .status), (plain, true, .status), (staying, false, .status),
      (staying, true, .alert), (dimmed, true, .alert), (modal, false, .dialog),
      (modal, true, .dialog),
    ] as [(OverlayConfiguration, Bool, Semantics.Role)])
  func roles(_ overlay: OverlayConfiguration, _ hasButton: Bool, _ role: Semantics.Role) {
    let content = OverlayContent.notification(
      title: "Title", button: hasButton ? OverlayNode.Button("Answer") : nil)
    let resolved = content.semantics.resolved(for: content.root, as: overlay)
    #expect(resolved.role == role)
    #expect(resolved.isModal == (overlay.backdrop?.isModal == true))
  }

  @Test(
    "an overlay's label is its first text, and its description is the other texts",
    arguments: [
      (OverlayContent.notification(title: "Title"), "Title", ""),
      (.notification(title: "Title", description: "And more"), "Title", "And more"),
      (.notification(title: "", description: "Only this"), "Only this", ""),
      (.notification(title: "Title", button: OverlayNode.Button("Press")), "Title", ""),
      (.notification(title: "", button: OverlayNode.Button("Press")), "Press", ""),
      (OverlayContent(.image(OverlayNode.Image(.icon("starred"), label: "A star"))), "A star", ""),
      (OverlayContent(.image(.icon("starred"))), "", ""),
      (
        OverlayContent(
          .stack(
            OverlayNode.Stack(
              .vertical, children: ["One", "Two.", "", "Three"].map { .text(OverlayNode.Text($0)) })
          )),
        "One", "Two. Three"
      ),
      (
        OverlayContent(
          .native(
            OverlayNode.NativeView(
              size: OverlaySize(width: 9, height: 9), says: ["Map", "", "Here"]
            ) { nil })),
        "Map", "Here"
      ),
    ] as [(OverlayContent, String, String)])
  func words(_ content: OverlayContent, _ label: String, _ description: String) {
    let resolved = content.semantics.resolved(for: content.root, as: Self.plain)
    #expect(resolved.label == label)
    #expect(resolved.description == description)
  }

  @Test("a native view with controls has the role alert", arguments: [true, false])
  func nativeControls(_ hasControls: Bool) {
    let view = OverlayNode.NativeView(
      size: OverlaySize(width: 9, height: 9), hasControls: hasControls
    ) { nil }
    let role = Semantics().resolved(for: .native(view), as: Self.staying).role
    #expect(role == (hasControls ? .alert : .status))
  }

  @Test("the app's semantics override semantics from the content")
  func given() {
    let semantics = Semantics(
      role: .status, label: "Battery", description: "Ten percent left", announcement: .silent)
    #expect(
      semantics.resolved(for: .text(OverlayNode.Text("10 %")), as: Self.modal)
        == ResolvedSemantics(
          role: .status, isModal: true, label: "Battery", description: "Ten percent left",
          announcement: nil))
  }

  @Test("a backdrop is a button if it has a label and taps dismiss")
  func backdrop() {
    let named = Semantics(backdropLabel: "Close")
    func label(_ semantics: Semantics, _ backdrop: Backdrop?) -> String {
      semantics.resolved(
        for: .text(OverlayNode.Text("A")), as: OverlayConfiguration(backdrop: backdrop)
      )
      .backdropLabel
    }
    #expect(label(named, Backdrop()) == "Close")
    #expect(label(Semantics(), Backdrop()) == "")
    #expect(label(named, Backdrop(tap: .absorb)) == "")
    #expect(label(named, nil) == "")
  }

  @Test(
    "an announcement is assertive if an answer is needed, and omitted for a focused dialog",
    arguments: [
      (plain, OverlayNode.Button?.none, Spoken("Title! More", .polite)),
      (staying, OverlayNode.Button("Answer"), Spoken("Title! More", .assertive)),
      (modal, nil, Spoken("Title! More", .assertive)),
      (modal, OverlayNode.Button("Answer"), nil),
    ])
  func announcements(
    _ overlay: OverlayConfiguration, _ button: OverlayNode.Button?, _ spoken: Spoken?
  ) {
    let content = OverlayContent.notification(title: "Title!", description: "More", button: button)
    let resolved = content.semantics.resolved(for: content.root, as: overlay)
    #expect(resolved.announcement == spoken)
  }

  @Test("the app's announcement is used unchanged, and a blank announcement is omitted")
  func spoken() {
    let root = OverlayNode.text(OverlayNode.Text("3/5"))
    let said = Semantics(announcement: .spoken("Three of five", .assertive))
    #expect(
      said.resolved(for: root, as: Self.plain).announcement == Spoken("Three of five", .assertive))
    let blank = Semantics(announcement: .spoken(" \n", .polite))
    #expect(blank.resolved(for: root, as: Self.plain).announcement == nil)
    #expect(Semantics().resolved(for: .image(.icon("x")), as: Self.plain).announcement == nil)
  }
}
