#if GTK
import Foundation
import TestProcesses
import Synchronization

/// A headless Chromium that is controlled using its developer tools.
///
/// Messages are JSON texts, each followed by a zero, in two named pipes.
final class Browser {
  private let process = Process()
  private let commands: Int32
  private let answers: Int32
  private var received: [UInt8] = []
  private var lastMessage = 0
  private var session: String?

  /// Starts the browser, with its files in a folder, and opens a page.
  init(in folder: URL, opening address: String) throws {
    let paths = ["commands", "answers"].map { folder.appending(path: $0).path() }
    for path in paths { mkfifo(path, 0o600) }
    // Opened for both directions, so calls don't wait for the other side, and writes don't fail.
    (commands, answers) = (Glibc.open(paths[0], O_RDWR), Glibc.open(paths[1], O_RDWR))
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      ["-s", "KILL", "90", "/bin/sh", "-c", #"exec "$@" 3<"$0/commands" 4>"$0/answers""#]
      + [folder.path(), "/usr/bin/chromium", "--headless", "--remote-debugging-pipe"]
      + ["--user-data-dir=" + folder.appending(path: "profile").path()]
      + ["--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=1400,1000"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try WindowProcess.starting.withLock { _ in try process.run() }
    let page = try ask("Target.createTarget", ["url": address])
    let target = page["targetId"] as? String ?? ""
    session =
      try ask("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      as? String
  }

  deinit {
    kill(-process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    close(commands)
    close(answers)
  }

  func click(x: Int, y: Int) throws {
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
      _ = try ask(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  /// The pixels of the page with nearly a color: their number and the smallest rectangle around.
  ///
  /// The rectangle is empty if there are no such pixels.
  struct Found: Decodable {
    let count: Int
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
  }

  /// Finds the pixels with nearly a color, such as 0xFF00FF, in a part of the page.
  ///
  /// The page itself decodes the screenshot, because it already can read pictures.
  func pixels(
    of color: Int, x columns: Range<Int> = 0..<10_000, y rows: Range<Int> = 0..<10_000
  ) throws -> Found {
    let picture = try ask("Page.captureScreenshot", ["format": "png"])["data"] as? String ?? ""
    let script = """
      (async () => {
        const answer = await fetch("data:image/png;base64,\(picture)");
        const image = await createImageBitmap(await answer.blob());
        const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
        context.drawImage(image, 0, 0);
        const bytes = context.getImageData(0, 0, image.width, image.height).data;
        const wanted = [\(color >> 16), \(color >> 8 & 0xFF), \(color & 0xFF)];
        const found = {count: 0, left: image.width, top: image.height, right: 0, bottom: 0};
        for (let y = \(rows.lowerBound); y < Math.min(image.height, \(rows.upperBound)); y++)
          for (let x = \(columns.lowerBound); x < Math.min(image.width, \(columns.upperBound)); x++) {
            const at = 4 * (y * image.width + x);
            if (wanted.some((part, channel) => Math.abs(bytes[at + channel] - part) > 8)) continue;
            found.count++;
            found.left = Math.min(found.left, x);
            found.top = Math.min(found.top, y);
            found.right = Math.max(found.right, x + 1);
            found.bottom = Math.max(found.bottom, y + 1);
          }
        return JSON.stringify(found);
      })()
      """
    let answer = try ask("Runtime.evaluate", ["expression": script, "awaitPromise": true])
    guard let result = answer["result"] as? [String: Any], let text = result["value"] as? String
    else { throw Failure(words: "the page found no pixels: \(answer)") }
    return try JSONDecoder().decode(Found.self, from: Data(text.utf8))
  }

  struct Failure: Error, CustomStringConvertible {
    let words: String

    var description: String { words }
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastMessage += 1
    var message: [String: Any] = ["id": lastMessage, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = try Array(JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(commands, bytes, bytes.count)
      guard count > 0 else { throw Failure(words: "the browser takes no commands") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try nextMessage()
      guard answer["id"] as? Int == lastMessage else { continue }
      guard let result = answer["result"] as? [String: Any] else {
        throw Failure(words: "\(method): \(answer["error"] ?? "no result")")
      }
      return result
    }
  }

  /// Waits for a message from the browser, for up to twenty seconds.
  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 20_000) == 1 else {
        throw Failure(words: "the browser does not answer; is chromium installed?")
      }
      var part = [UInt8](repeating: 0, count: 65536)
      let count = read(answers, &part, part.count)
      received += part.prefix(max(count, 0))
    }
  }
}
#endif
