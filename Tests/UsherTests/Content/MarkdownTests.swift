import Testing

@testable import Usher
@testable import UsherCore

@Suite("Markdown in texts")
struct MarkdownTests {
  /// Describes the parts of a text, for example "a [b](https://x) *c*".
  private func parts(_ text: OverlayText) -> String {
    text.spans.map { span in
      let names: [(OverlayText.Emphasis, String)] = [
        (.bold, "b"), (.italic, "i"), (.code, "c"), (.struckThrough, "s"),
      ]
      let emphasis = names.filter { span.emphasis.contains($0.0) }.map(\.1).joined()
      let marks = emphasis + (span.link.map { "→\($0.address)" } ?? "")
      return marks.isEmpty ? "{\(span.string)}" : "{\(span.string)|\(marks)}"
    }.joined()
  }

  @Test("marks become emphasis and links, and everything else is shown as it is")
  func table() {
    let table: [(String, String)] = [
      ("", ""),
      ("plain", "{plain}"),
      ("**bold** and __bold__", "{bold|b}{ and }{bold|b}"),
      ("*it* and _it_", "{it|i}{ and }{it|i}"),
      ("***both***", "{both|bi}"),
      ("**a *b* c**", "{a |b}{b|bi}{ c|b}"),
      ("*a **b** c*", "{a |i}{b|bi}{ c|i}"),
      ("~~gone~~ ~gone~", "{gone|s}{ }{gone|s}"),
      ("~~~three~~~", "{~~~three~~~}"),
      ("`a*b*` and ``x`y``", "{a*b*|c}{ and }{x`y|c}"),
      ("` a `", "{a|c}"),
      ("`   `", "{   |c}"),
      ("\u{1FEF}a\u{1FEF} *b*", "{\u{1FEF}a\u{1FEF} }{b|i}"),
      ("![a](https://a.b)", "{!}{a|→https://a.b}"),
      ("[a](https://a.b (x(y))", "{[a](https://a.b (x(y))}"),
      ("`open", "{`open}"),
      ("2 * 3 * 4", "{2 * 3 * 4}"),
      ("snake_case_name", "{snake_case_name}"),
      ("a*b*c", "{a}{b|i}{c}"),
      ("a_b_", "{a_b_}"),
      ("*open", "{*open}"),
      ("**open*", "{*}{open|i}"),
      ("*a**b*", "{a**b|i}"),
      ("*a _b* c_", "{a _b|i}{ c_}"),
      ("a\nb", "{a\nb}"),
      (#"\*a\* \q \\"#, #"{*a* \q \}"#),
      ("[docs](https://a.b)", "{docs|→https://a.b}"),
      ("[**docs** x](https://a.b)", "{docs|b→https://a.b}{ x|→https://a.b}"),
      ("**[docs](https://a.b)**", "{docs|b→https://a.b}"),
      ("*a [b* c](https://a.b)", "{*a }{b* c|→https://a.b}"),
      ("[a](<https://a.b> \"Title\")", "{a|→https://a.b}"),
      ("[a](https://a.b/x_(y))", "{a|→https://a.b/x_(y)}"),
      (#"[a](https://a.b/\))"#, "{a|→https://a.b/)}"),
      ("[a]( https://a.b )", "{a|→https://a.b}"),
      ("[a [b](https://a.b) c](https://d.e)", "{[a }{b|→https://a.b}{ c](https://d.e)}"),
      ("[a](tel:1) [b](javascript:x)", "{[a](tel:1) [b](javascript:x)}"),
      ("[a](https://a.b", "{[a](https://a.b}"),
      ("[a] (https://a.b)", "{[a] (https://a.b)}"),
      ("[](https://a.b)", "{[](https://a.b)}"),
      (
        "<https://a.b> <mailto:a@b.c> <b>",
        "{https://a.b|→https://a.b}{ }{mailto:a@b.c|→mailto:a@b.c}{ <b>}"
      ),
      ("**مرحبا** *日本*", "{مرحبا|b}{ }{日本|i}"),
      ("&amp; # > - 1.", "{&amp; # > - 1.}"),
    ]
    for (markdown, expected) in table {
      #expect(parts(OverlayText(markdown: markdown)) == expected, "\(markdown)")
    }
  }

  @Test("interpolated values are shown as they are, and encoded inside addresses")
  func values() throws {
    let (name, path, site) = ("[x](https://evil.example)", "a_b c/d", "https://a.b/c_d_e")
    let link = try #require(OverlayLink(site))
    let table: [(OverlayText, String)] = [
      (
        "**\(name)** sent \(2) *files*, see [\(path)](https://a.b/\(path))",
        "{[x](https://evil.example)|b}{ sent 2 }{files|i}{, see }{a_b c/d|→https://a.b/a_b%20c%2Fd}"
      ),
      ("`\(name)`", "{[x](https://evil.example)|c}"),
      (
        "<\(site)> and <\(link)>",
        "{<https://a.b/c_d_e> and }{https://a.b/c_d_e|→https://a.b/c_d_e}"
      ),
      ("[a](\(site)) [b](\(link))", "{a|→https://a.b/c_d_e}{ }{b|→https://a.b/c_d_e}"),
      ("[a](https://\("evil.com/").b.c)", "{[a](https://evil.com/.b.c)}"),
      ("[a](https://b.c\(".evil.com"))", "{[a](https://b.c.evil.com)}"),
      ("[a](mailto:\("ada@b.c,d@e.f"))", "{a|→mailto:ada@b.c%2Cd@e.f}"),
      ("[a](mailto:a@b.c?subject=\("x&bcc=d"))", "{a|→mailto:a@b.c?subject=x%26bcc%3Dd}"),
      ("[a](\("tel:1"))", "{[a](tel:1)}"),
      ("\("")", ""),
      ("*\(String?.none, default: "nobody")*", "{nobody|i}"),
      ("*\(String?.some("Ada"), default: "nobody")*", "{Ada|i}"),
      ("See \(OverlayText(markdown: "*it*"))", "{See it}"),
      (OverlayText(verbatim: "**x**"), "{**x**}"),
    ]
    for (text, expected) in table { #expect(parts(text) == expected) }
  }

  @Test("a hostile text of 20,000 characters is parsed")
  func hostile() {
    for piece in ["[a](b", "[a](b (", "a* ", "*a ", "[", "`a``", "<a", "[a](<", "_a_ ", "**a*"] {
      let markdown = String(repeating: piece, count: 20_000 / piece.count)
      #expect(OverlayText(markdown: markdown).string.contains("a") || piece == "[")
    }
  }

  @Test("only complete addresses of web pages and e-mail are links")
  func addresses() {
    let good = [
      "https://a", "http://a.b/c?d=e#f", "HTTPS://A.B", "mailto:a@b.c", "https://bücher.example/ß",
    ]
    let bad = [
      "", "a", "//a.b", "https://", "https:///a", "https://?a", "https://:80", "mailto:", "tel:1",
      "file:///a",
      "javascript:alert(1)", "data:text/html,x", "https://a b", "https://a\nb", "https://a\\b",
      "https://a<b", " https://a", "https://@a", "https://a\u{202E}b", "https://a\u{0}",
    ]
    #expect(good.map { OverlayLink($0)?.address } == good)
    #expect(bad.compactMap { OverlayLink($0)?.address } == [])
  }

  @Test("no text traps, and none loses a letter", arguments: 1...40)
  func random(seed: Int) {
    let pieces = [
      "a", "b", " ", "*", "_", "~", "`", "[", "]", "(", ")", "<", ">", "\\", "\n", "](https://x.y)",
    ]
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<100 {
      let length = Int.random(in: 0..<24, using: &random)
      let markdown = (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let text = OverlayText(markdown: markdown)
      func letters(_ string: String) -> String { string.filter { "ab".contains($0) } }
      #expect(letters(text.string) == letters(markdown), "\(markdown.debugDescription)")
      #expect(text.spans.allSatisfy { !$0.string.isEmpty })
      #expect(OverlayText(verbatim: markdown).string == markdown)
    }
  }
}
