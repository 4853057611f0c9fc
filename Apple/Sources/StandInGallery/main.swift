import GalleryModel
import StandInStage
import UIKit
import Usher

let start = Date()
let folder = CommandLine.arguments[1]
let goldens = CommandLine.arguments[2]
for appearance in Appearance.allCases {
  for preset in Preset.all {
    let name = "\(preset.name)-\(appearance).png"
    let stage = PresetStage(preset, in: appearance)
    let pixels = stage.pixels()
    guard let golden = Pixels(contentsOf: goldens + "/" + name) else { print("no", name); continue }
    let c = PixelComparison(expected: golden, actual: pixels)
    Pixels.strip([golden, pixels, c.difference]).writePNG(to: folder + "/" + name)
    print(c.count, name)
    if appearance == .light, let sheet = (try? String(contentsOfFile: goldens + "/Frames/\(preset.name).txt", encoding: .utf8)).flatMap(FrameSheet.init) {
      for line in sheet.differences(from: stage.frames(), tolerance: 1) { print("FRAME", preset.name, line) }
    }
  }
}
print(Date().timeIntervalSince(start))
