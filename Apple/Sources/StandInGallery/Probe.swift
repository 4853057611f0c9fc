internal import Foundation
internal import GalleryModel
internal import StandInStage
internal import Usher
@MainActor func probe() async {
  for demo in Drawn.demos {
    let text = (try? String(contentsOfFile: "Tests/Goldens/Frames/\(demo.name).txt", encoding: .utf8)) ?? ""
    let golden = FrameSheet(text)
    let frames = await demo.frames()
    for d in golden?.differences(from: frames, tolerance: 2) ?? ["none"] { print(demo.name, d) }
    for a in Appearance.allCases {
      let px = Pixels(contentsOf: "Tests/Goldens/\(demo.name)-\(a).png")
      let comparison = PixelComparison(expected: px!, actual: await demo.pixels(in: a))
      if !comparison.isSame { print("PIX", demo.name, a, comparison.count) }
    }
  }
}
