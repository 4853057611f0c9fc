import Testing

@_spi(Facades) @testable import Usher

@Suite("Platform values")
struct PlatformValueTests {
  @Test(
    "platform values are equal if their objects are equal",
    arguments: [
      (Paint("red"), Paint("red"), true), (Paint("red"), Paint("blue"), false),
      (Paint("red"), Ink("red"), false),
    ] as [(any AnyObject & Hashable & Sendable, any AnyObject & Hashable & Sendable, Bool)])
  func equality(
    _ one: any AnyObject & Hashable & Sendable, _ other: any AnyObject & Hashable & Sendable,
    _ areEqual: Bool
  ) {
    let (one, other) = (OverlayNode.PlatformValue(one), OverlayNode.PlatformValue(other))
    #expect((one == other) == areEqual)
    if areEqual { #expect(one.hashValue == other.hashValue) }
  }

  @Test("a color keeps its platform value with a new opacity")
  func opacity() {
    let value = OverlayNode.PlatformValue(Paint("red"))
    let color = AdaptiveColor(
      light: RGBA(hex: 0xFF0000), dark: RGBA(hex: 0x800000), clearLight: nil, clearDark: nil,
      platform: value)
    let faint = color.opacity(0.5)
    #expect(faint.light == RGBA(hex: 0xFF0000, alpha: 0.5))
    #expect(faint.dark == RGBA(hex: 0x800000, alpha: 0.5))
    #expect([color, faint, faint.opacity(7)].map(\.platform) == [value, value, value])
    #expect([color, faint, faint.opacity(7)].map(\.platformOpacity) == [nil, 0.5, 1])
    #expect(AdaptiveColor.black.opacity(0.5).platformOpacity == nil)
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
