import Testing
import Usher

@MainActor
@Suite("Likeness of content")
struct LikenessTests {
  private static let picture = Node.Image.icon("star", size: 20)
  private static let word = Node.Text("word")

  /// Pieces that all look different.
  private static var pieces: [Node] {
    [
      .text(word), .text(Node.Text("other")), .text(Node.Text("word", size: 20)),
      .image(picture), .image(.icon("star", size: 21)), .image(.icon("moon", size: 20)),
      .button(Node.Button("Go")), .button(Node.Button("Go", dismisses: false)),
      .button(Node.Button(label: word, icon: picture)), .button(Node.Button(label: word)),
      .field(Node.Field(Live(""), placeholder: word)),
      .field(Node.Field(Live(""), placeholder: word, purpose: .email)),
      .rating(rating(["one"])), .rating(rating(["one", "two"])), .rating(rating(["two"])),
      .activity(Node.Activity()), .activity(Node.Activity(isRunning: Live(false))),
      .progress(Node.ProgressBar(.timeLeft)), .progress(Node.ProgressBar(.done(Live(0.5)))),
      .progress(Node.ProgressBar(.done(Live(0.6)))), .divider(Node.Divider()),
      .divider(Node.Divider(thickness: 2)), .spacer(Node.Spacer()), .spacer(Node.Spacer(4)),
      .box(Node.Box()), .box(Node.Box(.text(word))), .box(Node.Box(.text(word), opacity: 0.5)),
      .box(Node.Box(style: .card)), .pages(Node.Pages(Live(nil), pages: [.text(word)])),
      .pages(Node.Pages(Live(nil), initial: .text(word), pages: [])),
      .scroll(Node.Scroll(.text(word))), .scroll(Node.Scroll(.text(word), greatestHeight: 90)),
      .stack(Node.Stack(.vertical, children: [.text(word)])),
      .stack(Node.Stack(.horizontal, children: [.text(word)])),
      .stack(Node.Stack(.vertical, children: [.text(word), .text(word)])),
      .stack(Node.Stack(.vertical, spacing: 3, children: [.text(word)])),
      .native(native(30)), .native(native(31)), .native(native(30, says: ["word"])),
    ]
  }

  private static func rating(_ names: [String]) -> Node.Rating {
    Node.Rating(
      Live(nil), items: names.map { Node.Rating.Item($0, chosen: picture, open: picture) })
  }

  private static func native(_ side: Double, says: [String] = []) -> Node.NativeView {
    Node.NativeView(size: Size(width: side, height: side), says: says) { nil }
  }

  @Test("a piece looks like itself made anew, and like no other piece")
  func pieces() {
    for (place, one) in Self.pieces.enumerated() {
      for (other, two) in Self.pieces.enumerated() {
        #expect(
          OverlayContent(one).looks(like: OverlayContent(two)) == (place == other),
          "\(place) and \(other)")
      }
    }
  }

  @Test("every value of content makes a difference")
  func content() {
    let plain = OverlayContent(.text(Self.word))
    let others = [
      OverlayContent(.text(Self.word), style: .clear),
      OverlayContent(.text(Self.word), scrim: .clear),
      OverlayContent(.text(Self.word), folded: .text(Self.word)),
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

  @Test("typed text, choices and pages make no difference")
  func input() {
    let one = Node.Field(Live("Ada"), placeholder: Self.word)
    let two = Node.Field(Live(""), placeholder: Self.word)
    #expect(OverlayContent(.field(one)).looks(like: OverlayContent(.field(two))))
    #expect(OverlayContent(.field(one)).keepsInput)
    #expect(!OverlayContent(.text(Self.word)).keepsInput)
    #expect(OverlayContent(.text(Self.word), folded: .field(one)).keepsInput)
  }
}
