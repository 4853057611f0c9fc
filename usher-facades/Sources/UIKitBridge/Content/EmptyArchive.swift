#if os(iOS) || UIKIT_STAND_IN
internal import Foundation

extension NSKeyedUnarchiver {
  /// Creates a decoder for an empty archive, in which every key is missing.
  ///
  /// `NSCoder` can't be used instead, because its decoding methods raise an exception.
  /// <https://developer.apple.com/documentation/foundation/nscoder/decodebool(forkey:)>
  package static func usherEmpty() -> NSKeyedUnarchiver? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader?.requiresSecureCoding = false
    return reader
  }
}
#endif
