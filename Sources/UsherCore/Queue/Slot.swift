/// A place in a pool, or none; half the size of an optional integer, because a line keeps many
/// slots.
struct Slot: Hashable, Sendable {
  private let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  /// Creates the slot of an array index; memory runs out long before 32 bits do.
  init(index: Int) {
    self.init(number: Int32(index))
  }

  static var none: Slot { Slot(number: -1) }

  var isNone: Bool { number < 0 }

  /// The array index; negative for `none`.
  var index: Int { Int(number) }
}
