#if os(iOS) || UIKIT_STAND_IN
internal import Foundation
internal import Usher

extension SizeConstraints {
  /// Creates the size constraints of an entry.
  init(_ constraints: EKAttributes.PositionConstraints) {
    self.init(
      width: Extent(constraints.size.width), height: Extent(constraints.size.height),
      maximumWidth: Extent(limit: constraints.maxSize.width),
      maximumHeight: Extent(limit: constraints.maxSize.height))
  }
}

extension Extent {
  fileprivate init(_ edge: EKAttributes.PositionConstraints.Edge) {
    switch edge {
    case .intrinsic: self = .intrinsic
    case .offset(let value): self = .inset(Double(value).asLength)
    case .ratio(let value):
      self = value.isNaN ? .intrinsic : .ratio(Double(value).mended(in: 0...1e6, otherwise: 0))
    case .constant(let value):
      self = value.isNaN ? .intrinsic : .constant(Double(value).mended(in: 0...1e6, otherwise: 0))
    }
  }

  /// Creates a maximum extent, which is at least 1 point if it is constant.
  fileprivate init(limit edge: EKAttributes.PositionConstraints.Edge) {
    self.init(edge)
    if case .constant(let most) = self { self = .constant(max(most, 1)) }
  }
}

extension Insets {
  /// Creates an entry's margins, which are the vertical offset at the edge where the entry rests.
  init(_ constraints: EKAttributes.PositionConstraints, at position: EKAttributes.Position) {
    let offset = Double(constraints.verticalOffset).asLength
    self.init(
      top: position.isTop ? offset : 0, left: 0, bottom: position.isBottom ? offset : 0, right: 0)
  }
}

extension SafeAreaPolicy {
  /// Creates an entry's safe-area policy.
  ///
  /// An entry in the middle ignores the safe area.
  init(
    _ safeArea: EKAttributes.PositionConstraints.SafeArea, at position: EKAttributes.Position
  ) {
    switch safeArea {
    case .overridden: self = .overridden
    case .empty(let isFilled):
      self = position.isCenter ? .overridden : isFilled ? .filled : .respected
    }
  }
}

extension ObstructionPolicy {
  /// Creates an entry's policy for keyboards.
  init(_ relation: EKAttributes.PositionConstraints.KeyboardRelation) {
    switch relation {
    case .unbind: self = .ignored
    case .bind(let offset):
      self = .avoided(
        spacing: Double(offset.bottom).mended(in: 0...1e6, otherwise: 0),
        edgeResistance: offset.screenEdgeResistance.map { Double($0).asLength })
    }
  }
}
#endif
