/// An array with its own index type, so that a lane's index can't be used for a presentation.
package struct Row<Element> {
  package private(set) var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  @discardableResult
  mutating func append(_ element: Element) -> Index {
    elements.append(element)
    return Index(offset: elements.count - 1)
  }

  mutating func remove(at index: Index) -> Element { elements.remove(at: index.offset) }
}

extension Row: RandomAccessCollection, MutableCollection {
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
