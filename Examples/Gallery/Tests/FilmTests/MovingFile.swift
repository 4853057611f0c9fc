import Foundation

/// The contents of the control chunks of an animated PNG file.
struct MovingFile {
  let size: Int
  /// The total time of all frames.
  private(set) var duration = Duration.zero
  /// The number of times that the frames are shown.
  ///
  /// It's 0 if they repeat endlessly, and `nil` if the file isn't animated.
  private(set) var repetitions: Int?

  init(_ file: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: file))
    size = bytes.count
    func number(at place: Int, bytes count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 * 256 + Int($1) }
    }
    // Eight bytes of signature. Then each chunk has its length, type, data and checksum.
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
