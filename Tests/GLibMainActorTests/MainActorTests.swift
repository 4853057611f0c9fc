#if (GLib || GTK) && os(Linux)
import Foundation
import Testing

@Suite("The main actor under GLib", .serialized, .timeLimit(.minutes(10)))
struct MainActorTests {
  @Test("tasks and blocks of the main queue run in the loop, in their order")
  func order() throws {
    #expect(
      try output(of: "order") == """
        the loop starts
        first task
        block
        second task
        first task, after its turn

        """)
  }

  @Test("other threads continue on the main actor and back")
  func threads() throws {
    #expect(try output(of: "threads") == "[1, 2, 3, 4, 5]\n")
  }

  @Test("tasks sleep, and blocks wait for their deadline")
  func sleep() throws {
    #expect(
      try output(of: "sleep") == """
        the block waited
        the task slept

        """)
  }

  @Test("the loop isn't woken without work, nor while a task sleeps")
  func idle() throws {
    #expect(
      try output(of: "idle") == """
        with a sleeping task: few polls
        without work: few polls

        """)
  }

  @Test("a second loop runs the tasks from between the loops")
  func secondLoop() throws {
    #expect(
      try output(of: "secondLoop") == """
        in the first loop
        the first loop has ended
        between two loops, in the second loop

        """)
  }

  @Test("a loop inside a callback of GLib runs the main actor")
  func nestedInCallback() throws {
    #expect(
      try output(of: "nestedInCallback") == """
        in the inner loop
        slept in the inner loop
        the inner loop has ended
        in the outer loop

        """)
  }

  @Test("a loop inside a task runs callbacks of GLib, and other tasks only when the task ends")
  func nestedInTask() throws {
    #expect(
      try output(of: "nestedInTask") == """
        callback
        in the inner loop: few polls
        block
        another task, after its sleep

        """)
  }

  @Test("a task can await a callback of GLib with a loop that runs the main actor")
  func nestedFromTask() throws {
    #expect(
      try output(of: "nestedFromTask") == """
        in the inner loop
        the task continues

        """)
  }

  @Test("another main context doesn't run the main actor")
  func otherContext() throws {
    #expect(
      try output(of: "otherContext") == """
        a source of the other context
        main actor

        """)
  }

  @Test("starting throws an error if Dispatch runs the main thread")
  func taken() throws {
    #expect(try output(of: "taken") == Self.takenDescription)
  }

  @Test("a loop stops serving the main actor if Dispatch takes the main thread later")
  func takenLater() throws {
    #expect(try output(of: "takenLater") == "the loop has ended\n" + Self.takenDescription)
  }

  private static let takenDescription = """
    GLib can't run the main actor because Dispatch runs the main thread, for example in an async \
    main. Make main synchronous, and await in a task

    """

  /// Runs a trial of the program next to the tests, for at most 60 seconds, and returns the text
  /// that it printed, including errors.
  private func output(of trial: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "GLibRunner")
    let stream = try #require(
      popen("timeout -s KILL 60 '\(program.path(percentEncoded: false))' \(trial) 2>&1", "r"))
    var output = [UInt8]()
    while case let byte = fgetc(stream), byte != EOF { output.append(UInt8(byte)) }
    let status = pclose(stream)
    if status != 0 { output += "ended with \(status)\n".utf8 }
    return String(decoding: output, as: UTF8.self)
  }
}
#endif
