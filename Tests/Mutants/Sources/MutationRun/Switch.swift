/// The switch that each module with mistakes is compiled with.
enum Switch {
  /// The variable with the number of the mistake that is made.
  static let chosen = "USHER_MISTAKE"
  /// The variable with the file in which a byte is set for each number that was reached.
  static let reached = "USHER_MISTAKES_REACHED"

  /// The switch's source.
  ///
  /// It may be called on any thread, because bytes are only ever set to 1.
  static func source(count: Int) -> String {
    """
    internal import Glibc

    nonisolated(unsafe) private let chosen = getenv("\(chosen)").map { atoi($0) } ?? -1

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard let path = getenv("\(reached)") else { return nil }
      let file = open(path, O_RDWR)
      let bytes = mmap(nil, \(max(count, 1)), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      close(file)
      return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
    }()

    func isMistaken(_ number: Int32) -> Bool {
      if let reached { reached[Int(number)] = 1 }
      return number == chosen
    }

    """
  }
}
