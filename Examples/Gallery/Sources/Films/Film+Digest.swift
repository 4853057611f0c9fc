internal import Usher

extension Film {
  /// Plays the film without a window.
  ///
  /// - Returns: The film's digest and the number of its frames.
  package func screened() async throws -> (digest: String, frameCount: Int) {
    let stage = HeadlessStage(size: size)
    var digest = Digest()
    var frameCount = 0
    digest.add("\(app) \(size.width) \(size.height) \(scale) \(colors)")
    let projector = Projector(of: self, on: stage) { look, _ in
      digest.add(look.words)
      frameCount += 1
    }
    try await projector.play()
    return (digest.description, frameCount)
  }
}

/// A digest of everything that a film shows, as FNV-1a of 64 bits.
///
/// It contains the overlays of each frame with their contents and appearance, the pointer, and the
/// app. If two films have the same digest, their images differ only if a host draws them
/// differently.
private struct Digest: CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
