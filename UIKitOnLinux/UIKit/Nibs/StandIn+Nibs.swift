public import Foundation

/// An exception that UIKit would have raised, and that would have ended the app.
public struct RaisedException: Hashable, Sendable {
  /// The exception's name.
  public let name: String
  /// The reason, in words.
  public let reason: String
}

extension StandIn {
  /// Registers the maker of a nib's objects, in place of the file, until the world is reset.
  ///
  /// `make` replaces the archive and the outlets: it makes the objects by their `init(coder:)`,
  /// sets the values that the file would set, sets the owner's outlets (a controller's `view`), and
  /// returns the top-level objects. `awakeFromNib()` is called afterwards, not by `make`.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundle: The bundle that contains the file.
  ///   - make: Makes the objects for an owner; gets the coder to make them with.
  public static func registerNib(
    named name: String, in bundle: Bundle = .main,
    make: @escaping @MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any]
  ) {
    let key = World.NibName(name: name, bundle: bundle.bundlePath)
    World.current.nibs[key] = make
    NibNames.shared.insert(key)
  }

  /// Registers the maker of a segue, in place of a storyboard, until the world is reset.
  ///
  /// `make` gets the controller that performs the segue.
  public static func registerSegue(
    withIdentifier identifier: String,
    make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    World.current.segues[identifier] = make
  }
}

extension World {
  struct NibName: Hashable, Sendable {
    let name: String
    let bundle: String
  }

  func nib(
    named name: String, in bundle: Bundle
  ) -> (@MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any])? {
    nibs[NibName(name: name, bundle: bundle.bundlePath)]
  }

  /// Records an exception with which UIKit would end the app.
  func raise(_ name: String, _ reason: String) {
    exceptions.append(RaisedException(name: name, reason: reason))
  }
}

/// The names of the registered nibs, accessible from any thread.
final class NibNames: @unchecked Sendable {
  static let shared = NibNames()
  private let lock = NSLock()
  private var names: Set<World.NibName> = []

  func insert(_ name: World.NibName) {
    lock.withLock { _ = names.insert(name) }
  }

  func contains(_ name: World.NibName) -> Bool {
    lock.withLock { names.contains(name) }
  }

  func removeAll() {
    lock.withLock { names = [] }
  }
}
