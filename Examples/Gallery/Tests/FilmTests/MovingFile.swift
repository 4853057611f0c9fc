import Foundation

/// The contents of an animated PNG's control chunks.
struct MovingFile {
  let size: Int
  /// The total duration of all frames.
  private(set) var duration = Duration.zero
  /// The number of repetitions, or 0 for endless repetition.
  private(set) var repetitions: Int?

  init(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    size = bytes.count
    func number(at place: Int, bytes count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 * 256 + Int($1) }
    }
    // The signature has eight bytes. Each chunk has its length, its type, its data and a checksum.
    var place = 8
    while place + 8 <= bytes.count {
      let data = place + 8
      switch String(decoding: bytes[place + 4..<data], as: UTF8.self) {
      case "acTL": repetitions = number(at: data + 4, bytes: 4)
      case "fcTL":
        let parts = number(at: data + 22, bytes: 2)
        duration += .seconds(number(at: data + 20, bytes: 2)) / (parts == 0 ? 100 : parts)
      default: break
      }
      place = data + number(at: place, bytes: 4) + 4
    }
  }
}
