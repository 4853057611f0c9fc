import Testing
import UsherCore
import UsherTesting

@_spi(Facades) @testable import Usher

@MainActor
@Suite("A presenter's theme")
struct ThemeTests {
  private let presenter = Presenter.test()

  /// A theme in which each color occurs once.
  private static let theme = {
    var theme = OverlayTheme(
      font: "Inter", foreground: AdaptiveColor(hex: 0x000001),
      background: AdaptiveColor(hex: 0xFFFFF2), accent: AdaptiveColor(hex: 0x000003),
      cornerRadius: 7)
    theme.secondaryForeground = AdaptiveColor(hex: 0x000004)
    theme.danger = AdaptiveColor(hex: 0x000005)
    theme.fill = AdaptiveColor(hex: 0xFFFFF6)
    theme.separator = AdaptiveColor(hex: 0x000007)
    theme.scrim = .color(AdaptiveColor(hex: 0x000008, alpha: 0.5))
    theme.border = OverlayBorder(AdaptiveColor(hex: 0x000009), width: 2)
    theme.shadow = nil
    theme.buttonStyle = OverlayNode.ButtonStyle(
      background: AdaptiveColor(hex: 0xFFFFFA), pressed: .black, cornerRadius: 3)
    return theme
  }()

  private func content(of handle: PresentationHandle) throws -> OverlayContent {
    try #require(handle.request?.content)
  }

  /// The colors of a node and its children, as their last digit, with the font families.
  private func looks(_ node: OverlayNode) -> [String] {
    func digit(_ color: AdaptiveColor) -> String {
      String((color.resolved(for: Traits()).web) & 15, radix: 16)
    }
    func text(_ text: OverlayNode.Text) -> String {
      "\(text.string) \(digit(text.color)) \(text.font.family ?? "system")"
    }
    switch node {
    case .text(let shown): return [text(shown)]
    case .image(let image): return ["image \(digit(image.color))"]
    case .button(let button):
      return ["\(text(button.label)) on \(digit(button.style.background))"]
    case .field(let field):
      return [
        "field \(text(field.placeholder)) \(digit(field.color)) \(digit(field.separator ?? .white)) \(digit(field.errorColor))"
      ]
    case .progress(let bar): return ["progress \(digit(bar.color)) \(digit(bar.track))"]
    case .divider(let divider): return ["divider \(digit(divider.color))"]
    case .activity(let activity): return ["activity \(digit(activity.color))"]
    case .input(let input):
      return ["input \(text(input.title(of: "x"))) \(digit(input.tint)) \(digit(input.errorColor))"]
    case .rating(let rating):
      return rating.items.map { "\(digit($0.chosen.color)) \(digit($0.open.color))" }
    case .stack, .box, .scroll, .pages, .spacer, .native: return node.children.flatMap(looks)
    }
  }

