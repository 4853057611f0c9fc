/// An array whose indices belong to its element's type: the index of a lane cannot be used for a
/// presentation.
package struct Row<Element> {
  package private(set) var elements: [Element]

  /// Creates a row; an empty one by default.
  package init(_ elements: [Element] = []) { self.elements = elements }

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
  package struct Index: Hashable, Strideable, Sendable {
    package let offset: Int

    package init(offset: Int) { self.offset = offset }

    package static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }

    package func distance(to other: Index) -> Int { other.offset - offset }

    package func advanced(by distance: Int) -> Index { Index(offset: offset + distance) }
  }

  package var startIndex: Index { Index(offset: 0) }
  package var endIndex: Index { Index(offset: elements.count) }

  package subscript(index: Index) -> Element {
    _read { yield elements[index.offset] }
    _modify { yield &elements[index.offset] }
  }
}

extension Row: Equatable where Element: Equatable {}
extension Row: Sendable where Element: Sendable {}
