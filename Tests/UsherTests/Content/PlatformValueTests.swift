import Testing

@testable import Usher

@Suite("Values of a platform")
struct PlatformValueTests {
  @Test(
    "platform values are equal where the platform says so, whatever object holds them",
    arguments: [
      (Paint("red"), Paint("red"), true), (Paint("red"), Paint("blue"), false),
      (Paint("red"), Ink("red"), false),
    ] as [(any AnyObject & Hashable & Sendable, any AnyObject & Hashable & Sendable, Bool)])
  func equality(
    _ one: any AnyObject & Hashable & Sendable, _ other: any AnyObject & Hashable & Sendable,
    _ areEqual: Bool
  ) {
    let (one, other) = (Node.PlatformValue(one), Node.PlatformValue(other))
    #expect((one == other) == areEqual)
    if areEqual { #expect(one.hashValue == other.hashValue) }
  }

  @Test("a platform value stays with its colour or font until that is changed")
  func changes() {
    let value = Node.PlatformValue(Paint("red"))
    let color = AdaptiveColor(
      light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x800000), clearLight: nil, clearDark: nil,
      platform: value)
    #expect(color.platform == value)
    #expect(
      color.opacity(0.5)
        == AdaptiveColor(
          light: RGBA(hex: 0xFF0000, alpha: 0.5), dark: RGBA(hex: 0x800000, alpha: 0.5)))
    #expect(color.inverted.platform == nil)
    let font = Node.Font(
      family: nil, size: 20, weight: .regular, isItalic: false, followsTextScale: false,
      platform: value)
    #expect(font.platform == value)
    #expect(font.weight(.bold) == Node.Font(size: 20, weight: .bold, followsTextScale: false))
  }
}

private final class Paint: Hashable, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (one: Paint, other: Paint) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

private final class Ink: Hashable, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  static func == (one: Ink, other: Ink) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
