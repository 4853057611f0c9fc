import Foundation

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}

@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// An object that keeps the handlers of its trait changes.
@MainActor
protocol TraitRegistering: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

/// A handler with the traits that it observes.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let tell: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], tell: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func matches(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains {
      ($0 as? any SystemTrait.Type)?.differs(old.values, new.values) ?? false
    }
  }
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void where TraitEnvironment: UITraitEnvironment

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
    (self as? any TraitRegistering)?.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension TraitRegistering {
  /// Calls the handlers registered for traits that differ between `old` and `new`.
  func tellRegistered(
    _ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection
  ) {
    for registration in traitRegistrations where registration.matches(old, new) {
      registration.tell(environment, old)
    }
  }
}
