public import Foundation

/// An exception that UIKit would have raised, and that would have ended the app.
public struct RaisedException: Hashable, Sendable {
  /// The exception's name.
  public let name: String
  /// The text of the reason.
  public let reason: String
}

extension StandIn {
  /// Registers a function that creates a nib's objects in place of the file, until the world is
  /// reset.
  ///
  /// `make` replaces the archive and the outlets. It creates the objects with their `init(coder:)`,
  /// and sets the values that the file would set. It also sets the owner's outlets, for example a
  /// controller's `view`, and returns the top-level objects. `make` doesn't call `awakeFromNib()`,
  /// which is called afterward.
  ///
  /// - Parameters:
  ///   - name: The file's name, without its extension.
  ///   - bundle: The bundle that contains the file.
  ///   - make: Creates the objects for an owner with the given coder.
  public static func registerNib(
    named name: String, in bundle: Bundle = .main,
    make: @escaping @MainActor (_ owner: Any?, _ coder: NSCoder) -> [Any]
  ) {
    let key = World.NibName(name: name, bundle: bundle.bundlePath)
    World.current.nibs[key] = make
    NibNames.shared.insert(key)
  }

  /// Registers a function that creates a segue in place of a storyboard, until the world is reset.
  ///
  /// `make` receives the controller that performs the segue.
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
