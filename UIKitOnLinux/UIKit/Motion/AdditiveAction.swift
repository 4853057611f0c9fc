/// The action for a change in an animation block.
///
/// It adds an animation that starts with the difference to the former value and ends with no
/// difference, so that animations of the same property add up.
///
/// Values without a difference, such as colors and paths, are animated from the displayed value,
/// and the new animation replaces a running one.
final class AdditiveAction: CABasicAnimation {
  convenience init(key: String) {
    self.init(keyPath: key)
    isAdditive = true
  }

  override func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer, let former = AnimatedValue(fromValue),
      let new = layer.animatedValue(event)
    else { return }
    if case .rect(let old) = former, case .rect(let now) = new {
      // A rectangle can't have a negative size but a difference can, so UIKit adds two animations.
      add(.point(old.origin), .point(now.origin), event + ".origin", to: layer)
      add(.size(old.size), .size(now.size), event + ".size", to: layer)
    } else {
      add(former, new, event, to: layer)
    }
  }

  /// Adds an animation of a property from a former to the new value.
  private func add(_ former: AnimatedValue, _ new: AnimatedValue, _ key: String, to layer: CALayer)
  {
    let animation = CABasicAnimation()
    animation.copyValues(from: self)
    animation.keyPath = key
    guard let difference = former.difference(to: new) else {
      animation.isAdditive = false
      animation.fromValue = layer.seen(key, before: former)
      return layer.add(animation, forKey: key)
    }
    animation.fromValue = difference
    animation.toValue = new.nothing
    layer.add(animation, forKey: layer.freeKey(key))
  }
}

extension AnimatedValue {
  /// Returns the value that gives this one when it is added to `base`.
  ///
  /// The result is `nil` for kinds that can't be added, and for a transform to 3D or to an area of
  /// zero.
  fileprivate func difference(to base: AnimatedValue) -> AnimatedValue? {
    switch (self, base) {
    case (.number, .number), (.point, .point), (.size, .size): return subtracting(base)
    case (.transform(let mine), .transform(let theirs)):
      guard CATransform3DIsAffine(theirs) else { return nil }
      let affine = CATransform3DGetAffineTransform(theirs)
      guard affine.a * affine.d != affine.b * affine.c else { return nil }
      return .transform(
        CATransform3DConcat(mine, CATransform3DMakeAffineTransform(affine.inverted())))
    default: return nil
    }
  }

  /// The value that changes nothing when it is added.
  fileprivate var nothing: AnimatedValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return subtracting(self)
  }
}

extension CALayer {
  /// Returns the first of "position", "position-2", "position-3" and so on that no animation uses.
  fileprivate func freeKey(_ key: String) -> String {
    let taken = Set(animationKeys() ?? [])
    guard taken.contains(key) else { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { !taken.contains($0) } ?? key
  }
}
