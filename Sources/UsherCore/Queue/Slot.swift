/// A place in a pool, or none; half the size of an optional number, and a line keeps many.
struct Slot: Hashable, Sendable {
  private let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  /// The place of an element in an array; memory ends long before the numbers do.
  init(index: Int) {
    self.init(number: Int32(index))
  }

  static var none: Slot { Slot(number: -1) }

  var isNone: Bool { number < 0 }

  /// Where in the array; negative where there is none.
  var index: Int { Int(number) }
}
