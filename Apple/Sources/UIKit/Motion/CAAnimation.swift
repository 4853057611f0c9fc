import Foundation

open class CAAnimation: NSObject, CAAction {
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}
open class CABasicAnimation: CAAnimation {
  static func implicit(forKey key: String) -> CABasicAnimation? { nil }
}
struct RunningAnimation {}
extension CALayer {
  func changed(_ key: String, from old: Any?) {}
}
