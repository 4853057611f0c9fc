import Testing
import UIKitNames
import Usher

@MainActor
@Suite("Labels")
struct UILabelTests {
  @Test("a label has a text in its font, colour, alignment and number of lines")
  func plain() throws {
    let label = UILabel()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .right
    label.numberOfLines = 0
    let text = try text(of: label)
    #expect(text.string == "Hello")
    #expect(text.font == OverlayNode.Font(size: 20, weight: .bold))
    #expect(text.color == AdaptiveColor(UIColor.red))
    #expect(text.alignment == .trailing)
    #expect(text.lineLimit == nil)
    label.numberOfLines = 2
    #expect(try self.text(of: label).lineLimit == 2)
  }

  @Test("a label has an attributed text in pieces of their own look, until another text is set")
  func attributed() throws {
    let label = UILabel()
    label.text = "plain"
    let words = NSMutableAttributedString(string: "one ")
    words.append(
      NSAttributedString(
        string: "zwei 🦉",
        attributes: [
          .font: UIFont.italicSystemFont(ofSize: 12), .foregroundColor: UIColor.blue,
          .underlineStyle: 1, .strikethroughStyle: 0,
        ]))
    label.attributedText = words
    #expect(label.text == "one zwei 🦉")
    let runs = try text(of: label).runs
    #expect(runs.map(\.string) == ["one ", "zwei 🦉"])
    #expect(runs.map(\.font) == [nil, OverlayNode.Font(size: 12, isItalic: true)])
    #expect(runs.map(\.color) == [nil, AdaptiveColor(UIColor.blue)])
    #expect(runs.map(\.isUnderlined) == [false, true])
    #expect(runs.map(\.isStruckThrough) == [false, false])
    label.text = "plain again"
    #expect(label.attributedText == nil)
    #expect(try text(of: label).string == "plain again")
  }

  @Test("a label keeps its look where font and colour are taken from it")
  func none() throws {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    let text = try text(of: label)
    #expect(text.string == "")
    #expect(text.font == OverlayNode.Font(size: 17))
    #expect(text.color == AdaptiveColor(UIColor.label))
  }

  private func text(of label: UILabel) throws -> OverlayNode.Text {
    guard case .text(let text) = OverlayContent(label).root else { throw NoText() }
    return text
  }

  struct NoText: Error {}
}
