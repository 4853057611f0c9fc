public import Foundation

/// The contents of a nib file, ready to be made again and again.
///
/// Without Objective-C there is no archive that names classes and no key-value coding that connects outlets:
/// a nib here is what `StandIn.registerNib(named:in:make:)` has registered.
@MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle

  /// Makes a nib of a name in a bundle, the app's for `nil`; whether there is such a file shows when it is used.
  public init(nibName name: String, bundle: Bundle?) {
    self.name = name
    self.bundle = bundle ?? .main
  }

  /// Makes the objects of the nib and returns those at the top, after all were told that they are awake.
  ///
  /// UIKit raises an exception where there is no such file; here that is noted in `World.exceptions`, and nothing
  /// is returned. The owner is not told: UIKit wakes the objects that the nib holds
  /// ("NSObject.awakeFromNib()").
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

  /// Tells an object and what it holds, the holders last.
  private func wake(_ object: Any) {
    if let view = object as? UIView { view.subviews.forEach(wake) }
    if let controller = object as? UIViewController {
      controller.children.forEach(wake)
      if let view = controller.viewIfLoaded { wake(view) }
    }
    (object as? UIResponder)?.awakeFromNib()
    (object as? UIGestureRecognizer)?.awakeFromNib()
  }

  /// The name of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Objects that placeholders of the nib stand for; nothing here asks for them.
    public static var externalObjects: OptionsKey { OptionsKey("UINibExternalObjects") }
  }
}

/// The coder that objects of a nib are made with, which holds nothing but that they lay out their subviews.
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
  /// Makes the objects of a nib and returns those at the top, as `UINib` does; `nil` without such a nib.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let hasNib = World.current.nib(named: name, in: self) != nil
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return hasNib ? objects : nil
  }

  /// The path of a resource; a registered nib has one, beside the files that are there.
  ///
  /// Swift prefers this function to Foundation's where neither argument is optional.
  public func path(forResource name: String, ofType type: String) -> String? {
    if type == "nib", hasRegisteredNib(named: name) { return bundlePath + "/" + name + ".nib" }
    return path(forResource: name as String?, ofType: type as String?)
  }

  /// The address of a resource; a registered nib has one, beside the files that are there.
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
