/// The run of a benchmark, as its arguments ask for it.
public enum Run {
  /// Whether the run only shows that everything can be measured; set by the argument `--quick`.
  ///
  /// The samples of a quick run are few and small, its figures mean nothing, and it prints the names of
  /// its rows alone.
  public static let isQuick = CommandLine.arguments.contains("--quick")
}
