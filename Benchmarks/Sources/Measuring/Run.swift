/// The benchmark's run, configured by the program's arguments.
public enum Run {
  /// Whether the run only checks that everything can be measured; set by the argument `--quick`.
  ///
  /// A quick run takes few small samples with meaningless numbers, and prints only the names of its
  /// rows.
  public static let isQuick = CommandLine.arguments.contains("--quick")

  /// The folder with the documents to write the measurements into, named after the argument
  /// `--write`; `nil` without that argument.
  public static let folder: String? = {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: "--write") else { return nil }
    guard index + 1 < arguments.count else { Failure.end("--write needs a folder") }
    return arguments[index + 1]
  }()
}
