import Testing
import UsherTesting

@_spi(Facades) @testable import Usher

@Suite("Copying")
@MainActor
struct CopyingTests {
  private let stage = Stage()
  private var host: HeadlessHost { stage.host }
  private var presenter: Presenter { stage.presenter }

  /// Presents an overlay, moves the focus into it and presses the shortcut for copying.
  ///
  /// - Returns: The text that was copied, or `nil` for none.
  private func copied(_ overlay: Overlay) -> String? {
    let stage = Stage()
    stage.presenter.present(overlay.duration(.infinite))
    stage.presenter.focusOverlays()
    return stage.host.pressCopy() ? stage.host.clipboard : nil
  }

  @Test("the shown texts are copied, one per line, without the titles of buttons")
  func rule() {
    let live = ObservableValue("1 of 3")
    live.value = "2 of 3"
    let form = Overlay {
      Text("Name")
      TextField("Your name", text: ObservableValue("Ada"))
      Toggle("Remember", isOn: ObservableValue(true))
    }
    let pages = Overlay(
      OverlayContent(
        .pages(
          OverlayNode.Pages(
            ObservableValue(1), pages: ["First", "Second"].map { .text(OverlayNode.Text($0)) }))))
    let message = Overlay.message(
      .error, title: "Sending failed", text: "Error 4711", button: .button("Retry"))
    let table: [(Overlay, String?)] = [
      (message, "Sending failed\nError 4711"),
      (.notification(title: "Two\nlines"), "Two\nlines"),
      (.progress("Downloading", text: live, value: ObservableValue(0.3)), "Downloading\n2 of 3"),
      (form, "Name\nRemember"),
      (pages, "Second"),
      (Overlay { Button("OK") {} }, nil),
      (Overlay { Text(" ") + Text(" ") }, nil),
      (message.copyable(), "Sending failed\nError 4711"),
      (message.copyable(false), nil),
      (message.copyable("Error 4711 in Outbox.swift"), "Error 4711 in Outbox.swift"),
      (message.copyable("a\u{0}b\tc\nd"), "ab\tc\nd"),
      (message.copyable(" \n"), nil),
      (message.isPrivate(), nil),
      (message.isPrivate().copyable(), nil),
      (message.isPrivate().copyable("Error 4711 in Outbox.swift"), nil),
    ]
    for (overlay, text) in table { #expect(copied(overlay) == text) }
  }

  @Test("a collapsed overlay is copied as it is shown")
  func collapsed() {
    var content = OverlayContent(.text(OverlayNode.Text("Anna Bell, 4711")))
    content.collapsed = .text(OverlayNode.Text("Call"))
    let handle = presenter.present(Overlay(content).duration(.infinite))
    presenter.focusOverlays()
    #expect(presenter.copyableText(of: handle.id) == "Call")
    stage.advance(2000)
    #expect(presenter.copyableText(of: handle.id) == "Anna Bell, 4711")
  }

  @Test("a copy button without a visible text leaves the clipboard as it is")
  func blankButton() {
    #expect(presenter.copy("kept"))
    for text in ["", " \n", "\u{0}"] { #expect(!presenter.copy(text)) }
    #expect(host.clipboard == "kept")
  }

  @Test("an overlay without the focus, and no overlay at all, leave the shortcut to the app")
  func unfocused() {
    #expect(!host.pressCopy())
    let handle = presenter.present(.notification(title: "Saved").duration(.infinite))
    #expect(!host.pressCopy() && host.clipboard == nil)
    presenter.focusOverlays()
    #expect(host.pressCopy() && host.clipboard == "Saved")
    handle.dismiss()
    stage.advance(1000)
    #expect(!host.pressCopy())
  }

  @Test("a modal overlay is copied, and screen readers announce it")
  func modal() {
    presenter.present(.alert("Empty the bin?", text: "3 letters", buttons: [.button("Empty")]))
    #expect(host.pressCopy() && host.clipboard == "Empty the bin?\n3 letters")
    #expect(stage.announced.last == "polite: Copied")
    #expect(host.transcript.description.contains("copied Empty the bin?\n3 letters"))
  }

  @Test("overlays of a facade are copied only if they say so")
  func facade() {
    let lane = LaneID(7)
    presenter.configureGuest(lane, LaneSettings())
    var overlay = OverlayConfiguration.lasting
    overlay.lane = lane
    let handle = presenter.present(.words("From 2018"), as: overlay)
    presenter.focusOverlays()
    #expect(!host.pressCopy())
    var content = OverlayContent.words("From 2018")
    content.copyableText = .shown
    handle.transform(to: content)
    #expect(host.pressCopy() && host.clipboard == "From 2018")
  }

  @Test("a copy button copies, confirms for two seconds, and keeps its width and its overlay")
  func button() {
    let handle = presenter.present(
      .message(.error, title: "Failed", text: "Error 4711", button: .copyButton())
        .duration(.infinite))
    stage.advance(1000)
    let frames = host.buttonFrames(of: handle.id)
    #expect(host.visibleTexts == [["Failed", "Error 4711", "Copy"]])
    host.pressButton(0, of: handle.id)
    #expect(host.clipboard == "Failed\nError 4711")
    #expect(host.visibleTexts == [["Failed", "Error 4711", "Copied"]])
    #expect(host.buttonFrames(of: handle.id) == frames && stage.announced.last == "polite: Copied")
    stage.advance(1500)
    host.pressButton(0, of: handle.id)
    stage.advance(1500)
    #expect(host.visibleTexts == [["Failed", "Error 4711", "Copied"]])
    stage.advance(500)
    #expect(host.visibleTexts == [["Failed", "Error 4711", "Copy"]])
    #expect(host.buttonFrames(of: handle.id) == frames && handle.isShowing)
  }

  @Test("a copy button with its own text also works in a private overlay, and others don't")
  func privateButton() {
    let handle = presenter.present(
      .notification(title: "Your code", buttons: [.copyButton(), .copyButton("4711")])
        .isPrivate().duration(.infinite))
    host.pressButton(0, of: handle.id)
    #expect(host.clipboard == nil)
    #expect(host.visibleTexts == [["Your code", "Copy", "Copy"]])
    host.pressButton(1, of: handle.id)
    #expect(host.clipboard == "4711")
    #expect(host.visibleTexts == [["Your code", "Copy", "Copied"]])
  }

  @Test("without a clipboard, nothing is confirmed")
  func noClipboard() {
    let presenter = Presenter(host: ForeignHost([]))
    #expect(!presenter.copy("a"))
  }

  @Test("only selectable texts can be copied alone, and none in a private overlay")
  func selectable() {
    let overlay = Overlay {
      Text("Plain")
      VStack { "Details" }.textSelection(.enabled)
      VStack { Text("Not this").textSelection(.disabled) }.textSelection(.enabled)
      Button("OK") {}.textSelection(.enabled)
    }.copyable(false).duration(.infinite)
    let handle = presenter.present(overlay)
    let connection = HostConnection(to: presenter)
    let texts = texts(of: handle)
    #expect(texts.map(\.isSelectable) == [false, true, false])
    #expect(texts.map { connection.canCopy(handle.id, only: $0) } == [false, true, false])
    #expect(!connection.canCopy(handle.id))
    #expect(connection.copyRequested(of: handle.id, only: texts[1]) && host.clipboard == "Details")
    #expect(host.attached[handle.id]?.root.buttons.map(\.label.isSelectable) == [false])
    handle.dismiss()
    stage.advance(1000)
    let hidden = presenter.present(overlay.isPrivate())
    #expect(self.texts(of: hidden).map(\.isSelectable) == [false, false, false])
    #expect(!connection.canCopy(hidden.id, only: texts[1]))
  }

  private func texts(of handle: PresentationHandle) -> [OverlayNode.Text] {
    func texts(in node: OverlayNode) -> [OverlayNode.Text] {
      if case .text(let text) = node { return [text] }
      return node.children.flatMap(texts)
    }
    return host.attached[handle.id].map { texts(in: $0.root) } ?? []
  }

  @Test("a text reserves the width of the texts that it may become")
  func reserved() {
    let label = OverlayNode.Button.copyButton().label
    #expect(label.reservedTexts.map(\.string) == ["Copy", "Copied"])
    #expect(label.reservedTexts.allSatisfy { $0.font == label.font && $0.reservedTexts.isEmpty })
    #expect(OverlayNode.Text("a").reservedTexts.isEmpty)
  }
}
