#if (GLib || GTK) && os(Linux)
internal import CGLibMainActor
internal import Dispatch

/// A part of the program, which prints what the main actor does.
enum Trial: String, CaseIterable {
  case order, threads, sleep, idle, secondLoop, nestedInCallback, nestedInTask, nestedFromTask
  case otherContext

  @MainActor
  func run() {
    let loop = Loop()
    switch self {
    case .order: order(loop)
    case .threads: threads(loop)
    case .sleep: sleep(loop)
    case .idle: idle(loop)
    case .secondLoop: secondLoop(loop)
    case .nestedInCallback: nestedInCallback(loop)
    case .nestedInTask: nestedInTask(loop)
    case .nestedFromTask: nestedFromTask(loop)
    case .otherContext: otherContext(loop)
    }
  }

  @MainActor
  private func order(_ loop: Loop) {
    Task {
      print("first task")
      await Task.yield()
      print("first task, after its turn")
      loop.end()
    }
    DispatchQueue.main.async { print("block") }
    Task { print("second task") }
    print("the loop starts")
    loop.run()
  }

  @MainActor
  private func threads(_ loop: Loop) {
    // Without a lock, so that the thread sanitizer sees whether the main queue orders the accesses.
    nonisolated(unsafe) var values = [Int]()
    Task.detached {
      values.append(1)
      await MainActor.run { values.append(2) }
      values.append(3)
      DispatchQueue.global().async {
        values.append(4)
        DispatchQueue.main.async {
          values.append(5)
          loop.end()
        }
      }
    }
    loop.run()
    print(values)
  }

  @MainActor
  private func sleep(_ loop: Loop) {
    Task {
      try await Task.sleep(for: .milliseconds(60))
      print("the task slept")
      loop.end()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
      print("the block waited")
    }
    loop.run()
  }

  @MainActor
  private func idle(_ loop: Loop) {
    var isDone = false
    Task {
      try await Task.sleep(for: .milliseconds(50))
      isDone = true
    }
    // The loop starts, the task sleeps, the task continues, and the loop ends.
    let withWork = loop.polls(during: 400)
    print("with a sleeping task:", isDone && withWork <= 6 ? "few polls" : "\(withWork) polls")
    let idle = loop.polls(during: 400)
    print("without work:", idle <= 3 ? "few polls" : "\(idle) polls")
  }

  @MainActor
  private func secondLoop(_ loop: Loop) {
    Task {
      print("in the first loop")
      loop.end()
    }
    loop.run()
    Task {
      print("between two loops, in the second loop")
      loop.end()
    }
    print("the first loop has ended")
    let second = Loop()
    second.end(after: 50)
    second.run()
  }

  @MainActor
  private func nestedInCallback(_ loop: Loop) {
    Loop.callBack(after: 5) {
      let inner = Loop()
      Task {
        print("in the inner loop")
        try await Task.sleep(for: .milliseconds(5))
        print("slept in the inner loop")
        inner.end()
      }
      inner.run()
      print("the inner loop has ended")
      Task {
        print("in the outer loop")
        loop.end()
      }
    }
    loop.run()
  }

  @MainActor
  private func nestedInTask(_ loop: Loop) {
    Task {
      try await Task.sleep(for: .milliseconds(5))
      print("another task, after its sleep")
      loop.end()
    }
    Task {
      DispatchQueue.main.async { print("block") }
      Loop.callBack(after: 5) { print("callback") }
      let polls = Loop().polls(during: 400)
      print("in the inner loop:", polls <= 3 ? "few polls" : "\(polls) polls")
    }
    loop.run()
  }

  @MainActor
  private func nestedFromTask(_ loop: Loop) {
    Task {
      await withCheckedContinuation { continuation in
        Loop.callBack(after: 0) {
          let inner = Loop()
          Task {
            print("in the inner loop")
            inner.end()
          }
          inner.run()
          continuation.resume()
        }
      }
      print("the task continues")
      loop.end()
    }
    loop.run()
  }

  @MainActor
  private func otherContext(_ loop: Loop) {
    let context = g_main_context_new()
    let other = g_timeout_source_new(50)
    g_source_set_callback(
      other,
      { _ in
        print("a source of the other context")
        return 0
      }, nil, nil)
    g_source_attach(other, context)
    Task {
      print("main actor")
      loop.end()
    }
    g_main_context_iteration(context, 1)
    loop.run()
  }
}
#endif
