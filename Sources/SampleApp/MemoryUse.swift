#if GTK
internal import Glibc

/// How much memory the process uses, in bytes.
struct MemoryUse {
  /// What the system has given it.
  let resident: Int
  /// What was allocated and not freed, to the byte.
  let allocated: Int

  /// What it uses now.
  init() throws {
    resident = try Self.pages() * Int(getpagesize())
    allocated = try Self.bytesAllocated()
  }

  /// The lesser of each number.
  func lesser(_ other: MemoryUse) -> MemoryUse {
    MemoryUse(
      resident: min(resident, other.resident), allocated: min(allocated, other.allocated))
  }

  private init(resident: Int, allocated: Int) {
    self.resident = resident
    self.allocated = allocated
  }

  private static func pages() throws -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { throw Self.unknown }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    fgets(&line, 200, file)
    let numbers = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
      separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { throw Self.unknown }
    return pages
  }

  /// By the allocator's own report: what it has taken from the system, less what is free of that.
  private static func bytesAllocated() throws -> Int {
    // Swift does not import the header that declares it.
    typealias Report = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
    var (start, size) = (UnsafeMutablePointer<CChar>?.none, 0)
    guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&start, &size) else {
      throw Self.unknown
    }
    let status = unsafeBitCast(symbol, to: Report.self)(0, file)
    fclose(file)
    defer { free(start) }
    guard status == 0, let start else { throw Self.unknown }
    // Each arena is told of first, and their sums come last.
    let report = String(cString: start)
    func sum(_ element: String) throws -> Int {
      guard let line = report.split(separator: "\n").last(where: { $0.hasPrefix("<" + element) }),
        let number = line.split(separator: "\"").last(where: { Int($0) != nil }),
        let bytes = Int(number)
      else { throw Self.unknown }
      return bytes
    }
    return try sum("system type=\"current\"") + sum("total type=\"mmap\"")
      - sum("total type=\"fast\"") - sum("total type=\"rest\"")
  }

  private static let unknown = ScenarioFailure(
    description: "the system does not tell how much memory is in use")
}
#endif
