public import Foundation

/// The contents of a nib file, which creates its objects any number of times.
///
/// Without Objective-C, an archive can't name classes and key-value coding can't connect outlets.
/// In the stand-in, a nib has the contents that `StandIn.registerNib(named:in:make:)` registered.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Creates a nib from a name and a bundle, where `nil` stands for the main bundle.
  ///
  /// A missing nib is only reported on first use.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle ?? .main
  }

  /// Creates the objects of the nib, calls their `awakeFromNib()` and returns the top-level
  /// objects.
  ///
  /// If the nib is missing, UIKit raises an exception, but the stand-in records it in
  /// `World.exceptions` and returns no objects. The owner's `awakeFromNib()` isn't called, because
  /// UIKit only awakens the objects in the nib ("NSObject.awakeFromNib()").
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
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Objects that replace the nib's placeholders, which have no effect in the stand-in.
    public static var externalObjects: OptionsKey { OptionsKey("UINibExternalObjects") }
  }
}

/// The coder for objects from a nib, which contains only the flag that subviews are laid out
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
  /// Like `UINib`, creates the objects of a nib and returns the top-level ones, or `nil` if the nib
  /// is missing.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let hasNib = World.current.nib(named: name, in: self) != nil
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return hasNib ? objects : nil
  }

  /// Returns the path of a resource file or a registered nib.
  ///
  /// Swift prefers this function to Foundation's if neither argument is optional.
  public func path(forResource name: String, ofType type: String) -> String? {
    if type == "nib", hasRegisteredNib(named: name) { return bundlePath + "/" + name + ".nib" }
    return path(forResource: name as String?, ofType: type as String?)
  }

  /// Returns the URL of a resource file or a registered nib.
  ///
  /// Swift prefers this function to Foundation's if neither argument is optional.
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
