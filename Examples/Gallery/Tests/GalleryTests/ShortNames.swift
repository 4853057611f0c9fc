import GalleryModel
import Testing

// What a report of the tests calls these values, which have many fields.

extension Source: CustomTestStringConvertible {
  package var testDescription: String { text() }
}

extension Pixels: CustomTestStringConvertible {
  package var testDescription: String { "\(width) × \(height) pixels" }
}
