public import Foundation

/// The properties of every object for assistive technology.
///
/// On Apple's systems, they belong to `NSObject`.
///
/// The functions belong to a protocol, so that responders can declare their own, which subclasses
/// override. The functions of other objects can't be overridden.
public protocol UIAccessibilityObject: NSObject {}

extension NSObject: UIAccessibilityObject {}

@MainActor
extension UIAccessibilityObject {
  public var isAccessibilityElement: Bool {
    get { accessibilityResponder.isAccessibilityElement }
    set { accessibilityResponder.isAccessibilityElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { accessibilityResponder.accessibilityLabel }
    set { accessibilityResponder.accessibilityLabel = newValue }
  }
  public var accessibilityValue: String? {
    get { accessibilityResponder.accessibilityValue }
    set { accessibilityResponder.accessibilityValue = newValue }
  }
  public var accessibilityHint: String? {
    get { accessibilityResponder.accessibilityHint }
    set { accessibilityResponder.accessibilityHint = newValue }
  }
  public var accessibilityLanguage: String? {
    get { accessibilityResponder.accessibilityLanguage }
    set { accessibilityResponder.accessibilityLanguage = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityResponder.accessibilityTraits }
    set { accessibilityResponder.accessibilityTraits = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { accessibilityResponder.accessibilityFrame }
    set { accessibilityResponder.accessibilityFrame = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { accessibilityResponder.accessibilityActivationPoint }
    set { accessibilityResponder.accessibilityActivationPoint = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { accessibilityResponder.accessibilityViewIsModal }
    set { accessibilityResponder.accessibilityViewIsModal = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { accessibilityResponder.accessibilityElementsHidden }
    set { accessibilityResponder.accessibilityElementsHidden = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityResponder.shouldGroupAccessibilityChildren }
    set { accessibilityResponder.shouldGroupAccessibilityChildren = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityResponder.accessibilityContainerType }
    set { accessibilityResponder.accessibilityContainerType = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { accessibilityResponder.accessibilityElements }
    set { accessibilityResponder.accessibilityElements = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityResponder.accessibilityCustomActions }
    set { accessibilityResponder.accessibilityCustomActions = newValue }
  }

  public func accessibilityElementCount() -> Int {
    accessibilityResponder.accessibilityElementCount()
  }

  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityResponder.accessibilityElement(at: index)
  }

  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityResponder.index(ofAccessibilityElement: element)
  }

  public func accessibilityActivate() -> Bool { accessibilityResponder.accessibilityActivate() }

  /// The object itself if it is a responder, or the responder that stores its values.
  private var accessibilityResponder: UIResponder {
    self as? UIResponder ?? AccessibilityHolder.holder(of: self)
  }
}

/// The responders that store the values of other objects while these objects exist.
@MainActor
private enum AccessibilityHolder {
  private struct Entry {
    weak var object: NSObject?
    let holder: UIResponder
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func holder(of object: NSObject) -> UIResponder {
    if let entry = entries[ObjectIdentifier(object)], entry.object != nil { return entry.holder }
    entries = entries.filter { $0.value.object != nil }
    let holder = UIResponder()
    entries[ObjectIdentifier(object)] = Entry(object: object, holder: holder)
    return holder
  }
}
