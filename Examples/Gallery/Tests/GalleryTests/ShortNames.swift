import GalleryModel
import Testing

// Short descriptions of values with many fields, for test reports.

extension Source: CustomTestStringConvertible {
  package var testDescription: String { text() }
}
