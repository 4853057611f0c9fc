import Testing
import OverlayProperties
@testable import Usher

@Suite("The table of overlay properties")
struct OverlayPropertyTests {
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1e9, 1e9,
    1.000001e9, -1, -0.0, 0, 0.5, 1, 2, 500,
  ]

  @Test("the engine refuses a number if it's outside the table's range, and names the parameter")
  func ranges() {
    for number in OverlayProperty.all.flatMap(\.numbers) {
      for value in Self.odd {
        var overlay = OverlayConfiguration()
        number.set(&overlay, value)
        let set = number.get(overlay)
        let isUsable = set.map { $0.isFinite && number.range.contains($0) } ?? true
        #expect(
          refused(overlay) == (isUsable ? nil : number.parameter), "\(number.parameter) of \(value)"
        )
      }
    }
  }

  @Test("every value in the table is valid, and is read back after it's set")
  func settings() {
    for setting in OverlayProperty.all.flatMap(\.settings) {
      var overlay = OverlayConfiguration()
      switch setting.kind {
      case .choice(let titles, let selected, let select):
        for index in titles.indices {
          select(&overlay, index)
          #expect(selected(overlay) == index, "\(setting.name)")
          #expect(refused(overlay) == nil, "\(setting.name)")
        }
      case .toggle(let isOn, let set):
        for value in [true, false] {
          set(&overlay, value)
          #expect(isOn(overlay) == value, "\(setting.name)")
        }
      case .number(let range, _, _, let get, let set):
        for value in [range.lowerBound, range.upperBound] {
          set(&overlay, value)
          #expect(get(overlay) == value, "\(setting.name)")
          #expect(refused(overlay) == nil, "\(setting.name)")
        }
      }
    }
  }

  @Test("the table has every stored property of an overlay configuration")
  func complete() {
    // Rare properties are on the heap, in a box inside a box.
    let stored = Mirror(reflecting: OverlayConfiguration(backdrop: Backdrop())).children.flatMap {
      child in
      guard child.label == "rare" else { return [child.label ?? ""] }
      var value = child.value
      for _ in 1...3 { value = Mirror(reflecting: value).children.first?.value ?? value }
      return Mirror(reflecting: value).children.map { $0.label ?? "" }
    }
    #expect(Set(OverlayProperty.all.map(\.name)) == Set(stored))
    #expect(Set(OverlayProperty.all.map(\.name)).count == OverlayProperty.all.count)
  }

  private func refused(_ overlay: OverlayConfiguration) -> ConfigurationError.Parameter? {
    do {
      try overlay.validate()
      return nil
    } catch {
      return switch error {
      case .notFinite(let parameter, _), .negative(let parameter, _),
        .outOfRange(let parameter, _, _):
        parameter
      }
    }
  }

  @Test("every attention sign has a name, and together they cover all attention")
  func signs() {
    let all = Attention.signs.reduce(into: Attention()) { $0.formUnion($1.sign) }
    #expect(all == .all && Set(Attention.signs.map(\.name)).count == Attention.signs.count)
  }
}
