import Foundation

/// Prints a line immediately, even from several threads and into a file.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
