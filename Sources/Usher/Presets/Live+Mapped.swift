extension Live {
  /// Returns a live value that follows this one through `transform`, for as long as both exist.
  func mapped<Other>(
    _ transform: @escaping @MainActor @Sendable (Value) -> Other
  ) -> Live<Other> {
    let other = Live<Other>(transform(value))
    follow(by: other) { [weak other, weak self] in
      guard let self else { return }
      other?.value = transform(self.value)
    }
    return other
  }
}
