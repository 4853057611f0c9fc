import FacadeTesting
import Foundation
import SwiftEntryKit
import Testing
import Usher
import UsherTesting

@Suite("Notes", .ownDefault)
@MainActor
struct NoteViewTests {
  @Test("a note is a text with insets, which can be changed")
  func note() {
    let view = EKNoteMessageView(with: Samples.label("Saved", 14, .white, .center))
    #expect(view.horizontalOffset == 10)
    #expect(view.verticalOffset == 5)
    let text = "text \"Saved\" 14.0 regular FFFFFF center"
    expect(view, "vertical 0.0 fill padding 5.0 10.0 5.0 10.0\n  " + text)
    view.horizontalOffset = 3
    view.verticalOffset = 0
    expect(view, "vertical 0.0 fill padding 0.0 3.0 0.0 3.0\n  " + text)
  }

  @Test("an image note has its image before the text, centered together")
  func imageNote() {
    expect(
      EKImageNoteMessageView(with: Samples.label("Saved"), imageContent: Samples.image("disk", 16)),
      """
      vertical 0.0 center padding 0.0 16.0 0.0 16.0
        horizontal 0.0 center padding 0.0 0.0 0.0 0.0
          image disk 16.0x16.0 stretch 1D1D20/F6F6F7
          vertical 0.0 fill padding 7.0 8.0 7.0 8.0
            text "Saved" 10.0 regular 000000 leading
      """)
  }

  @Test("a note that was created without content has an empty text")
  func accessoryNote() {
    let view = EKAccessoryNoteMessageView(frame: .zero)
    #expect(view.usherContent.root.texts == [""])
  }

  @Test("a status bar note has a text in each corner")
  func statusBar() {
    expect(
      EKXStatusBarMessageView(leading: Samples.label("Left"), trailing: Samples.label("Right")),
      """
      horizontal 0.0 center padding 5.0 0.0 5.0 0.0
        box margins 0.0 0.0 0.0 0.0
          text "Left" 10.0 regular 000000 leading
        spacer 0.0 flexible
        box margins 0.0 0.0 0.0 0.0
          text "Right" 10.0 regular 000000 trailing
      """)
  }

  @Test("a status bar note's texts each have 26% of the window's width")
  func statusBarInWindow() {
    let screen = Screen()
    let view = EKXStatusBarMessageView(
      leading: Samples.label("Left"), trailing: Samples.label("Right"))
    screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    let width = 390 * 0.26
    expect(
      view,
      """
      horizontal 0.0 center padding 5.0 0.0 5.0 0.0
        box margins 0.0 0.0 0.0 0.0 width \(width)
          text "Left" 10.0 regular 000000 leading
        spacer 0.0 flexible
        box margins 0.0 0.0 0.0 0.0 width \(width)
          text "Right" 10.0 regular 000000 trailing
      """)
  }

  @Test("a message's content has a title above a subtitle, and shows changes immediately")
  func messageContent() {
    let view = EKMessageContentView()
    #expect(view.verticalMargins == 20)
    #expect(view.horizontalMargins == 20)
    #expect(view.labelsOffset == 8)
    #expect(view.titleContent == nil)
    #expect(view.subtitleContent == nil)
    view.titleContent = Samples.label("Title", 20)
    view.subtitleContent = EKProperty.LabelContent(
      text: "Subtitle", style: Samples.style(12), accessibilityIdentifier: "subtitle")
    expect(
      view,
      """
      vertical 8.0 fill padding 20.0 20.0 20.0 20.0
        text "Title" 20.0 regular 000000 leading
        text "Subtitle" 12.0 regular 000000 leading #subtitle
      """)
    let screen = Screen()
    screen.presenter.present(view, as: OverlayConfiguration(lifetime: .infinite))
    screen.advance(1)
    view.title = "Other"
    view.subtitle = "More"
    view.layoutIfNeeded()
    #expect(screen.host.visibleTexts == [["Other", "More"]])
    #expect(view.titleContent.text == "Other")
    view.titleAttributes = Samples.style(30)
    view.subtitleAttributes = Samples.style(31, .white)
    view.verticalMargins = 1
    view.horizontalMargins = 2
    view.labelsOffset = 3
    expect(
      view,
      """
      vertical 3.0 fill padding 1.0 2.0 1.0 2.0
        text "Other" 30.0 regular 000000 leading
        text "More" 31.0 regular FFFFFF leading #subtitle
      """)
    #expect([view.title, view.subtitle] == ["Other", "More"])
    #expect(view.titleAttributes.font.pointSize + view.subtitleAttributes.font.pointSize == 61)
  }

  @Test("a title without a style is a plain label")
  func plainTitle() {
    let view = EKMessageContentView()
    view.title = "Title"
    expect(
      view,
      """
      vertical 8.0 fill padding 20.0 20.0 20.0 20.0
        text "Title" 17.0 regular 1D1D20/F6F6F7 leading
        text "" 17.0 regular 1D1D20/F6F6F7 leading
      """)
  }
}

extension OverlayNode {
  fileprivate var activity: OverlayNode.Activity? {
    if case .activity(let activity) = self { return activity }
    return children.lazy.compactMap { $0.activity }.first
  }
}
