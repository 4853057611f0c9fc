import Testing
import Usher

@MainActor
@Suite("Progress messages")
struct ProgressTests {
  @Test("a progress message has a title above a bar, between an icon and a button")
  func bar() {
    let done = ObservableValue(0.25)
    let content = OverlayContent.progress(
      OverlayNode.Text("Report.pdf"), done: done, icon: OverlayNode.Image(.glyph(.download)),
      button: OverlayNode.Button("Stop"))
    expect(
      content,
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 10.0
        box width -1.0 height -1.0 padding 6.0 6.0 6.0 6.0 styled
          image glyph download 20.0 label
        vertical spacing 8.0 fill padding 0.0 0.0 0.0 0.0
          text "Report.pdf" 15.0 regular label
          progress 4.0 accent
        button "Stop" accent dismisses
      """)
    expect(
      .progress(OverlayNode.Text("Report.pdf"), done: done),
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 16.0
        vertical spacing 8.0 fill padding 0.0 0.0 0.0 0.0
          text "Report.pdf" 15.0 regular label
          progress 4.0 accent
      """)
  }

  @Test("any content can have a countdown bar, even while collapsed")
  func timed() {
    let style = OverlayStyle(background: .color(.accent), cornerRadius: 3)
    let content = OverlayContent.timed(
      OverlayContent(
        .text(OverlayNode.Text("whole")), style: style,
        collapsed: .text(OverlayNode.Text("folded")),
        appearance: .dark,
        haptic: .error, semantics: Semantics(label: "All of it")), color: .white)
    for (node, text) in [(content.root, "whole"), (content.collapsed, "folded")] {
      expect(
        node,
        """
        vertical spacing 0.0 fill padding 0.0 0.0 0.0 0.0
          text "\(text)" 15.0 regular label
          box width -1.0 height -1.0 padding 0.0 0.0 0.0 0.0 margins 0.0 16.0 8.0 16.0
            progress 3.0 white
        """)
      #expect(node?.showsTimeLeft == true)
    }
    #expect(content.style == style)
    #expect(content.appearance == .dark)
    #expect(content.haptic == .error)
    #expect(content.semantics.label == "All of it")
    #expect(OverlayContent.timed(.words("hello")).collapsed == nil)
  }

  @Test("an activity message has an indicator before a title and a description")
  func processing() {
    expect(
      .processing(OverlayNode.Text("Sending"), description: OverlayNode.Text("Two of five")),
      """
      horizontal spacing 12.0 center padding 12.0 16.0 12.0 16.0
        box width -1.0 height -1.0 padding 4.0 4.0 4.0 4.0
          activity 24.0 accent
        vertical spacing 2.0 fill padding 0.0 0.0 0.0 0.0
          text "Sending" 15.0 regular label
          text "Two of five" 15.0 regular label
      """)
  }
}
