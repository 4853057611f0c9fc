extension Background {
  /// Whether the background is known to hide everything behind it; `false` for pictures, which may
  /// have transparent parts.
  public func isOpaque(for traits: Traits) -> Bool {
    switch self {
    case .clear, .image, .blur: false
    case .color(let color): color.resolved(for: traits).alpha == 1
    case .gradient(let gradient):
      gradient.colors.allSatisfy { $0.resolved(for: traits).alpha == 1 }
    }
  }
}
