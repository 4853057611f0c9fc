import Foundation
import MutationRun

// Mutants MINUTES SEED [--count COUNT] [MODULE…]; see `./usher nightly`.

var arguments = Array(CommandLine.arguments.dropFirst())
var count: Int?
if let option = arguments.firstIndex(of: "--count"), option + 1 < arguments.count {
  count = Int(arguments[option + 1])
  arguments.removeSubrange(option...option + 1)
}
guard arguments.count >= 2, let minutes = Int(arguments[0]), let seed = UInt64(arguments[1]) else {
  print("usage: Mutants MINUTES SEED [--count COUNT] [MODULE…]")
  exit(64)
}
var run = MutationRun(
  minutes: minutes, seed: seed, root: URL(filePath: FileManager.default.currentDirectoryPath))
run.count = count
run.only = Array(arguments.dropFirst(2))
do {
  try run.run()
} catch {
  print("The mutation run ended early: \(error)")
  exit(1)
}
