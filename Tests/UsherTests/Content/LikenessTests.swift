import Testing
import Usher

@MainActor
@Suite("Likeness of content")
struct LikenessTests {
  private static let picture = OverlayNode.Image.icon("star", size: 20)
  private static let word = OverlayNode.Text("word")

  /// Pieces that all look different.
  private static var pieces: [OverlayNode] {
    [
      .text(word), .text(OverlayNode.Text("other")), .text(OverlayNode.Text("word", size: 20)),
      .text(OverlayNode.Text("word", color: .accent)),
      .image(picture), .image(.icon("star", size: 21)), .image(.icon("moon", size: 20)),
      .button(OverlayNode.Button("Go")), .button(OverlayNode.Button("Go", dismisses: false)),
      .button(OverlayNode.Button("Go", color: .accent, isDestructive: true)),
      .button(OverlayNode.Button("Go", isEnabled: ObservableValue(true))),
      .button(OverlayNode.Button("Go", isEnabled: ObservableValue(false))),
      .button(OverlayNode.Button(label: word, icon: picture)),
      .button(OverlayNode.Button(label: word)),
      .field(OverlayNode.Field(ObservableValue(""), placeholder: word)),
      .field(OverlayNode.Field(ObservableValue(""), placeholder: word, purpose: .email)),
      .field(OverlayNode.Field(ObservableValue(""), placeholder: word, isFirst: true)),
      .field(OverlayNode.Field(ObservableValue(""), placeholder: word, lines: 1...3)),
      .field(OverlayNode.Field(ObservableValue(""), placeholder: word, lines: 2...3)),
      .rating(rating(["one"])), .rating(rating(["one", "two"])), .rating(rating(["two"])),
      .rating(rating(["one"], side: 60)),
      .activity(OverlayNode.Activity()),
      .activity(OverlayNode.Activity(isRunning: ObservableValue(false))),
      .activity(OverlayNode.Activity(size: 30)),
      .progress(OverlayNode.ProgressBar(.timeLeft)),
      .progress(OverlayNode.ProgressBar(.done(ObservableValue(0.5)))),
      .progress(OverlayNode.ProgressBar(.done(ObservableValue(0.6)))),
      .divider(OverlayNode.Divider()),
      .divider(OverlayNode.Divider(thickness: 2)), .spacer(OverlayNode.Spacer()),
      .spacer(OverlayNode.Spacer(4)), .spacer(OverlayNode.Spacer(4, isFlexible: false)),
      .box(OverlayNode.Box()), .box(OverlayNode.Box(.text(word))),
      .box(OverlayNode.Box(.text(word), opacity: 0.5)),
      .box(OverlayNode.Box(style: .card)),
      .pages(OverlayNode.Pages(ObservableValue(nil), pages: [.text(word)])),
      .pages(OverlayNode.Pages(ObservableValue(nil), initial: .text(word), pages: [])),
      .scroll(OverlayNode.Scroll(.text(word))),
      .scroll(OverlayNode.Scroll(.text(word), maximumHeight: 90)),
      .stack(OverlayNode.Stack(.vertical, children: [.text(word)])),
      .stack(OverlayNode.Stack(.horizontal, children: [.text(word)])),
      .stack(OverlayNode.Stack(.vertical, children: [.text(word), .text(word)])),
      .stack(OverlayNode.Stack(.vertical, spacing: 3, children: [.text(word)])),
      .native(native(30)), .native(native(31)), .native(native(30, says: ["word"])),
    ]
  }

  private static func rating(_ names: [String], side: Double = 50) -> OverlayNode.Rating {
    OverlayNode.Rating(
      ObservableValue(nil),
      items: names.map { OverlayNode.Rating.Item($0, chosen: picture, open: picture) },
      itemSize: OverlaySize(width: side, height: side))
  }

  private static func native(_ side: Double, says: [String] = []) -> OverlayNode.NativeView {
    OverlayNode.NativeView(size: OverlaySize(width: side, height: side), says: says) { nil }
  }

  @Test("a piece looks like a new copy of itself, and unlike any other piece")
  func pieces() {
    for (place, one) in Self.pieces.enumerated() {
      for (other, two) in Self.pieces.enumerated() {
        #expect(
          OverlayContent(one).looks(like: OverlayContent(two)) == (place == other),
          "\(place) and \(other)")
      }
    }
  }

  @Test("every property of content affects its likeness")
  func content() {
    let plain = OverlayContent(.text(Self.word))
    let others = [
      OverlayContent(.text(Self.word), style: .clear),
      OverlayContent(.text(Self.word), scrim: .clear),
      OverlayContent(.text(Self.word), collapsed: .text(Self.word)),
      OverlayContent(.text(Self.word), appearance: .dark),
      OverlayContent(.text(Self.word), haptic: .success),
      OverlayContent(.text(Self.word), semantics: Semantics(label: "News")),
    ]
    for (place, other) in others.enumerated() {
      #expect(!plain.looks(like: other) && !other.looks(like: plain), "\(place)")
      #expect(other.looks(like: other), "\(place)")
    }
    #expect(plain.looks(like: OverlayContent(.text(Self.word))))
  }

  @Test("two lists of one history aren't alike, because each has its own search")
  func lists() {
    let presenter = Stage().presenter
    let lists = [OverlayContent.history(of: presenter), .history(of: presenter)]
    #expect(lists[0].looks(like: lists[0]) && !lists[0].looks(like: lists[1]))
  }

  @Test("typed text doesn't affect likeness, and content with a field keeps input")
  func input() {
    let one = OverlayNode.Field(ObservableValue("Ada"), placeholder: Self.word)
    let two = OverlayNode.Field(ObservableValue(""), placeholder: Self.word)
    #expect(OverlayContent(.field(one)).looks(like: OverlayContent(.field(two))))
    #expect(OverlayContent(.field(one)).keepsInput)
    #expect(!OverlayContent(.text(Self.word)).keepsInput)
    #expect(OverlayContent(.text(Self.word), collapsed: .field(one)).keepsInput)
  }
}
