/// Runs work on another thread than the main actor's, with the same default presenter.
nonisolated func offMain(_ work: @Sendable () -> Void) async {
  work()
}
