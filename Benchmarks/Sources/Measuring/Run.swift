/// The benchmark's run, configured by the program's arguments.
public enum Run {
  /// Whether the run only checks that everything can be measured; set by the argument `--quick`.
  ///
  /// A quick run takes few small samples with meaningless numbers, and prints only the names of its
  /// rows.
  public static let isQuick = CommandLine.arguments.contains("--quick")
}
