extension Background {
  /// Whether nothing of what lies behind can be seen through it; of pictures nobody knows.
  public func isOpaque(for traits: Traits) -> Bool {
    switch self {
    case .clear, .image, .blur: false
    case .color(let color): color.resolved(for: traits).alpha == 1
    case .gradient(let gradient):
      gradient.colors.allSatisfy { $0.resolved(for: traits).alpha == 1 }
    }
  }
}
