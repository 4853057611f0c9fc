#if GTK
internal import Foundation
internal import GalleryModel
internal import SampleApp

/// The pixels of all frames of a film, which share a small palette.
///
/// Most rows are the same in consecutive frames. Only changed rows are processed.
struct FilmFrames {
  private let frames: [[UInt32]]
  private let width: Int

  /// Creates the frames of a film with rows of `width` pixels.
  init(_ frames: [[UInt32]], width: Int) {
    self.frames = frames
    self.width = width
  }

  /// Returns the frames with at most `limit` colors in total.
  func inColors(atMost limit: Int) -> [[UInt32]] {
    var counts: [UInt32: Int] = [:]
    forEachChange { _, pixels in
      Self.forEachRun(in: pixels) { counts[$0, default: 0] += $1.count }
    }
    var palette = Palette(for: counts, atMost: limit)
    var painted: [[UInt32]] = []
    var present = frames.first ?? []
    var number = 0
    forEachChange { place, pixels in
      while number < place.frame {
        painted.append(present)
        number += 1
      }
      Self.forEachRun(in: pixels) { color, run in
        let color = palette.color(for: color)
        for index in run { present[place.start + index] = color }
      }
    }
    while painted.count < frames.count { painted.append(present) }
    return painted
  }

  /// Calls `act` with each row that differs from the previous frame.
  private func forEachChange(
    _ act: ((frame: Int, start: Int), UnsafeBufferPointer<UInt32>) -> Void
  ) {
    for number in frames.indices {
      frames[number].withUnsafeBufferPointer { pixels in
        for start in stride(from: 0, to: pixels.count, by: width) {
          let row = UnsafeBufferPointer(rebasing: pixels[start..<start + width])
          let isSame = number > 0 && isSame(row, inFrame: number - 1, from: start)
          if !isSame { act((number, start), row) }
        }
      }
    }
  }

  private func isSame(
    _ row: UnsafeBufferPointer<UInt32>, inFrame number: Int, from start: Int
  ) -> Bool {
    frames[number].withUnsafeBufferPointer { pixels in
      guard let row = row.baseAddress, let other = pixels.baseAddress else { return true }
      return memcmp(row, other + start, width * MemoryLayout<UInt32>.size) == 0
    }
  }

  /// Calls `act` with each color and each range of adjacent pixels in this color.
  private static func forEachRun(
    in pixels: UnsafeBufferPointer<UInt32>, _ act: (UInt32, Range<Int>) -> Void
  ) {
    var start = 0
    for index in 1...pixels.count where index == pixels.count || pixels[index] != pixels[start] {
      act(pixels[start], start..<index)
      start = index
    }
  }
}
#endif
