extension Live {
  /// A value that follows this one for as long as someone keeps it.
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
