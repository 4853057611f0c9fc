/// An array whose indices belong to its element's type: the index of a lane cannot be used for a
/// presentation.
struct Row<Element> {
  private var elements: [Element] = []

  /// Creates an empty row.
  init() {}

  /// Adds an element at the end, and returns its index.
  @discardableResult
  mutating func append(_ element: Element) -> Index {
    elements.append(element)
    return Index(offset: elements.count - 1)
  }

  /// Removes and returns the element at `index`; later elements move up.
  mutating func remove(at index: Index) -> Element { elements.remove(at: index.offset) }
}

extension Row: RandomAccessCollection, MutableCollection {
  /// The position of an element.
  struct Index: Hashable, Strideable, Sendable {
    fileprivate let offset: Int

    static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }

    func distance(to other: Index) -> Int { other.offset - offset }

    func advanced(by distance: Int) -> Index { Index(offset: offset + distance) }
  }

  var startIndex: Index { Index(offset: 0) }
  var endIndex: Index { Index(offset: elements.count) }

  subscript(index: Index) -> Element {
    _read { yield elements[index.offset] }
    _modify { yield &elements[index.offset] }
  }
}

extension Row: Equatable where Element: Equatable {}
extension Row: Hashable where Element: Hashable {}
extension Row: Sendable where Element: Sendable {}

extension Row: Recordable where Element: Recordable {
  func write(to writer: inout RecordWriter) { elements.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) { elements = try reader.read() }
}

extension Row.Index: Recordable {
  func write(to writer: inout RecordWriter) { offset.write(to: &writer) }

  init(from reader: inout RecordReader) throws(RecordError) { offset = try reader.ordinal() }
}