  @Test("semantic colors, fonts, card and buttons follow the theme")
  func whole() throws {
    presenter.theme = Self.theme
    let shown = try content(
      of: presenter.present(
        .notification(icon: .icon("mail"), title: "a", text: "b", button: .button("c"))))
    #expect(
      looks(shown.root) == ["image 3", "a 1 Inter", "b 4 Inter", "c 3 Inter on a"])
    #expect(
      shown.style
        == OverlayStyle(
          background: .color(AdaptiveColor(hex: 0xFFFFF2)), cornerRadius: 7,
          border: OverlayBorder(AdaptiveColor(hex: 0x000009), width: 2), shadow: nil))
    #expect(shown.scrim == Self.theme.scrim)
    #expect(shown.closeButton.color.resolved(for: Traits()).web == 4)
  }

  @Test("custom content uses the theme for semantic colors")
  func own() throws {
    presenter.theme = Self.theme
    let name = ObservableValue("")
    let nodes: [OverlayNode] = [
      .text(OverlayNode.Text("a", color: .red)),
      .text(
        OverlayNode.Text("b", font: OverlayNode.Font(family: "Serif"), color: .secondary)),
      .field(OverlayNode.Field(name, placeholder: OverlayNode.Text("c"), separator: .separator)),
      .progress(OverlayNode.ProgressBar(.done(ObservableValue(0.5)))),
      .divider(OverlayNode.Divider()), .activity(OverlayNode.Activity()),
      .input(OverlayNode.Input(.choice(ObservableValue(nil), ["x"]), description: "")),
      .button(.button("d", role: .destructive) {}),
    ]
    let shown = try content(
      of: presenter.present(
        Overlay(OverlayContent(.stack(OverlayNode.Stack(.vertical, children: nodes))))))
    let red = AdaptiveColor.red.resolved(for: Traits()).web & 15
    #expect(
      looks(shown.root) == [
        "a \(String(red, radix: 16)) Inter", "b 4 Serif", "field c 1 Inter 1 7 5", "progress 3 6",
        "divider 7", "activity 1", "input x 1 Inter 3 5", "d 5 Inter on a",
      ])
  }

  @Test("a preset wins over the theme, and an overlay wins over the preset")
  func precedence() throws {
    presenter.theme = Self.theme
    presenter.defaultPreset = OverlayPreset().cornerRadius(5)
    func shown(_ overlay: Overlay) throws -> OverlayContent {
      try content(of: presenter.present(overlay))
    }
    let plain = try shown(.notification(title: "a"))
    #expect(plain.style.corners == .all(5))
    #expect(plain.style.background == .color(AdaptiveColor(hex: 0xFFFFF2)))
    let own = try shown(
      .notification(title: "a", text: "b").background(.black).foregroundStyle(.white)
        .cornerRadius(2))
    #expect(own.style.background == .color(.black) && own.style.corners == .all(2))
    #expect(looks(own.root) == ["a f Inter", "b f Inter"])
    #expect(own.style.border == Self.theme.border)
    let tinted = try shown(.notification(title: "a", button: .button("b")).tint(.black))
    #expect(looks(tinted.root) == ["a 1 Inter", "b 0 Inter on a"])
  }

  @Test("a new theme applies to shown and waiting overlays, which continue")
  func live() throws {
    let shown = presenter.present(.notification(title: "a").duration(.seconds(3)))
    let waiting = presenter.present(.notification(title: "b"))
    presenter.clock.advance(by: .seconds(2))
    presenter.theme = Self.theme
    #expect(looks(try content(of: shown).root) == ["a 1 Inter"])
    #expect(looks(try content(of: waiting).root) == ["b 1 Inter"])
    presenter.theme.font = nil
    #expect(looks(try content(of: shown).root) == ["a 1 system"])
    #expect(presenter.visible.map(\.texts) == [["a"]])
    presenter.clock.advance(by: .seconds(2))
    #expect(presenter.visible.map(\.texts) == [["b"]])
    presenter.theme = .usher
    #expect(try content(of: waiting).style == .card)
  }

  @Test("new content, new settings and merged requests get the theme only once")
  func updates() throws {
    presenter.theme = Self.theme
    let handle = presenter.present(.notification(title: "a").name("n").duplicates(.mergeAndCount))
    handle.update(.notification(title: "b").cornerRadius(3))
    #expect(looks(try content(of: handle).root) == ["b 1 Inter"])
    #expect(try content(of: handle).style.corners == .all(3))
    presenter.present(.notification(title: "c").name("n").duplicates(.mergeAndCount))
    presenter.clock.advance(by: .seconds(2))
    #expect(looks(try content(of: handle).root) == ["c 1 Inter"])
    presenter.theme = OverlayTheme(font: "Inter", foreground: AdaptiveColor(hex: 0xFF000B))
    #expect(looks(try content(of: handle).root) == ["c b Inter"])
  }

  @Test("error messages and overlays in library lanes keep their colors")
  func kept() throws {
    presenter.theme = Self.theme
    let error = try content(of: presenter.present(.message(.error, layout: .card, title: "a")))
    #expect(error.style.background == MessageTheme.error.style.background)
    presenter.configureGuest("guest", LaneSettings())
    let guest = presenter.present(.notification(title: "a").queue("guest"))
    #expect(try content(of: guest).style == .card)
    #expect(looks(try content(of: guest).root) == ["a 0 system"])
  }

  @Test("Usher's text colors are legible on a theme's background in both appearances")
  func paper() {
    let theme = OverlayTheme(background: AdaptiveColor(hex: 0xFFF8E7))
    func color(_ role: AdaptiveColor.Role, in theme: OverlayTheme) -> AdaptiveColor? {
      ResolvedTheme(theme)[role]
    }
    #expect(color(.label, in: theme)?.dark == AdaptiveColor.label.light)
    #expect(color(.danger, in: theme)?.dark == AdaptiveColor.danger.light)
    #expect(
      color(.secondaryLabel, in: OverlayTheme(background: .black))?.light
        == AdaptiveColor.secondaryLabel.dark)
    #expect(color(.label, in: OverlayTheme(foreground: .white, background: .white)) == .white)
    #expect(
      theme.contrastProblems.isEmpty && OverlayTheme(background: .black).contrastProblems.isEmpty)
  }

  @Test("the theme uses the system's accent unless it has its own")
  func accent() throws {
    let system = Accent(tint: AdaptiveColor(hex: 0x00000C))
    func letters() throws -> UInt32 {
      let handle = presenter.present(.notification(title: "a", button: .button("b")))
      defer { handle.dismiss() }
      let button = try #require(try content(of: handle).root.buttons.first)
      return button.label.color.resolved(for: Traits(accent: system)).web
    }
    presenter.theme = OverlayTheme(background: .white, cornerRadius: 3)
    #expect(try letters() == 0x00000C)
    presenter.theme.accent = AdaptiveColor(hex: 0x00000D)
    #expect(try letters() == 0x00000D)
  }

  @Test("a semantic color keeps its opacity")
  func opacity() {
    let theme = ResolvedTheme(Self.theme)
    let faint = AdaptiveColor.label.opacity(0.25).themed(by: theme)
    #expect(faint.light == RGBA(hex: 0x000001, alpha: 0.25))
    #expect(AdaptiveColor.red.themed(by: theme) == .red)
    #expect(
      AdaptiveColor.label.themed(by: theme).themed(by: ResolvedTheme(.usher)).light
        == AdaptiveColor.label.light)
  }
}

