import Scripts
import Testing

@testable import UsherCore

@Suite("The room of a list")
struct ListRoomTests {
  private static let heights = [100.0, 60, 40, 80, 20]

  private static func room(_ depth: Double, offerDepth: Double = 0) -> ListRoom {
    ListRoom(heights: heights, spacing: 10, depth: depth, offerDepth: offerDepth)
  }

  @Test(
    "as many rows are shown as fit, starting with the latest, and at least one",
    arguments: [
      (340.0, 0..<5), (339.6, 0..<5), (339, 0..<4), (310, 0..<4), (309, 0..<3), (170, 0..<2),
      (100, 0..<1), (50, 0..<1), (-10, 0..<1),
    ])
  func fitting(depth: Double, rows: Range<Int>) {
    #expect(Self.room(depth).rows(from: 0) == rows)
  }

  @Test("if some rows don't fit, the offer takes up part of the room")
  func offer() {
    #expect(Self.room(340, offerDepth: 44).rows(from: 0) == 0..<5)
    #expect(Self.room(339, offerDepth: 44).rows(from: 0) == 0..<3)
    #expect(Self.room(264, offerDepth: 44).rows(from: 0) == 0..<3)
    #expect(Self.room(263, offerDepth: 44).rows(from: 0) == 0..<2)
  }

  @Test("rows can start at any row, and a start outside the list is treated as the latest row")
  func beginning() {
    #expect(Self.room(170).rows(from: 2) == 2..<5)
    #expect(Self.room(170).rows(from: 4) == 4..<5)
    #expect(Self.room(170).rows(from: 9) == 0..<2)
  }

  @Test("the pages of a list show each row once, and each page fits")
  func pages() {
    var random = SplitMix(state: 17)
    for _ in 0..<2000 {
      let heights = (0..<random.int(in: 1...9)).map { _ in random.double(in: 0...120) }
      let room = ListRoom(
        heights: heights, spacing: random.double(in: 0...20), depth: random.double(in: 0...500),
        offerDepth: random.chance(1, outOf: 2) ? random.double(in: 0...90) : 0)
      var seen: [Int] = []
      while seen.count < heights.count {
        let page = room.rows(from: seen.count)
        #expect(page.lowerBound == seen.count && !page.isEmpty)
        let length = page.reduce(room.spacing * Double(page.count - 1)) { $0 + heights[$1] }
        #expect(page.count == 1 || length <= room.depth + 0.5)
        for row in page { #expect(room.rows(showing: row) == page) }
        seen += page
      }
      #expect(seen == Array(heights.indices))
    }
  }
}
