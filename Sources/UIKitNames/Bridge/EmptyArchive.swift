internal import Foundation

extension NSKeyedUnarchiver {
  /// Makes a reader of an archive with nothing in it: every key is missing, for objects and for numbers alike.
  ///
  /// `NSCoder` itself has no such answers, and raises an exception.
  /// <https://developer.apple.com/documentation/foundation/nscoder/decodebool(forkey:)>
  package static func usherEmpty() -> NSKeyedUnarchiver? {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader?.requiresSecureCoding = false
    return reader
  }
}
