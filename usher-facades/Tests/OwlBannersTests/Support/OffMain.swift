/// Runs work outside the main actor's thread, with the same default presenter.
nonisolated func offMain(_ work: @Sendable () -> Void) async {
  work()
}
