import Testing

@testable import UsherCore

@Suite("Pools")
struct PoolTests {
  @Test("elements keep their place, and a free place is used again")
  func places() {
    var pool = Pool<Int>()
    let slots = (10..<14).map { pool.insert($0) }
    pool.remove(slots[1], leaving: 0)
    pool.remove(slots[2], leaving: 0)
    #expect(pool.count == 2 && pool.placeCount == 4)
    #expect(pool[slots[0]] == 10 && pool[slots[1]] == 0 && pool[slots[3]] == 13)
    #expect(pool.insert(20) == slots[2] && pool.insert(21) == slots[1])
    #expect(pool.count == 4 && pool.placeCount == 4)
    pool[slots[1]] += 1
    #expect(slots.map { pool[$0] } == [10, 22, 20, 13])
  }
}
