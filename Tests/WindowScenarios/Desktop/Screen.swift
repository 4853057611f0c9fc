#if GTK
internal import Foundation
internal import SampleApp
internal import Usher

/// The pixels that the window system displays, four bytes each, blue first.
struct Screen: Equatable {
  private let bytes: Data
  private let start: Int
  private let rowLength: Int
  private let width: Int
  private let height: Int

  /// Reads the current screen.
  @MainActor
  init() throws {
    self = try WindowSystem.desktop.get().screen()
  }

  /// Creates a screen from its pixels, row by row.
  init(pixels: Data, rowLength: Int, width: Int, height: Int) {
    (bytes, start) = (pixels, 0)
    (self.rowLength, self.width, self.height) = (rowLength, width, height)
  }

  /// Creates a screen from an X window dump: a header of big-endian words, color entries of 12
  /// bytes, and the pixels.
  init(windowDump bytes: Data) throws {
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 100, word(11) == 32 else {
      throw ScenarioFailure(description: "the frame buffer has not four bytes a pixel")
    }
    (width, height, rowLength) = (word(4), word(5), word(12))
    start = word(0) + word(19) * 12
    self.bytes = bytes
  }

  /// The color of a pixel, such as 0xFF00FF.
  func color(atX x: Int, y: Int) -> UInt32 {
    let pixel = start + y * rowLength + x * 4
    return UInt32(bytes[pixel + 2]) << 16 | UInt32(bytes[pixel + 1]) << 8 | UInt32(bytes[pixel])
  }

  /// The lightness of a pixel from 0 to 255, taken from its green channel.
  func light(atX x: Int, y: Int) -> Int {
    Int(color(atX: x, y: y) >> 8 & 0xFF)
  }

  /// The smallest rectangle around all pixels of a color, such as 0xFF00FF, or `nil` for none.
  func bounds(of color: UInt32) -> OverlayRect? {
    let wanted = [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16 & 0xFF)]
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = start + y * rowLength + x * 4
        guard bytes[pixel] == wanted[0], bytes[pixel + 1] == wanted[1],
          bytes[pixel + 2] == wanted[2]
        else { continue }
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    return OverlayRect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
  }

  /// The middle between the first and the last pixel of a color in a row, or `nil` for none.
  ///
  /// Only a part of the screen is searched.
  func middle(of color: UInt32, alongRow y: Int, in part: OverlayRect) -> Double? {
    middle(of: Int(part.minX)..<Int(part.maxX)) { self.color(atX: $0, y: y) == color }
  }

  /// The middle between the first and the last pixel of a color in a column, or `nil` for none.
  ///
  /// Only a part of the screen is searched.
  func middle(of color: UInt32, alongColumn x: Int, in part: OverlayRect) -> Double? {
    middle(of: Int(part.minY)..<Int(part.maxY)) { self.color(atX: x, y: $0) == color }
  }

  private func middle(of places: Range<Int>, _ isMeant: (Int) -> Bool) -> Double? {
    guard let first = places.first(where: isMeant), let last = places.last(where: isMeant)
    else { return nil }
    return Double(first + last + 1) / 2
  }

  /// The picture of a part of the screen.
  func picture(of part: OverlayRect) -> Pixels {
    let rows = pixels(in: part)
    return Pixels(
      width: (rows.first?.count ?? 0) / 4, height: rows.count,
      bytes: rows.flatMap { row in
        stride(from: row.startIndex, to: row.endIndex, by: 4).flatMap { pixel in
          [row[pixel + 2], row[pixel + 1], row[pixel]]
        }
      })
  }

  /// The bytes of the pixels in a part of the screen, row by row.
  func pixels(in part: OverlayRect) -> [Data] {
    let columns = Int(max(part.minX, 0))..<min(Int(part.maxX), width)
    return (Int(max(part.minY, 0))..<min(Int(part.maxY), height)).map { y in
      bytes[
        (start + y * rowLength + columns.lowerBound * 4)..<(start + y * rowLength + columns
          .upperBound * 4)]
    }
  }
}
#endif