@MainActor
@Suite("The theme of all presenters")
struct CurrentThemeTests {
  @Test("the current theme applies to presenters without their own theme, now and later")
  func current() async {
    await Presenter.withOwnDefault { currentReachesAll() }
  }

  private func currentReachesAll() {
    let (first, second) = (Presenter.test(), Presenter.test())
    let handles = [first, second].map { $0.present(.notification(title: "a")) }
    second.theme = OverlayTheme(cornerRadius: 2)
    OverlayTheme.current = OverlayTheme(cornerRadius: 1)
    let third = Presenter.test()
    let later = third.present(.notification(title: "a"))
    #expect(
      (handles + [later]).map { $0.request?.content?.style.corners }
        == [.all(1), .all(2), .all(1)])
    #expect(
      first.theme == OverlayTheme(cornerRadius: 1) && second.theme == OverlayTheme(cornerRadius: 2))
  }
}

@MainActor
@Suite("Illegible colors in a theme")
struct ThemeContrastTests {
  @Test("Usher's theme has only legible colors")
  func usher() {
    #expect(OverlayTheme.usher.contrastProblems.isEmpty)
  }

  @Test("an illegible color is reported with a better color, but still used")
  func reported() {
    let presenter = Presenter.test()
    var problems: [String] = []
    presenter.onProblem = { problems.append("\($0)") }
    presenter.theme = OverlayTheme(
      foreground: AdaptiveColor(hex: 0x3E8E7E), background: AdaptiveColor(hex: 0xD3E1DE))
    #expect(
      problems == [
        "the theme's foreground #3E8E7E has a contrast of 2.9:1 on its background #D3E1DE in light appearance, but text needs 4.5:1. It is still used. A readable color is #176E60"
      ])
  }

  @Test("an accent is unchanged as a fill, and adjusted if it's text on a card")
  func accent() throws {
    let presenter = Presenter.test()
    presenter.onProblem = { Issue.record("\($0)") }
    presenter.theme = OverlayTheme(accent: .indigo)
    let plain = OverlayNode.Button.button("a")
    let handle = presenter.present(
      .notification(title: "a", buttons: [plain, plain.buttonStyle(.borderedProminent)]))
    let buttons = try #require(handle.request?.content).root.buttons
    let dark = Traits(appearance: .dark)
    #expect(buttons[0].label.color.light == AdaptiveColor.indigo.light)
    #expect(buttons[0].label.color.resolved(for: dark).web == 0x8E95FF)
    #expect(buttons[1].style.background.resolved(for: dark) == AdaptiveColor.indigo.dark)
  }

  @Test(
    "the suggested color is legible on any background, or is black or white",
    arguments: 0..<200)
  func better(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let (color, ground) = (RGBA.random(&random), RGBA.random(&random))
    let better = color.readable(on: ground, contrast: 4.5)
    #expect(better.contrast(with: ground) >= 4.5 || [0, 0xFFFFFF].contains(better.web))
  }
}
