public import Foundation

/// The contents of a nib file, from which objects can be made repeatedly.
///
/// Without Objective-C, no archive can name classes and no key-value coding can connect outlets: in
/// the stand-in, a nib is what `StandIn.registerNib(named:in:make:)` has registered.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Makes a nib from a name and a bundle, the main bundle for `nil`; a missing nib is noticed on
  /// first use.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle ?? .main
  }

  /// Makes the objects of the nib, calls their `awakeFromNib()` and returns the top-level objects.
  ///
  /// For a missing nib UIKit raises an exception; the stand-in records it in `World.exceptions` and
  /// returns no objects. The owner's `awakeFromNib()` is not called: UIKit wakes the objects that
  /// the nib holds ("NSObject.awakeFromNib()").
  open func instantiate(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let make = World.current.nib(named: name, in: bundle) else {
      World.current.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      return []
    }
    let objects = make(owner, NibCoder())
    for object in objects { wake(object) }
    return objects
  }

  /// Calls `awakeFromNib()` on an object's descendants and then on the object.
  private func wake(_ object: Any) {
    if let view = object as? UIView { view.subviews.forEach(wake) }
    if let controller = object as? UIViewController {
      controller.children.forEach(wake)
      if let view = controller.viewIfLoaded { wake(view) }
    }
    (object as? UIResponder)?.awakeFromNib()
    (object as? UIGestureRecognizer)?.awakeFromNib()
  }

  /// The key of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Objects that replace the nib's placeholders; without effect in the stand-in.
    public static var externalObjects: OptionsKey { OptionsKey("UINibExternalObjects") }
  }
}

/// The coder for objects from a nib; it contains only the flag that subviews are laid out
/// automatically.
private final class NibCoder: NSCoder {
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { key == "UIAutoresizeSubviews" }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension Bundle {
  /// Makes the objects of a nib and returns the top-level ones, like `UINib`; `nil` for a missing
  /// nib.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let hasNib = World.current.nib(named: name, in: self) != nil
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return hasNib ? objects : nil
  }

  /// The path of a resource file or a registered nib.
  ///
  /// Swift prefers this function to Foundation's where neither argument is optional.
  public func path(forResource name: String, ofType type: String) -> String? {
    if type == "nib", hasRegisteredNib(named: name) { return bundlePath + "/" + name + ".nib" }
    return path(forResource: name as String?, ofType: type as String?)
  }

  /// The URL of a resource file or a registered nib.
  ///
  /// Swift prefers this function to Foundation's where neither argument is optional.
  public func url(forResource name: String, withExtension type: String) -> URL? {
    if type == "nib", hasRegisteredNib(named: name) {
      return bundleURL.appendingPathComponent(name + ".nib")
    }
    return url(forResource: name as String?, withExtension: type as String?)
  }

  private func hasRegisteredNib(named name: String) -> Bool {
    NibNames.shared.contains(World.NibName(name: name, bundle: bundlePath))
  }
}
