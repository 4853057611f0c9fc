import Foundation

/// A box for geometry values.
///
/// It replaces Foundation's class, which can't box structures here.
open class NSValue: NSObject, NSCopying, @unchecked Sendable {
  let content: AnimatedValue

  init(content: AnimatedValue) {
    self.content = content
  }

  public convenience init(cgPoint point: CGPoint) {
    self.init(content: .point(point))
  }

  public convenience init(cgSize size: CGSize) {
    self.init(content: .size(size))
  }

  public convenience init(cgRect rect: CGRect) {
    self.init(content: .rect(rect))
  }

  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(content: .transform(transform))
  }

  open var cgPointValue: CGPoint {
    if case .point(let point) = content { point } else { .zero }
  }

  open var cgSizeValue: CGSize {
    if case .size(let size) = content { size } else { .zero }
  }

  open var cgRectValue: CGRect {
    if case .rect(let rect) = content { rect } else { .zero }
  }

  open var caTransform3DValue: CATransform3D {
    if case .transform(let transform) = content { transform } else { CATransform3DIdentity }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSValue)?.content == content
  }

  open override var hash: Int { content.hashValue }
}
