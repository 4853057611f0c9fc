#if os(iOS) || UIKIT_STAND_IN
internal import Foundation

extension NSKeyedUnarchiver {
  /// Makes a decoder of an empty archive: every key is missing, for objects and for numbers alike.
  ///
  /// `NSCoder` itself cannot stand in, since its decoding methods raise an exception.
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
